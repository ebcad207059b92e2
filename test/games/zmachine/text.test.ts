import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BrokenStoryError } from '../../../games/zmachine/errors.ts';
import { Machine } from '../../../games/zmachine/machine.ts';
import { ABBREVIATIONS, buildStory, QUIT, ROUTINE, SPACE, word } from './story.ts';

const A1 = 4;
const A2 = 5;

/** Z-characters, padded with 5 and packed into words, the last with its end bit. */
function pack(...zchars: number[]): number[] {
  const padded = [...zchars, ...new Array<number>((3 - (zchars.length % 3)) % 3).fill(5)];
  const words: number[] = [];
  for (let at = 0; at < padded.length; at += 3) {
    const [a, b, c] = padded.slice(at, at + 3) as [number, number, number];
    words.push((a << 10) | (b << 5) | c | (at + 3 === padded.length ? 0x8000 : 0));
  }
  return words.flatMap(word);
}

/** Letters a to z. */
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0) - 97 + 6);

function machine(at: Record<number, number[]> = {}, version: 3 | 5 = 5): Machine {
  return new Machine(buildStory({ version, code: [QUIT], at }), 0);
}

describe('decoding', () => {
  test.each([
    ['small letters and a space', [...letters('go'), 0, ...letters('on')], 'go on'],
    ['a shift is for one character', [A1, 6, 7, A1, 8], 'AbC'],
    ['digits and punctuation', [A2, 8, A2, 9, A2, 18, A2, 19, A2, 20], '01.,!'],
    ['a new line', [6, A2, 7, 7], 'a\nb'],
    ['any character of ten bits', [A2, 6, 64 >> 5, 64 & 31, A2, 6, 155 >> 5, 155 & 31], '@ä'],
    ['a shift before a shift counts not', [A1, A2, 8], '0'],
    ['a character code that is cut off', [6, 7, 8, A2, 6, 2], 'abc'],
    ['codes without a meaning', [6, A2, 6, 31, 31, 7], 'ab'],
  ])('%s', (_, zchars, text) => {
    expect(machine({ [ROUTINE]: pack(...zchars) }).text.decode(ROUTINE)).toBe(text);
  });

  test('knows where the string ends', () => {
    expect(machine({ [ROUTINE]: pack(...letters('abcdefg')) }).text.string(ROUTINE)).toEqual({
      text: 'abcdefg',
      end: ROUTINE + 6,
    });
  });

  test('a string without an end is an error, not an endless loop', () => {
    const bytes = buildStory({ code: [QUIT] });
    expect(() => new Machine(bytes, 0).text.decode(0xfff0)).toThrow(BrokenStoryError);
  });
});

describe('abbreviations', () => {
  const at = {
    [SPACE]: pack(...letters('the')),
    [SPACE + 16]: pack(...letters('an')),
    [ABBREVIATIONS + 2 * 33]: word(SPACE / 2),
    [ROUTINE]: pack(2, 1, 0, ...letters('end')),
  };

  test('are put in', () => {
    expect(machine(at).text.decode(ROUTINE)).toBe('the end');
  });

  test('may be exchanged by the story while it runs', () => {
    const { text, memory } = machine(at);
    expect(text.decode(ROUTINE)).toBe('the end');
    memory.w16(ABBREVIATIONS + 2 * 33, (SPACE + 16) / 2);
    expect(text.decode(ROUTINE)).toBe('an end');
  });

  test('may have their own text changed by the story', () => {
    const { text, memory } = machine(at);
    expect(text.decode(ROUTINE)).toBe('the end');
    pack(...letters('one')).forEach((byte, index) => {
      memory.w8(SPACE + index, byte);
    });
    expect(text.decode(ROUTINE)).toBe('one end');
  });

  test('do not recurse', () => {
    const looping = { ...at, [SPACE]: pack(6, 2, 1, 7) };
    expect(machine(looping).text.decode(ROUTINE)).toBe('ab end');
  });
});

describe("the story's own characters", () => {
  test('an alphabet table', () => {
    const own = Array.from(
      'zyxwvutsrqponmlkjihgfedcbaABCDEFGHIJKLMNOPQRSTUVWXYZ  9876543210.,!?_#\'"/\\-:()',
      (c) => c.charCodeAt(0),
    );
    const { text } = machine({ 52: word(SPACE), [SPACE]: own, [ROUTINE]: pack(...letters('abz'), A2, 8) });
    expect(text.decode(ROUTINE)).toBe('zya9');
    const codes = Array.from('zya9', (c) => c.charCodeAt(0));
    expect(text.encode(codes)).toEqual(machine().text.encode(Array.from('abz0', (c) => c.charCodeAt(0))));
  });

  test('a Unicode table', () => {
    const { zscii } = machine({
      54: word(SPACE),
      [SPACE]: [...word(3), ...word(0), ...word(0), ...word(SPACE + 32)],
      [SPACE + 32]: [2, ...word(0x0416), ...word(0x20ac)],
    });
    expect([zscii.text(155), zscii.text(156), zscii.text(157)]).toEqual(['Ж', '€', '']);
    expect(zscii.codes('Ж€ä')).toEqual([155, 156, 63]);
  });
});

describe('encoding', () => {
  test('letters go through and back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}$/), (text) => {
        const codes = Array.from(text, (letter) => letter.charCodeAt(0));
        const bytes = machine().text.encode(codes).flatMap(word);
        expect(machine({ [ROUTINE]: bytes }).text.decode(ROUTINE)).toBe(text);
      }),
    );
  });

  test.each([
    [3, 'mailbox', pack(...letters('mailbo'))],
    [5, 'abcdefghijk', pack(...letters('abcdefghi'))],
    [5, 'i', pack(14, 5, 5, 5, 5, 5, 5, 5, 5)],
    [5, 'x1', pack(29, A2, 9, 5, 5, 5, 5, 5, 5)],
    [5, 'a@', pack(6, A2, 6, 2, 0, 5, 5, 5, 5)],
    [3, 'ab@c', pack(6, 7, A2, 6, 2, 0)],
    [3, 'abcd@', pack(6, 7, 8, 9, A2, 6)],
  ] as const)('version %i: %s', (version, text, bytes) => {
    const codes = Array.from(text, (letter) => letter.charCodeAt(0));
    expect(machine({}, version).text.encode(codes).flatMap(word)).toEqual(bytes);
  });
});
