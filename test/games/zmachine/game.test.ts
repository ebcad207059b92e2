import { describe, expect, test } from '@jest/globals';
import {
  BrokenStoryError,
  NotRunningError,
  ReadOnlyMemoryError,
  StepLimitError,
} from '../../../games/zmachine/errors.ts';
import { type Game, loadStory, type Turn } from '../../../games/zmachine/game.ts';
import { shippedStory } from './stories.ts';
import { buildStory, CODE, G0, packed, printVariable, QUIT, ROUTINE, SPACE, STATIC, word } from './story.ts';

const jumpTo = (at: number, target: number) => [0x8c, ...word((target - (at + 3) + 2) & 0xffff)];
const READ_CHAR = [0xf6, 0x7f, 1, G0];
const PRINT_CHAR = [0xe5, 0xbf, G0];
/** read text-buffer parse-buffer(0) → G0 */
const READ_LINE = [0xe4, 0x1f, ...word(SPACE), 0, G0];
const letter = (character: string) => [0xe5, 0x7f, character.charCodeAt(0)];

/** Reads a key and prints it, again and again. */
const keys = buildStory({ code: [...READ_CHAR, ...PRINT_CHAR, ...jumpTo(CODE + 7, CODE)] });

function run(
  code: readonly number[],
  at: Record<number, readonly number[]> = {},
  version: 3 | 4 | 5 | 8 = 5,
): string {
  return loadStory(buildStory({ version, code: [...code, QUIT], at })).start().text;
}

describe('faults of a story', () => {
  test('writing to read-only memory is refused, with the place', () => {
    const storeb = (address: number) => [0xe2, 0x17, ...word(address), 0, 7];
    expect(run([...storeb(STATIC - 1), ...letter('x')])).toBe('x');
    expect(() => run(storeb(STATIC))).toThrow(ReadOnlyMemoryError);
    expect(() => run(storeb(STATIC))).toThrow(
      'Write to address 0x0600, but only memory below 0x0600 may be written (instruction at 0x0800)',
    );
    // A word whose second byte only is read-only.
    expect(() => run([0xe1, 0x17, ...word(STATIC - 1), 0, 7])).toThrow(ReadOnlyMemoryError);
  });

  test('a command that does not come to an end is stopped, and the game can be restored', () => {
    const code = [...READ_CHAR, ...jumpTo(CODE + 4, CODE + 4)];
    const game = loadStory(buildStory({ code }), { stepLimit: 1000 });
    game.start();
    const snapshot = game.snapshot();
    expect(() => game.send('x')).toThrow(StepLimitError);
    expect(() => game.send('x')).toThrow(NotRunningError);
    game.restore(snapshot);
    expect(() => game.send('x')).toThrow('not finished after 1000 instructions');
  });

  test.each([
    ['an unknown instruction', [0x00, 1, 1], 'Version 5 has no instruction 0x0000 (instruction at 0x0800)'],
    ['pulling from an empty stack', [0xe9, 0x7f, G0], 'The stack is empty'],
    ['returning from the main program', [0xb0], 'nothing to return to'],
    ['throwing to no frame', [0x1c, 1, 9], 'There is no stack frame 9'],
    ['a jump out of the memory', [0x8c, ...word(0x8000)], 'outside the story'],
    ['a call to what is no routine', [0x8f, ...word(packed(CODE, 5))], 'There is no routine at 0x0800'],
    ['endless recursion', [0x8f, ...word(packed(ROUTINE, 5))], 'nested deeper than 4096'],
    ['a call beyond the file', [0x8f, 0xff, 0xff], 'There is no routine at 0x3fffc'],
  ])('%s', (_, code, message) => {
    const at = { [ROUTINE]: [0, 0x8f, ...word(packed(ROUTINE, 5))], [CODE + 0x100]: [0] };
    expect(() => run(code, at)).toThrow(BrokenStoryError);
    expect(() => run(code, at)).toThrow(message);
  });
});

