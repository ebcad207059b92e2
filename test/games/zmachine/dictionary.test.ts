import { describe, expect, test } from '@jest/globals';
import { BrokenStoryError } from '../../../games/zmachine/errors.ts';
import { loadStory } from '../../../games/zmachine/game.ts';
import { Machine } from '../../../games/zmachine/machine.ts';
import { buildStory, DICTIONARY, printVariable, QUIT, SPACE, word } from './story.ts';

const TEXT = SPACE;
const PARSE = SPACE + 0x80;
const OTHER = 0xa00;

const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const encode = (text: string, version: 3 | 5) =>
  new Machine(buildStory({ version, code: [QUIT] }), 0).text.encode(codes(text)).flatMap(word);

/** A dictionary with the separators `,` and `.`, each entry with three bytes of data. */
function dictionary(words: readonly string[], version: 3 | 5, count = words.length): number[] {
  const entries = words.flatMap((entry) => [...encode(entry, version), 1, 2, 3]);
  return [2, 0x2c, 0x2e, version === 3 ? 7 : 9, ...word(count), ...entries];
}

function tokens(
  line: string,
  {
    version = 5,
    room = 10,
    other = [],
    keepUnknown = false,
  }: {
    version?: 3 | 5;
    room?: number;
    other?: number[];
    keepUnknown?: boolean;
  } = {},
): number[][] {
  const machine = new Machine(
    buildStory({
      version,
      code: [QUIT],
      at: { [DICTIONARY]: dictionary(['go', 'lantern', 'north', ','], version), [OTHER]: other },
    }),
    0,
  );
  const { memory } = machine;
  const bytes = version === 3 ? [100, ...codes(line), 0] : [100, line.length, ...codes(line)];
  [...bytes].forEach((byte, index) => {
    memory.w8(TEXT + index, byte);
  });
  memory.w8(PARSE, room);
  for (let at = 2; at < 60; at++) memory.w8(PARSE + at, 0xee);
  machine.tokeniser.tokenise(TEXT, PARSE, other.length > 0 ? OTHER : 0, keepUnknown);
  return Array.from({ length: memory.u8(PARSE + 1) }, (_, index) => {
    const slot = PARSE + 2 + 4 * index;
    return [memory.u16(slot), memory.u8(slot + 2), memory.u8(slot + 3)];
  });
}

/** Address of the entry with this number. */
const entry = (index: number, version: 3 | 5 = 5, base = DICTIONARY) =>
  base + 6 + index * (version === 3 ? 7 : 9);

describe('words of a line', () => {
  test('with address, length and place; unknown ones have address 0', () => {
    expect(tokens('go to  lantern')).toEqual([
      [entry(0), 2, 2],
      [0, 2, 5],
      [entry(1), 7, 9],
    ]);
  });

  test('in version 3 places count from the byte after the capacity', () => {
    expect(tokens('go north', { version: 3 })).toEqual([
      [entry(0, 3), 2, 1],
      [entry(2, 3), 5, 4],
    ]);
  });

  test('separators are words of their own, spaces are not', () => {
    expect(tokens(' go,,north. ')).toEqual([
      [entry(0), 2, 3],
      [entry(3), 1, 5],
      [entry(3), 1, 6],
      [entry(2), 5, 7],
      [0, 1, 12],
    ]);
  });

  test('longer words are known by what the dictionary keeps of them', () => {
    expect(tokens('lanternx', { version: 3 })).toEqual([[entry(1, 3), 8, 1]]);
    expect(tokens('lanternx')).toEqual([[0, 8, 2]]);
  });

  test('no more than there is room for', () => {
    expect(tokens('go go go', { room: 2 })).toHaveLength(2);
  });

  test('a zero ends the line, even before its counted length', () => {
    expect(tokens('go\0\0 north')).toEqual([[entry(0), 2, 2]]);
  });

  test('an empty line has none', () => {
    expect(tokens('')).toEqual([]);
  });
});

describe('another dictionary', () => {
  test('is used instead, also where a negative count says that it is not sorted', () => {
    const other = dictionary(['zebra', 'ant'], 5, -2 & 0xffff);
    expect(tokens('go ant', { other })).toEqual([
      [0, 2, 2],
      [entry(1, 5, OTHER), 3, 5],
    ]);
  });

  test('may add to what was found before', () => {
    const other = dictionary(['ant'], 5);
    expect(tokens('go ant', { other, keepUnknown: true })).toEqual([
      [0xeeee, 0xee, 0xee],
      [entry(0, 5, OTHER), 3, 5],
    ]);
  });
});

describe('the instruction', () => {
  /** Slot of the one word of a line, 0xeeee before, after a tokenise with these operands. */
  const slotAfter = (operands: readonly number[], types: number) => {
    const code = [
      0xfb,
      types,
      ...operands.flatMap(word),
      0xcf,
      0x1f,
      ...word(PARSE),
      1,
      16,
      ...printVariable(16),
      QUIT,
    ];
    const at = { [TEXT]: [9, 1, 0x78], [PARSE]: [5, 0, 0xee, 0xee] };
    return Number(loadStory(buildStory({ code, at })).start().text) & 0xffff;
  };

  test('clears the slots of unknown words, unless its last operand says to keep them', () => {
    expect(slotAfter([TEXT, PARSE], 0x0f)).toBe(0);
    expect(slotAfter([TEXT, PARSE, DICTIONARY], 0x03)).toBe(0);
    expect(slotAfter([TEXT, PARSE, DICTIONARY, 0], 0x00)).toBe(0);
    expect(slotAfter([TEXT, PARSE, DICTIONARY, 1], 0x00)).toBe(0xeeee);
  });
});

test('a damaged dictionary is an error', () => {
  const machine = new Machine(
    buildStory({ code: [QUIT], at: { [DICTIONARY]: [0, 9, 0xff, 0xff], [SPACE + 0x80]: [5] } }),
    0,
  );
  machine.memory.bytes[DICTIONARY + 2] = 0x7f;
  expect(() => machine.tokeniser.tokenise(TEXT, PARSE)).toThrow(BrokenStoryError);
});
