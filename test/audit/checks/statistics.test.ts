import { describe, expect, test } from '@jest/globals';
import { checkStatistics, STATISTICS_DRAWS } from '../../../audit/checks/statistics.ts';
import type { Measured } from '../../../audit/readers/measure.ts';
import { ownScorer } from '../../../audit/scorer.ts';
import type { Subject } from '../../../audit/subject.ts';
import { seeded } from '../../../datasets/seeded.ts';
import { DEFAULTS } from '../../../reports/report.ts';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { subset } from '../subsets.ts';

const GAMES = 40;

/** One item a game, whose draws are `draw(number of the draw)`. */
function measured(draw: (number: number, game: number) => number): Measured {
  return {
    task: 'task1',
    values: Array.from({ length: GAMES }, (_, game) => {
      const repeats = Array.from({ length: STATISTICS_DRAWS }, (_, number) => draw(number, game));
      const value = repeats.reduce((sum, each) => sum + each, 0) / repeats.length;
      return { item: `item-${game}`, game: `game-${game}`, value, repeats };
    }),
  } as unknown as Measured;
}

function rowOf(dice: Measured, reader: Measured, gamesKnown = true) {
  const dataset = { ...subset(['af-tide-mill-01']), gamesKnown };
  const items = Array.from({ length: GAMES }, (_, game) => ({ game: `game-${game}`, split: 'test' }));
  const subject = {
    dataset,
    items,
    scorer: ownScorer('sound'),
    scorerName: 'sound',
    bootstrap: new ClusterBootstrap(DEFAULTS),
    draws: 10,
  } as unknown as Subject;
  const { evidence, figures } = checkStatistics({ dice: [dice], reader: [reader], recorded: [] }, subject);
  return { evidence, row: (figures?.[0]?.rows[0] ?? []).map(Number) };
}

describe('the smallest detectable difference', () => {
  test('is 2.8 standard errors of the paired differences, and shrinks with the root of the repeats', () => {
    // Uniform from 0 to 1: the standard deviation is 0.2887, that of a difference of two √2 times as much.
    const random = seeded('uniform');
    const dice = measured(() => random(1000) / 999);
    const { row } = rowOf(
      dice,
      measured(() => 0.5),
    );
    const [, , ...figures] = row;
    const error = (100 * 2.8 * 0.2887) / Math.sqrt(GAMES);
    const wanted = [1, 5, 10].map((repeats) => error / Math.sqrt(repeats));
    for (const [index, each] of [...wanted, ...wanted.map((unlike) => unlike * Math.SQRT2)].entries())
      expect(Math.abs((figures[index] as number) / each - 1)).toBeLessThan(index === 5 ? 0.4 : 0.12);
  });

  test('is not that of a first run that happens to scatter less', () => {
    const random = seeded('calm');
    const dice = measured((number) => (number === 0 ? 0.5 : random(1000) / 999));
    const [, , once = 0, five = 0] = rowOf(
      dice,
      measured(() => 0.5),
    ).row;
    expect(once).toBeGreaterThan(five);
  });

  test('is told of without games where the data name none', () => {
    const flat = measured((number, game) => ((number + game) % 7) / 7);
    expect(rowOf(flat, flat, false).evidence).toMatch(
      /^40 items of games without names: .*The data name no games/,
    );
    expect(rowOf(flat, flat).evidence).toMatch(/^40 items of 40 games: /);
  });
});
