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
const SPACE = 32;
const HIGH_HALF = 4;
const LOW_HALF = 5;
const ABBREVIATIONS = 96;
/** Characters of one string, and of all strings that are remembered; only a broken story comes near them. */
const STRING_LIMIT = 0x10000;
const MEMORY_LIMIT = 0x400000;

export interface ZString {
  readonly text: string;
  /** Address of the first byte after the string. */
  readonly end: number;
}

/** Z-characters to text and back (section 3 of the Standard). */
export class TextCodec {
  private readonly memory: Memory;
  private readonly header: Header;
  private readonly zscii: Zscii;
  /** Texts of the three alphabets, one after the other. */
  private readonly letters: readonly string[];
  /** How dictionary words spell each ZSCII code. */
  private readonly spellings: readonly (readonly number[])[];
  /** Strings of read-only memory, by address, as long as no abbreviation changes. */
  private readonly strings = new Map<number, ZString>();
  private readonly abbreviations = new Map<number, string>();
  private epoch = -1;
  /** Characters in `strings`. */
  private remembered = 0;

  constructor(memory: Memory, header: Header, zscii: Zscii) {
    this.memory = memory;
    this.header = header;
    this.zscii = zscii;
    const alphabets = Array.from(ALPHABETS, (letter, index) =>
      header.alphabet > 0 ? memory.u8(header.alphabet + index) : letter.charCodeAt(0),
    );
    alphabets[2 * ROW + 1] = NEWLINE;
    this.letters = alphabets.map((code) => zscii.text(code));
    this.spellings = spellings(alphabets);
    this.watchAbbreviations();
  }

  /** Stories may exchange abbreviations while they run (Inform calls it low strings); strings with them then change. */
  private watchAbbreviations(): void {
    const { memory } = this;
    const table = this.header.abbreviations;
    if (table === 0) return;
    let start = table;
    let end = table + 2 * ABBREVIATIONS;
    for (let index = 0; index < ABBREVIATIONS; index++) {
      const address = 2 * memory.u16(table + 2 * index);
      if (address < 64 || address >= memory.staticBase) continue;
      start = Math.min(start, address);
      end = Math.max(end, this.extent(address));
    }
    memory.watch(start, Math.min(end, memory.staticBase));
  }

  private extent(start: number): number {
    let address = start;
    while (address < this.memory.staticBase && this.memory.u8(address) < 0x80) address += 2;
    return address + 2;
  }

  /** The string at a byte address. @throws BrokenStoryError where it runs out of the memory */
  string(address: number): ZString {
    if (this.epoch !== this.memory.epoch || this.remembered > MEMORY_LIMIT) {
      this.strings.clear();
      this.abbreviations.clear();
      this.epoch = this.memory.epoch;
      this.remembered = 0;
    }
    const known = this.strings.get(address);
    if (known !== undefined) return known;
    const string = this.read(address, true);
    if (address >= this.memory.staticBase) {
      this.strings.set(address, string);
      this.remembered += string.text.length;
    }
    return string;
  }

  decode(address: number): string {
    return this.string(address).text;
  }

  private abbreviation(index: number): string {
    const known = this.abbreviations.get(index);
    if (known !== undefined) return known;
    // An abbreviation may not use abbreviations; a story that does it anyway must not recurse without end.
    const { text } = this.read(2 * this.memory.u16(this.header.abbreviations + 2 * index), false);
    this.abbreviations.set(index, text);
    return text;
  }

  private read(start: number, abbreviated: boolean): ZString {
    const { memory } = this;
    let text = '';
    let address = start;
    let alphabet = 0;
    /** Z-characters that the next ones belong to: 0 none, 1 to 3 an abbreviation, 4 and 5 the halves of a ZSCII code. */
    let pending = 0;
    let high = 0;
    for (let word = 0; word < 0x8000; address += 2) {
      if (address + 1 >= memory.size || text.length > STRING_LIMIT)
        throw new BrokenStoryError(`The text at ${hex(start)} has no end`);
      word = memory.u16(address);
      for (let shift = 10; shift >= 0; shift -= 5) {
        const zchar = (word >> shift) & 31;
        if (pending === HIGH_HALF) {
          high = zchar << 5;
          pending = LOW_HALF;
        } else if (pending === LOW_HALF) {
          text += this.zscii.text(high | zchar);
          pending = 0;
        } else if (pending > 0) {
          if (abbreviated) text += this.abbreviation(32 * (pending - 1) + zchar);
          pending = 0;
        } else if (zchar >= ESCAPE) {
          if (alphabet === 2 && zchar === ESCAPE) pending = HIGH_HALF;
          else text += this.letters[alphabet * ROW + zchar - ESCAPE];
          alphabet = 0;
        } else if (zchar >= SHIFT) alphabet = zchar - 3;
        else {
          if (zchar === 0) text += ' ';
          else pending = zchar;
          alphabet = 0;
        }
      }
    }
    return { text, end: address };
  }

  /** ZSCII codes as dictionary words have them: 2 words (6 Z-characters) in version 3, else 3 words (9). */
  encode(codes: readonly number[]): number[] {
    const length = this.header.version === 3 ? 6 : 9;
    const zchars: number[] = [];
    for (let at = 0; at < codes.length && zchars.length < length; at++) {
      zchars.push(...(this.spellings[codes[at] as number] as readonly number[]));
    }
    while (zchars.length < length) zchars.push(PADDING);
    const words: number[] = [];
    for (let at = 0; at < length; at += 3) {
      const [first, second, third] = [zchars[at], zchars[at + 1], zchars[at + 2]] as [number, number, number];
      words.push((first << 10) | (second << 5) | third | (at + 3 === length ? 0x8000 : 0));
    }
    return words;
  }
}

function spellings(alphabets: readonly number[]): number[][] {
  const all = Array.from({ length: 256 }, (_, code) => [PADDING, ESCAPE, code >> 5, code & 31]);
  // Backwards, so that of two places for a letter the first one counts.
  for (let place = 3 * ROW - 1; place >= 0; place--) {
    if (place === 2 * ROW) continue;
    const zchar = ESCAPE + (place % ROW);
    all[alphabets[place] as number] = place < ROW ? [zchar] : [place < 2 * ROW ? SHIFT : PADDING, zchar];
  }
  all[SPACE] = [0];
  return all;
}
