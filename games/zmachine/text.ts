import { BrokenStoryError, hex } from './errors.ts';
import type { Header } from './header.ts';
import type { Memory } from './memory.ts';
import { NEWLINE, type Zscii } from './zscii.ts';

const ALPHABETS = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ \r0123456789.,!?_#'"/\\-:()`;
const ROW = 26;
/** In alphabet 2 the first two places are not the table's: an escape to any ZSCII code, and a new line. */
const ESCAPE = 6;
const SHIFT = 4;
const PADDING = 5;

/** Pieces of a decoded string; a number is an abbreviation, which stories may exchange while they run. */
interface Decoded {
  readonly parts: readonly (string | number)[];
  /** The whole text where no abbreviation is in it. */
  readonly text: string | undefined;
  /** Address of the first byte after the string. */
  readonly end: number;
}

/** Z-characters to text and back (section 3 of the Standard). */
export class TextCodec {
  private readonly memory: Memory;
  private readonly header: Header;
  private readonly zscii: Zscii;
  /** ZSCII codes of the three alphabets, one after the other. */
  private readonly alphabets: number[];
  /** Decoded strings of read-only memory, by address. */
  private readonly cache = new Map<number, Decoded>();

  constructor(memory: Memory, header: Header, zscii: Zscii) {
    this.memory = memory;
    this.header = header;
    this.zscii = zscii;
    this.alphabets = Array.from(ALPHABETS, (letter, index) =>
      header.alphabet > 0 ? memory.u8(header.alphabet + index) : letter.charCodeAt(0),
    );
    this.alphabets[2 * ROW + 1] = NEWLINE;
  }

  /** The string at a byte address. @throws BrokenStoryError where it runs out of the memory */
  decode(address: number): string {
    return this.resolve(this.decoded(address));
  }

  /** Address of the first byte after the string at `address`. */
  end(address: number): number {
    return this.decoded(address).end;
  }

  private resolve(decoded: Decoded): string {
    if (decoded.text !== undefined) return decoded.text;
    let text = '';
    for (const part of decoded.parts) text += typeof part === 'string' ? part : this.abbreviation(part);
    return text;
  }

  private abbreviation(index: number): string {
    const address = 2 * this.memory.u16(this.header.abbreviations + 2 * index);
    // An abbreviation may not use abbreviations; a story that does it anyway must not recurse without end.
    return this.decoded(address).parts.filter((part) => typeof part === 'string').join('');
  }

  private decoded(address: number): Decoded {
    const known = this.cache.get(address);
    if (known !== undefined) return known;
    const decoded = this.read(address);
    if (address >= this.memory.staticBase) this.cache.set(address, decoded);
    return decoded;
  }

  private read(start: number): Decoded {
    const zchars: number[] = [];
    let address = start;
    for (let word = 0; word < 0x8000; address += 2) {
      if (address + 1 >= this.memory.size) throw new BrokenStoryError(`The text at ${hex(start)} has no end`);
      word = this.memory.u16(address);
      zchars.push((word >> 10) & 31, (word >> 5) & 31, word & 31);
    }
    const parts = this.parts(zchars);
    const text = parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
    return { parts, text, end: address };
  }

  private parts(zchars: readonly number[]): (string | number)[] {
    const parts: (string | number)[] = [];
    let text = '';
    let alphabet = 0;
    for (let at = 0; at < zchars.length; at++) {
      const zchar = zchars[at] as number;
      const shifted = alphabet;
      alphabet = 0;
      if (zchar === 0) text += ' ';
      else if (zchar < SHIFT) {
        const index = zchars[++at];
        if (index === undefined) break;
        parts.push(text, 32 * (zchar - 1) + index);
        text = '';
      } else if (zchar <= 5) alphabet = zchar - 3;
      else if (shifted === 2 && zchar === ESCAPE) {
        const high = zchars[++at];
        const low = zchars[++at];
        if (high !== undefined && low !== undefined) text += this.zscii.text((high << 5) | low);
      } else text += this.zscii.text(this.alphabets[shifted * ROW + zchar - ESCAPE] as number);
    }
    parts.push(text);
    return parts;
  }

  /** ZSCII codes as dictionary words have them: 2 words (6 Z-characters) in version 3, else 3 words (9). */
  encode(codes: readonly number[]): number[] {
    const words = this.header.version === 3 ? 2 : 3;
    const zchars: number[] = [];
    for (let at = 0; zchars.length < 3 * words; at++) {
      const code = codes[at];
      if (code === undefined) zchars.push(PADDING);
      else zchars.push(...this.zcharsOf(code));
    }
    return Array.from({ length: words }, (_, index) => {
      const [first, second, third] = zchars.slice(3 * index, 3 * index + 3) as [number, number, number];
      return (first << 10) | (second << 5) | third | (index === words - 1 ? 0x8000 : 0);
    });
  }

  private zcharsOf(code: number): number[] {
    if (code === 32) return [0];
    const place = this.alphabets.findIndex((known, index) => known === code && index !== 2 * ROW);
    if (place < 0) return [PADDING, ESCAPE, (code >> 5) & 31, code & 31];
    const zchar = ESCAPE + (place % ROW);
    return place < ROW ? [zchar] : [place < 2 * ROW ? SHIFT : PADDING, zchar];
  }
}
