import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { CheckpointError, type CheckpointFile, type Predicate } from '../../../games/checkpoints/format.ts';
import { loadCheckpoints, resolveCheckpoints } from '../../../games/checkpoints/load.ts';
import { Tally } from '../../../games/checkpoints/tally.ts';
import { Session } from '../../../games/session.ts';
import { MINIZORK, MINIZORK_WALK, minizork } from './minizork.ts';

const folder = mkdtempSync(join(tmpdir(), 'plugh-checkpoints-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(change: object): unknown {
  try {
    resolveCheckpoints({ ...MINIZORK, ...change }, minizork, 'file.yaml');
    return 'none';
  } catch (error) {
    return (error as CheckpointError).faults;
  }
}

test('what is mended in a list of predicates is not said as of an item', () => {
  expect(faultsOf(only({ all: [] }))).toEqual([
    {
      field: 'checkpoints[0].when.all',
      problem: 'it has fewer than 1 entries',
      remedy: 'give at least 1',
    },
  ]);
});

const only = (when: unknown) => ({ checkpoints: [{ id: 'one', title: 'One', weight: 100, when }] });

describe('a file is refused', () => {
  test.each<[string, object, string, RegExp]>([
    ['an unknown object', only({ carries: 'lantrn' }), 'one.when.carries', /no object is named "lantrn"/],
    ['an ambiguous one', only({ at: 'Maze' }), 'one.when.at', /objects are named "Maze"/],
    [
      'a name inside of others',
      only({ all: [{ not: { in: { object: 'rope', place: 'nowhere' } } }] }),
      'one.when.all[0].not.in.place',
      /no object is named "nowhere"/,
    ],
    [
      'an unknown attribute',
      only({ attribute: { object: 'rope', set: 'lit' } }),
      'one.when.attribute.set',
      /"lit" is no name of `attributes`/,
    ],
    [
      'an unknown global',
      only({ global: { variable: 'constructor', is: 1 } }),
      'one.when.global.variable',
      /"constructor" is no name of `globals`/,
    ],
    ['won, defined by itself', { won: { any: [{ won: true }] } }, 'won.any[0].won', /its own definition/],
    ['another story file', { sha256: '0'.repeat(64) }, 'sha256', /the story file is another/],
    ['an unknown player', { player: 'nobody' }, 'player', /no object is named "nobody"/],
    [
      'weights that do not add up',
      { checkpoints: MINIZORK.checkpoints.slice(1) },
      'checkpoints',
      /the weights add up to 80/,
    ],
    [
      'a doubled id',
      { checkpoints: MINIZORK.checkpoints.map((each) => ({ ...each, id: 'same' })) },
      'same',
      /two checkpoints have this id/,
    ],
    ['an unknown field', { goal: 1 }, 'goal', /no such field is known/],
  ])('%s', (_, change, field, problem) => {
    expect(faultsOf(change)).toEqual(
      expect.arrayContaining([
        { field, problem: expect.stringMatching(problem), remedy: expect.stringMatching(/./) },
      ]),
    );
  });

  test('a predicate that says two things, or nothing', () => {
    expect(faultsOf(only({ at: 1, carries: 2 }))).not.toBe('none');
    expect(faultsOf(only({}))).not.toBe('none');
  });

  test('with every fault in the message, and how to mend it', () => {
    expect(() =>
      resolveCheckpoints({ ...MINIZORK, ...only({ carries: 'lantrn' }), player: 'x' }, minizork, 'file.yaml'),
    ).toThrow(
      /^2 faults in the checkpoints:\nfile\.yaml · player: .*\. Mend: .*\nfile\.yaml · one\.when\.carries: .*"brass lantern \(102\)".*\.$/,
    );
  });

  test('that is no YAML, or not there', () => {
    const file = join(folder, 'broken.yaml');
    writeFileSync(file, 'game: [1,\n');
    expect(() => loadCheckpoints(file, minizork)).toThrow(CheckpointError);
    expect(() => loadCheckpoints(join(folder, 'none.yaml'), minizork)).toThrow(/ENOENT.*path of a YAML file/);
    const bomb = join(folder, 'deep.yaml');
    writeFileSync(bomb, `game: ${'['.repeat(10_000)}`);
    expect(() => loadCheckpoints(bomb, minizork)).toThrow(CheckpointError);
  });
});

/** Whether a predicate holds after each command. */
function holds(when: Predicate, commands: readonly string[], file: Partial<CheckpointFile> = {}): boolean[] {
  const { checkpoints, session } = resolveCheckpoints({ ...MINIZORK, ...file, ...only(when) }, minizork, 'x');
  const game = new Session(minizork, session);
  return commands.map((command) => {
    game.send(command);
    return checkpoints[0]?.test(game.state()) === true;
  });
}

describe('predicates hold', () => {
  test.each<[string, Predicate, string[], boolean[]]>([
    ['at', { at: 'Forest Path' }, ['n', 'n', 's'], [false, true, false]],
    [
      'carries, also inside another thing',
      { carries: 'clove of garlic' },
      ['n', 'e', 'open window', 'in', 'take sack', 'open sack', 'take garlic', 'drop garlic'],
      [false, false, false, false, true, true, true, false],
    ],
    [
      'in, also inside another thing',
      { in: { object: 'leaflet', place: 'West of House' } },
      ['wait', 'open mailbox', 'take leaflet', 'n', 'drop leaflet'],
      [true, true, true, false, false],
    ],
    [
      'attribute',
      { attribute: { object: 'North of House', set: 'visited' } },
      ['wait', 'n', 's'],
      [false, true, true],
    ],
    ['global', { global: { variable: 'room', is: 96 } }, ['wait', 'n'], [false, true]],
    [
      'global from and to',
      { global: { variable: 'room', atLeast: 97, atMost: 119 } },
      ['n', 'n'],
      [false, true],
    ],
    ['score', { score: 6 }, ['n', 'n', 'u', 'take egg'], [false, false, false, true]],
    ['over', { over: true }, ['quit', 'y'], [false, true]],
    ['not', { not: { at: 'North of House' } }, ['wait', 'n'], [true, false]],
    [
      'any',
      { any: [{ at: 'North of House' }, { at: 'Forest Path' }] },
      ['wait', 'n', 'n'],
      [false, true, true],
    ],
    [
      'all',
      { all: [{ at: 'Up a Tree' }, { carries: 'jeweled egg' }] },
      ['n', 'n', 'u', 'take egg', 'd'],
      [false, false, false, true, false],
    ],
  ])('%s', (_, when, commands, wanted) => {
    expect(holds(when, commands)).toEqual(wanted);
  });
});

describe('progress', () => {
  test('is the sum of the weights reached, at the step of each, the last command included', () => {
    const { checkpoints, session } = resolveCheckpoints(MINIZORK, minizork, 'x');
    const game = new Session(minizork, session);
    const tally = new Tally(checkpoints);
    tally.check(game.state(), 0);
    const curve = MINIZORK_WALK.map((command, index) => {
      game.send(command);
      tally.check(game.state(), index + 1);
      return tally.progress;
    });
    expect(tally.reached).toEqual([
      { id: 'egg', step: 4 },
      { id: 'sack', step: 13 },
      { id: 'lantern', step: 15 },
      { id: 'won', step: MINIZORK_WALK.length },
    ]);
    expect([0, 3, 12, 14, curve.length - 2, curve.length - 1].map((index) => curve[index])).toEqual([
      0, 20, 40, 60, 60, 100,
    ]);
  });

  test('is the same in any order, where the highest percentage is not', () => {
    const { checkpoints, session } = resolveCheckpoints(MINIZORK, minizork, 'x');
    const play = (commands: readonly string[]) => {
      const game = new Session(minizork, session);
      const tally = new Tally(checkpoints);
      for (const [step, command] of commands.entries()) {
        game.send(command);
        tally.check(game.state(), step);
      }
      return [tally.progress, tally.highestPercentage];
    };
    const egg = ['n', 'n', 'u', 'take egg', 'd', 's'];
    const lantern = ['n', 'e', 'open window', 'in', 'w', 'take lantern', 'e', 'out', 'n'];
    expect(play(egg)).toEqual([20, 20]);
    expect(play(lantern)).toEqual([20, 60]);
    expect(play([...egg, ...lantern.slice(1)])).toEqual(play([...lantern, 'n', 'u', 'take egg']));
  });
});
