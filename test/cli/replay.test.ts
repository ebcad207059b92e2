import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { replayCommand } from '../../cli/replay.ts';
import { shippedStory } from '../games/zmachine/stories.ts';

let folder: string;
let game: string;
let commands: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugh-replay-'));
  game = join(folder, 'minizork.z3');
  commands = join(folder, 'commands.txt');
  writeFileSync(game, shippedStory('minizork.z3'));
  writeFileSync(commands, '# first steps\nopen mailbox\ntake leaflet\nn\n');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** Runs `plugh replay`; what it prints, and the error it ends with. */
async function run(...args: string[]): Promise<{ output: string; error: string }> {
  let output = '';
  let error = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    output += piece;
    return true;
  });
  const command = replayCommand().exitOverride();
  command.configureOutput({
    writeErr: (piece) => {
      error += piece;
    },
  });
  await command.parseAsync(args, { from: 'user' }).catch(() => {});
  jest.restoreAllMocks();
  return { output, error };
}

describe('plugh replay', () => {
  test('--json prints one object a turn', async () => {
    const { output } = await run(game, '--commands', commands, '--json');
    const turns = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(turns).toEqual([
      {
        turn: 0,
        command: null,
        text: expect.stringContaining('MINI-ZORK'),
        room: { id: 46, name: 'West of House' },
        score: 0,
      },
      {
        turn: 1,
        command: 'open mailbox',
        text: expect.stringContaining('leaflet'),
        room: { id: 46, name: 'West of House' },
        score: 0,
      },
      {
        turn: 2,
        command: 'take leaflet',
        text: expect.stringContaining('Taken'),
        room: { id: 46, name: 'West of House' },
        score: 0,
      },
      {
        turn: 3,
        command: 'n',
        text: expect.stringContaining('North of House'),
        room: { id: expect.any(Number), name: 'North of House' },
        score: 0,
      },
    ]);
  });

  test('--objects adds what moved', async () => {
    const { output } = await run(game, '--commands', commands, '--json', '--objects');
    const moved = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).objects);
    expect(moved[0]).toEqual([]);
    expect(moved[2].slice(0, 1)).toEqual([
      {
        object: { id: expect.any(Number), name: 'leaflet' },
        from: { id: expect.any(Number), name: 'small mailbox' },
        to: { id: 30, name: 'you' },
      },
    ]);
  });

  test('without --json it is to be read', async () => {
    const { output } = await run(game, '--commands', commands, '--objects');
    expect(output).toContain(
      '> take leaflet\nTaken.\n[2: West of House (46); score 0; carrying leaflet]\n[leaflet (',
    );
  });

  test.each([
    ['a file that is no story', () => [commands, '--commands', commands], 'This is no Z-machine story file'],
    [
      'a missing story',
      () => [join(folder, 'none.z5'), '--commands', commands],
      'none.z5" (ENOENT): give a story file',
    ],
    [
      'a missing walkthrough',
      () => [game, '--commands', join(folder, 'none.txt')],
      'none.txt" (ENOENT): give the walkthrough',
    ],
    [
      'a player that there is not',
      () => [game, '--commands', commands, '--player', 'Bob'],
      'No object is named "Bob"',
    ],
    [
      'a step limit that is too low',
      () => [game, '--commands', commands, '--step-limit', '9'],
      'after 9 instructions',
    ],
    [
      'a seed that is no number',
      () => [game, '--commands', commands, '--seed', 'x'],
      'It should be an integer',
    ],
    ['no commands', () => [game], "required option '--commands <file>'"],
  ])('%s is an error of one line', async (_, args, reason) => {
    const { error } = await run(...args());
    expect(error).toContain(reason);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});
