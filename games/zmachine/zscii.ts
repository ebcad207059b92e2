import type { Header } from './header.ts';
import type { Memory } from './memory.ts';

/** ZSCII 155 to 223 where the story has no Unicode table of its own (Standard, table 1 of section 3). */
const EXTRA_CHARACTERS = 'äöüÄÖÜß»«ëïÿËÏáéíóúýÁÉÍÓÚÝàèìòùÀÈÌÒÙâêîôûÂÊÎÔÛåÅøØãñõÃÑÕæÆçÇþðÞÐ£œŒ¡¿';
const FIRST_EXTRA = 155;
const LAST_EXTRA = 251;
export const NEWLINE = 13;
const QUESTION_MARK = 63;
/** Word of the header extension that points to a Unicode table. */
const UNICODE_TABLE = 3;

/** The story's character set: ZSCII codes (0 to 255, as section 3.8 of the Standard has them) and Unicode text. */
export class Zscii {
  private readonly texts: string[] = new Array<string>(1024).fill('');
  /** By UTF-16 unit. */
  private readonly known = new Map<number, number>();

  constructor(memory: Memory, header: Header) {
    this.pair(NEWLINE, '\n');
    for (let code = 32; code < 127; code++) this.pair(code, String.fromCharCode(code));
    extraCharacters(memory, header).forEach((text, index) => {
      this.pair(FIRST_EXTRA + index, text);
    });
  }

  private pair(code: number, text: string): void {
    this.texts[code] = text;
    const unit = text.charCodeAt(0);
    if (!this.known.has(unit)) this.known.set(unit, code);
  }

  /** The text of a code from 0 to 1023; empty for codes that print nothing. */
  text(code: number): string {
    return this.texts[code] ?? '';
  }

  /** The codes of a text, one for each UTF-16 unit; `?` for what the story's character set lacks. */
  codes(text: string): number[] {
    const codes: number[] = [];
    for (let at = 0; at < text.length; at++) codes.push(this.known.get(text.charCodeAt(at)) ?? QUESTION_MARK);
    return codes;
  }

  /** Whether a UTF-16 unit is in the story's character set. */
  has(unit: number): boolean {
    return this.known.has(unit);
  }
}

function extraCharacters(memory: Memory, header: Header): string[] {
  const extension = header.extension;
  const table =
    extension > 0 && memory.u16(extension) >= UNICODE_TABLE ? memory.u16(extension + 2 * UNICODE_TABLE) : 0;
  if (table === 0) return [...EXTRA_CHARACTERS];
  const count = Math.min(memory.u8(table), LAST_EXTRA - FIRST_EXTRA + 1);
  return Array.from({ length: count }, (_, index) => String.fromCharCode(memory.u16(table + 1 + 2 * index)));
}