describe('keys', () => {
  const typed = (...commands: string[]) => {
    const game = loadStory(keys);
    game.start();
    return commands.map((command) => game.send(command).text);
  };

  test('a command gives its first character', () => {
    expect(typed('x')).toEqual(['x']);
  });

  test('an empty command is Return', () => {
    expect(typed('', 'y')).toEqual(['\n', 'y']);
  });

  test('the rest of a command serves further keys, in place of the commands sent then', () => {
    expect(typed('abc', 'north', 'south', 'z')).toEqual(['a', 'b', 'c', 'z']);
  });

  test('a character that the story does not know is a question mark', () => {
    expect(typed('Ж')).toEqual(['?']);
  });

  test('line input drops the rest', () => {
    const code = [...READ_CHAR, ...PRINT_CHAR, ...READ_LINE, ...READ_CHAR, ...PRINT_CHAR, QUIT];
    const game = loadStory(buildStory({ code, at: { [SPACE]: [20] } }));
    expect(game.start().awaits).toBe('key');
    expect(game.send('abc')).toMatchObject({ text: 'a', awaits: 'line' });
    expect(game.send('look')).toMatchObject({ text: '', awaits: 'key' });
    expect(game.send('z')).toMatchObject({ text: 'z', awaits: 'end' });
    expect(() => game.send('more')).toThrow(NotRunningError);
  });
});

describe('lines', () => {
  const lineOf = (version: 3 | 4 | 5 | 8, buffer: number[], command: string) => {
    const code = version < 5 ? [0xe4, 0x0f, ...word(SPACE), ...word(SPACE + 100)] : READ_LINE;
    const game = loadStory(buildStory({ version, code: [...code, ...READ_LINE], at: { [SPACE]: buffer } }));
    game.start();
    game.send(command);
    return Array.from({ length: 8 }, (_, index) => game.byte(SPACE + index));
  };
  const codes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

  test('are stored in small letters, ended by zero in versions 3 and 4, counted later', () => {
    expect(lineOf(3, [20], 'Look')).toEqual([20, ...codes('look'), 0, 0, 0]);
    expect(lineOf(4, [20], 'Look')).toEqual([20, ...codes('look'), 0, 0, 0]);
    expect(lineOf(5, [20], 'Look')).toEqual([20, 4, ...codes('look'), 0, 0]);
    expect(lineOf(8, [20], 'ÄÖ\tx\ny')).toEqual([20, 6, 155, 156, ...codes(' x y')]);
  });

  test('are cut to the room there is', () => {
    expect(lineOf(3, [4], 'lantern')).toEqual([4, ...codes('lan'), 0, 0, 0, 0]);
    expect(lineOf(5, [3], 'lantern')).toEqual([3, 3, ...codes('lan'), 0, 0, 0]);
  });

  test('go on after letters that the story put there', () => {
    expect(lineOf(5, [20, 2, ...codes('go')], ' n')).toEqual([20, 4, ...codes('go n'), 0, 0]);
  });
});

describe('output', () => {
  test('of the upper window is kept apart, and bold is marked', () => {
    const style = (number: number) => [0xf1, 0x7f, number];
    const window = (number: number) => [0xeb, 0x7f, number];
    const code = [
      ...letter('a'),
      ...style(2),
      ...letter('B'),
      ...letter('C'),
      ...style(0),
      ...letter('d'),
      ...window(1),
      ...letter('S'),
      ...[0xef, 0x5f, 1, 9],
      ...letter('T'),
      ...window(0),
      ...style(2),
      ...letter('E'),
    ];
    expect(loadStory(buildStory({ code: [...code, QUIT] })).start()).toEqual({
      text: 'aBCdE',
      bold: [
        { start: 1, end: 3 },
        { start: 4, end: 5 },
      ],
      status: 'S\nT',
      awaits: 'end',
    } satisfies Turn);
  });

  test('goes to memory, in nested tables, and nowhere else', () => {
    const to = (address: number) => [0xf3, 0x4f, 3, ...word(address)];
    const back = [0xf3, 0x3f, 0xff, 0xfd];
    const code = [
      ...[
        ...letter('a'),
        ...to(SPACE),
        ...letter('b'),
        ...to(SPACE + 16),
        ...letter('c'),
        ...letter('d'),
        ...back,
      ],
      ...[...letter('e'), ...back, ...letter('f'), ...READ_CHAR],
    ];
    const game = loadStory(buildStory({ code }));
    expect(game.start().text).toBe('af');
    const table = (address: number) => Array.from({ length: 4 }, (_, index) => game.byte(address + index));
    expect(table(SPACE)).toEqual([0, 2, 0x62, 0x65]);
    expect(table(SPACE + 16)).toEqual([0, 2, 0x63, 0x64]);
  });

  test('nests no deeper than 16 tables', () => {
    const to = [0xf3, 0x4f, 3, ...word(SPACE)];
    expect(() => run(new Array(17).fill(to).flat())).toThrow('nested deeper than 16');
  });
});

