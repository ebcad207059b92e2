import { expect, test } from '@jest/globals';
import { meanOverPlays, playGroups } from '../../../reports/plays/playGroups.ts';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { play, raw, rows } from './plays.ts';

const namesOf = (...all: ReturnType<typeof raw>[]) => playGroups(rows(...all)).map(({ model }) => model);

test('plays are grouped by game and model, models before baselines, with the failed ones', () => {
  const one = play([0, 100]);
  expect(
    playGroups(
      rows(
        raw({ play: play([0]) }, 'plugh:wait', 'a baseline'),
        raw({ play: one }),
        raw(undefined),
        raw({ play: play([0], { game: 'alien' }) }),
      ),
    ),
  ).toEqual([
    { model: 'x', kind: 'model', game: 'alien', plays: [play([0], { game: 'alien' })], errors: [] },
    { model: 'x', kind: 'model', game: 'zork1', plays: [one], errors: ['player: the call failed'] },
    { model: 'a baseline', kind: 'baseline', game: 'zork1', plays: [play([0])], errors: [] },
  ]);
});

test('two providers, or two prompts, that bear one name are told apart', () => {
  const other = { ...raw({ play: play([0]) }), prompt: { label: 'terse' } };
  expect(namesOf(raw({ play: play([0]) }), raw({ play: play([0]) }, 'plugh:player:y'))).toEqual([
    'x (plugh:player:x)',
    'x (plugh:player:y)',
  ]);
  expect(namesOf(raw({ play: play([0]) }), other)).toEqual(['x [player]', 'x [terse]']);
});

test('a mean over plays resamples every play for itself', () => {
  const bootstrap = new ClusterBootstrap({ resamples: 200, seed: 1, level: 0.95 });
  expect(meanOverPlays([0, 1], bootstrap)).toEqual({ mean: 0.5, interval: [0, 1], items: 2 });
  expect(meanOverPlays([], bootstrap)).toBeUndefined();
});
