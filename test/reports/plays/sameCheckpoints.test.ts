import { expect, test } from '@jest/globals';
import { refuseMixedCheckpoints } from '../../../reports/plays/sameCheckpoints.ts';
import { DEFAULTS, makeReport } from '../../../reports/report.ts';
import { play, raw, rows } from './plays.ts';

const reached = (id: string, weight: number) => ({
  checkpoints: {
    reached: [{ id, title: id, weight, step: null }],
    progress: 0,
    highestPercentage: 0,
  },
});

test.each([
  ['another version', { checkpointsVersion: 2 }],
  ['other checkpoints', reached('two', 100)],
  ['other weights', reached('one', 50)],
])('plays of a game by %s are refused', (_, rest) => {
  const plays = rows(raw({ play: play([100]) }), raw({ play: play([100], rest) }));
  expect(() => makeReport({ sources: [], rows: [], plays, notes: [] }, DEFAULTS)).toThrow(
    'the plays of zork1 have their progress from different checkpoints',
  );
});

test('plays of two games, plays without checkpoints and failed ones are not', () => {
  const plays = rows(
    raw({ play: play([100]) }),
    raw({ play: play([0, 0]) }),
    raw({ play: play([0], { checkpoints: null, checkpointsVersion: null }) }),
    raw({ play: play([100], { game: 'zork2', checkpointsVersion: 2 }) }),
    raw(undefined),
  );
  expect(plays.map(({ kind }) => kind)).toEqual([...Array(4).fill('played'), 'error']);
  expect(() => refuseMixedCheckpoints(plays)).not.toThrow();
});
