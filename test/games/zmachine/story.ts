/** A story made by hand, for tests: what is not given is as small as the format allows. */
export interface Parts {
  readonly version?: 3 | 4 | 5 | 8;
  /** Instructions that the story starts with; they are in read-only memory. */
  readonly code: readonly number[];
  /** Bytes to put at places of the file. */
  readonly at?: Readonly<Record<number, readonly number[]>>;
}

/** Where the parts of a story made by hand are. */
export const ABBREVIATIONS = 0x40;
export const OBJECTS = 0x140;
export const GLOBALS = 0x300;
/** 256 bytes that the story may write. */
export const SPACE = 0x500;
export const STATIC = 0x600;
/** An empty dictionary with the separators `,` and `.`. */
export const DICTIONARY = 0x600;
/** A routine put there has the packed address {@link packed}(ROUTINE). */
export const ROUTINE = 0x700;
export const CODE = 0x800;
const LENGTH = 0x1000;

export function packed(address: number, version: 3 | 4 | 5 | 8): number {
  return address / { 3: 2, 4: 4, 5: 4, 8: 8 }[version];
}

export function word(value: number): [number, number] {
  return [(value >> 8) & 0xff, value & 0xff];
}

export function buildStory({ version = 5, code, at = {} }: Parts): Uint8Array {
  const bytes = new Uint8Array(LENGTH);
  const put = (address: number, values: readonly number[]) => bytes.set(values, address);
  bytes[0] = version;
  put(0x06, word(CODE));
  put(0x08, word(DICTIONARY));
  put(0x0a, word(OBJECTS));
  put(0x0c, word(GLOBALS));
  put(0x0e, word(STATIC));
  put(0x18, word(ABBREVIATIONS));
  put(0x1a, word(packed(LENGTH, version)));
  put(DICTIONARY, [2, 0x2c, 0x2e, version === 3 ? 7 : 9, 0, 0]);
  put(CODE, code);
  for (const [address, values] of Object.entries(at)) put(Number(address), values);
  put(0x1c, word(bytes.subarray(64).reduce((sum, byte) => sum + byte, 0) & 0xffff));
  return bytes;
}

/** Prints the value of a variable and a new line (print_num, new_line). */
export function printVariable(variable: number): number[] {
  return [0xe6, 0xbf, variable, 0xbb];
}

export const QUIT = 0xba;
/** Number of the global variable 0, as a variable. */
export const G0 = 16;
