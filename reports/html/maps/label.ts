import { shownName } from '../shownText.ts';

/** Names longer than this many characters are cut in a drawing; their whole stands beside it and in its tooltip. */
export const MAX_LABEL_CHARS = 60;
/** Where the lines of a label are broken; a place with two names takes fewer and wider ones. */
const LINE_CHARS = 17;
export const WIDE_LINE_CHARS = 24;
const EM = 11;
export const LINE_HEIGHT = 14;
const PADDING = { x: 9, y: 5 };

export interface LabelBox {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The lines of a name, broken at blanks, and the box that holds them. */
export function labelBox(name: string): LabelBox {
  return boxOf(wrapped(name));
}

/** A box round lines that are there already. */
export function boxOf(lines: readonly string[]): LabelBox {
  const longest = Math.max(...lines.map(textWidth), EM);
  return {
    lines,
    width: Math.ceil(longest + 2 * PADDING.x),
    height: lines.length * LINE_HEIGHT + 2 * PADDING.y,
  };
}

export function wrapped(name: string, most = LINE_CHARS): string[] {
  const characters = [...shownName(name.trim())];
  const shown = `${characters.slice(0, MAX_LABEL_CHARS).join('')}${characters.length > MAX_LABEL_CHARS ? '…' : ''}`;
  const lines: string[] = [];
  for (const word of shown.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...inPieces(word, most + 3));
  }
  return lines.length === 0 ? [''] : lines;
}

/** A word without a blank, such as a whole sentence in a script that writes none, is broken anywhere. */
function inPieces(word: string, size: number): string[] {
  const characters = [...word];
  return Array.from({ length: Math.max(1, Math.ceil(characters.length / size)) }, (_, i) =>
    characters.slice(i * size, (i + 1) * size).join(''),
  );
}

const NARROW = /^[ijltfrI.,:;'’|!()[\]-]$/u;
const WIDE = /^[mwMW@%…—]$/u;
const FULL =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}$/u;

/** An estimate on the large side, as the fonts of the reader are not known here. */
function textWidth(text: string): number {
  let ems = 0;
  for (const character of text) {
    if (NARROW.test(character)) ems += 0.34;
    else if (FULL.test(character)) ems += 1.05;
    else if (WIDE.test(character)) ems += 0.92;
    else ems += /\p{Lu}/u.test(character) ? 0.72 : 0.58;
  }
  return ems * EM;
}