test('screen, Standard and abilities as the header reports them', () => {
  const game = loadStory(buildStory({ code: READ_CHAR }));
  game.start();
  const byte = (at: number) => game.byte(at);
  expect({
    lines: byte(0x20),
    columns: byte(0x21),
    width: [byte(0x22), byte(0x23)],
    height: [byte(0x24), byte(0x25)],
    font: [byte(0x26), byte(0x27)],
    standard: [byte(0x32), byte(0x33)],
    flags: byte(0x01),
  }).toEqual({
    lines: 200,
    columns: 128,
    width: [0, 128],
    height: [0, 200],
    font: [1, 1],
    standard: [1, 1],
    flags: 0b11100,
  });
});

describe('saving', () => {
  test('fails politely in every version', () => {
    // save, restore as branches (version 3), stores of 0OP (4) and extended (5, 8)
    const branch = (opcode: number) => [opcode, 0xc5, ...letter('n')];
    expect(run([...branch(0xb5), ...branch(0xb6)], {}, 3)).toBe('nn');
    expect(run([0xb5, G0, ...printVariable(G0), 0xb6, G0, ...printVariable(G0)], {}, 4)).toBe('0\n0\n');
    const extended = [0xbe, 0, 0xff, G0, ...printVariable(G0), 0xbe, 1, 0xff, G0, ...printVariable(G0)];
    expect(run(extended, {}, 5)).toBe('0\n0\n');
    expect(run(extended, {}, 8)).toBe('0\n0\n');
  });

  test('undo goes back to the save, again and again, and fails when there is no more', () => {
    const saveUndo = [0xbe, 9, 0xff, G0];
    const restoreUndo = [0xbe, 10, 0xff, G0 + 1];
    // storeb SPACE 0 5; save; print the result and the byte; change the byte; restore; print its result
    const loadb = [0xd0, 0x1f, ...word(SPACE), 0, G0 + 2];
    const storeb = (value: number) => [0xe2, 0x17, ...word(SPACE), 0, value];
    const code = [
      ...[...storeb(5), ...saveUndo, ...printVariable(G0), ...loadb, ...printVariable(G0 + 2)],
      ...[...storeb(6), ...restoreUndo, ...printVariable(G0 + 1)],
    ];
    expect(run(code)).toBe('1\n5\n2\n5\n0\n');
  });
});

describe('snapshots', () => {
  const play = (game: Game, commands: readonly string[]) => commands.map((command) => game.send(command));
  const before = ['n', 'n', 'climb tree', 'take egg', 'd', 's'];
  const after = [
    'e',
    'open window',
    'in',
    'take sack',
    'open sack',
    'w',
    'take lamp',
    'move rug',
    'wait',
    'wait',
  ];

  test('a restored game goes on exactly as it did, in the same or in another instance', () => {
    const story = shippedStory('minizork.z3');
    const game = loadStory(story, { seed: 9 });
    game.start();
    play(game, before);
    const snapshot = game.snapshot();
    const expected = play(game, after);
    game.restore(snapshot);
    expect(play(game, after)).toEqual(expected);
    const other = loadStory(story, { seed: 1 });
    other.restore(snapshot);
    expect(play(other, after)).toEqual(expected);
    expect(game.objects.parent(30)).toBe(other.objects.parent(30));
  });

  test('keep what is left of a command of keys', () => {
    const game = loadStory(keys);
    game.start();
    game.send('abc');
    const snapshot = game.snapshot();
    expect([game.send('x').text, game.send('x').text, game.send('x').text]).toEqual(['b', 'c', 'x']);
    game.restore(snapshot);
    expect(game.send('y').text).toBe('b');
  });

  test('a game started anew is as at first', () => {
    const game = loadStory(shippedStory('advent.z5'), { seed: 3 });
    const first = [game.start(), ...play(game, ['e', 'take all', 'xyzzy'])];
    expect([game.start(), ...play(game, ['e', 'take all', 'xyzzy'])]).toEqual(first);
    game.start();
    expect(game.send('undo').text).toContain('You can\'t "undo" what hasn\'t been done!');
  });
});

test('a command before the start is refused', () => {
  expect(() => loadStory(keys).send('x')).toThrow('The game does not wait for a command (not started)');
});
