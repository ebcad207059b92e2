import { BrokenStoryError, hex } from './errors.ts';
import type { Header } from './header.ts';
import type { Memory } from './memory.ts';
import type { TextCodec } from './text.ts';

const SPACE = 32;
/** Dictionaries that are remembered; stories have one, or a few. */
const KNOWN_LIMIT = 8;

interface Dictionary {
  readonly separators: ReadonlySet<number>;
  /** Entry addresses by encoded word, as one number of 32 or 48 bits. */
  readonly entries: ReadonlyMap<number, number>;
}

interface Word {
  readonly codes: number[];
  /** Place of the first letter, counted from the start of the text buffer. */
  readonly offset: number;
}

/** Lexical analysis: a line of input to dictionary words (section 13 of the Standard). */
export class Tokeniser {
  private readonly memory: Memory;
  private readonly header: Header;
  private readonly codec: TextCodec;
  /** Dictionaries in read-only memory. */
  private readonly known = new Map<number, Dictionary>();

  constructor(memory: Memory, header: Header, codec: TextCodec) {
    this.memory = memory;
    this.header = header;
    this.codec = codec;
  }

  /**
   * Fills a parse buffer from a text buffer.
   * @param dictionary byte address of another dictionary than the story's, or 0
   * @param keepUnknown leave the slots of words that are not in the dictionary as they are
   */
  tokenise(text: number, parse: number, dictionary = 0, keepUnknown = false): void {
    const { memory } = this;
    const { separators, entries } = this.dictionary(dictionary || this.header.dictionary);
    const words = this.words(text, separators).slice(0, memory.u8(parse));
    memory.w8(parse + 1, words.length);
    words.forEach(({ codes, offset }, index) => {
      const entry = entries.get(key(this.codec.encode(codes))) ?? 0;
      if (entry === 0 && keepUnknown) return;
      const slot = parse + 2 + 4 * index;
      memory.w16(slot, entry);
      memory.w8(slot + 2, codes.length);
      memory.w8(slot + 3, offset);
    });
  }

  private words(text: number, separators: ReadonlySet<number>): Word[] {
    const { memory } = this;
    const counted = this.header.version >= 5;
    const start = counted ? 2 : 1;
    const end = counted ? start + memory.u8(text + 1) : start + memory.u8(text);
    const words: Word[] = [];
    let word: Word | undefined;
    for (let offset = start; offset < end; offset++) {
      const code = memory.u8(text + offset);
      // Zero ends the line in every version: where the length is counted, stories still overwrite letters with it.
      if (code === 0) break;
      if (code === SPACE) word = undefined;
      else if (separators.has(code)) {
        words.push({ codes: [code], offset });
        word = undefined;
      } else if (word === undefined) {
        word = { codes: [code], offset };
        words.push(word);
      } else word.codes.push(code);
    }
    return words;
  }

  private dictionary(address: number): Dictionary {
    const known = this.known.get(address);
    if (known !== undefined) return known;
    const dictionary = this.read(address);
    if (address >= this.memory.staticBase && this.known.size < KNOWN_LIMIT)
      this.known.set(address, dictionary);
    return dictionary;
  }

  private read(address: number): Dictionary {
    const { memory } = this;
    const separatorCount = memory.u8(address);
    const separators = new Set(memory.bytes.subarray(address + 1, address + 1 + separatorCount));
    const head = address + 1 + separatorCount;
    const length = memory.u8(head);
    // A negative count marks a dictionary that is not sorted.
    const count = Math.abs((memory.u16(head + 1) << 16) >> 16);
    const words = this.header.version === 3 ? 2 : 3;
    if (length < 2 * words || head + 3 + count * length > memory.size) {
      throw new BrokenStoryError(`The dictionary at ${hex(address)} is damaged`);
    }
    const entries = new Map<number, number>();
    for (let index = 0; index < count; index++) {
      const entry = head + 3 + index * length;
      let word = 0;
      for (let at = 0; at < words; at++) word = word * 0x10000 + memory.u16(entry + 2 * at);
      if (!entries.has(word)) entries.set(word, entry);
    }
    return { separators, entries };
  }
}

function key(words: readonly number[]): number {
  let sum = 0;
  for (const word of words) sum = sum * 0x10000 + word;
  return sum;
}
