import { describe, expect, test } from '@jest/globals';
import { replay } from '../../games/replay.ts';
import { objectMoves } from '../../games/tree.ts';
import { parseWalkthrough } from '../../games/walkthrough.ts';
import { StepLimitError } from '../../games/zmachine/errors.ts';
import { gameFile, gamesAreHere, whyNot } from './folder.ts';
import { shippedStory } from './zmachine/stories.ts';

interface ReferenceTurn {
  readonly turn: number;
  readonly command: string | null;
  readonly room: number;
  readonly name: string;
  readonly score: number;
}

const zork = gamesAreHere ? describe : describe.skip;

zork(`Zork I to III${whyNot}`, () => {
  test.each(['zork1', 'zork2', 'zork3'])('%s: room and score of every turn, and the final score', (name) => {
    const { seed, player_object, final_score } = JSON.parse(gameFile('games.json').toString())[name];
    const reference: ReferenceTurn[] = gameFile(`${name}.rooms.jsonl`)
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const commands = parseWalkthrough(gameFile(`${name}.walkthrough.txt`).toString());
    const turns = [...replay(gameFile(`${name}.z3`), commands, { seed }).turns];
    expect(
      turns.map(({ turn, command, room, score }) => ({
        turn,
        command,
        room: room?.id,
        name: room?.name,
        score,
      })),
    ).toEqual(reference);
    expect(turns.at(-1)?.score).toBe(final_score);
    const named = [...replay(gameFile(`${name}.z3`), commands, { seed, player: player_object }).turns];
    expect(turns).toEqual(named);
  });
});

describe('a replay', () => {
  const places = (name: Parameters<typeof shippedStory>[0], commands: string[]) =>
    [...replay(shippedStory(name), commands).turns].map(({ room }) => room?.name);

  test('follows the player in version 3', () => {
    expect(places('minizork.z3', ['n', 'e', 'open window', 'in', 'w', 'u'])).toEqual([
      'West of House',
      'North of House',
      'Behind House',
      'Behind House',
      'Kitchen',
      'Living Room',
      'Living Room',
    ]);
  });

  test('follows the player in version 5, and reads the score off the status line', () => {
    const commands = ['in', 'take lamp', 'out', 's', 'drop lamp'];
    const turns = [...replay(shippedStory('advent.z5'), commands).turns];
    expect(
      turns.map(({ room, score, inventory }) => [room?.name, score, inventory.map(({ name }) => name)]),
    ).toEqual([
      ['At End Of Road', 36, []],
      ['Inside Building', 36, []],
      ['Inside Building', 36, ['brass lantern']],
      ['At End Of Road', 36, ['brass lantern']],
      ['In A Valley', 36, ['brass lantern']],
      ['In A Valley', 36, []],
    ]);
  });

  test('follows the player where a version 3 file was made by another compiler', () => {
    expect(places('advent.z3', ['no', 'in', 'out'])).toEqual([
      // The game asks first whether it should give instructions.
      undefined,
      'At End Of Road',
      'Inside Building',
      'At End Of Road',
    ]);
    expect(places('curses.z3', ['n', 's'])).toEqual(['Attic', 'Old Winery', 'Attic']);
  });

  test('shows what moved', () => {
    const { turns, name } = replay(shippedStory('minizork.z3'), ['open mailbox', 'take leaflet']);
    const [, opened, taken] = [...turns];
    const moves = objectMoves(opened?.parents ?? new Uint16Array(), taken?.parents ?? new Uint16Array());
    expect(moves.map(({ object, from, to }) => [name(object), name(from), name(to)])).toEqual([
      ['leaflet', 'small mailbox', 'you'],
      ['thief', 'Troll Room', 'Studio'],
    ]);
  });

  test('has a turn for each command, also after the end', () => {
    const turns = [...replay(shippedStory('minizork.z3'), ['quit', 'y', 'look', 'n']).turns];
    expect(turns.map(({ command, ended, room }) => [command, ended, room?.name])).toEqual([
      [null, false, 'West of House'],
      ['quit', false, 'West of House'],
      ['y', false, 'West of House'],
      ['look', true, 'West of House'],
      ['n', true, 'West of House'],
    ]);
    expect(turns.slice(3).map(({ text }) => text)).toEqual(['', '']);
  });

  test('is the same every time, and differs with the seed only where chance plays a part', () => {
    const play = (seed: number) => [
      ...replay(shippedStory('minizork.z3'), ['n', 'n', 'wait', 's'], { seed }).turns,
    ];
    expect(play(1)).toEqual(play(1));
  });

  test('stops with the error of the turn that fails', () => {
    const { turns } = replay(shippedStory('minizork.z3'), ['look'], { stepLimit: 10 });
    expect(() => [...turns]).toThrow(StepLimitError);
  });
});
