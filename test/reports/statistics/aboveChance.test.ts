import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aboveChance } from '../../../reports/statistics/aboveChance.ts';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { itemsOf, scoredItems } from './values.ts';

const bootstrap = new ClusterBootstrap({ resamples: 500, seed: 1, level: 0.95 });

describe('a score above chance', () => {
  test('is 0 for chance itself and 1 for a perfect answer', () => {
    fc.assert(
      fc.property(scoredItems, (chance) => {
        fc.pre(chance.every(({ value }) => value < 0.999));
        const perfect = chance.map((item) => ({ ...item, value: 1 }));
        const floor = chance.reduce((sum, { value }) => sum + value, 0) / chance.length;
        const wanted = { floor: expect.closeTo(floor, 12), items: chance.length };
        expect(aboveChance(chance, chance, bootstrap)).toEqual({ ...wanted, value: 0, interval: [0, 0] });
        expect(aboveChance(perfect, chance, bootstrap)).toEqual({ ...wanted, value: 1, interval: [1, 1] });
      }),
    );
  });

  test('sets a score between floor and 1, and one below the floor below 0', () => {
    const chance = itemsOf([
      ['a', 0.2],
      ['b', 0.2],
      ['c', 0.2],
    ]);
    const scores = (value: number) => chance.map((item) => ({ ...item, value }));
    expect(aboveChance(scores(0.6), chance, bootstrap)?.value).toBeCloseTo(0.5, 12);
    expect(aboveChance(scores(0), chance, bootstrap)?.value).toBeCloseTo(-0.25, 12);
  });

  test('takes the floor of the same items only', () => {
    const chance = itemsOf([
      ['a', 0.5],
      ['b', 0],
      ['c', 0],
    ]);
    const scores = chance.slice(0, 1).map((item) => ({ ...item, value: 0.75 }));
    expect(aboveChance(scores, chance, bootstrap)).toEqual({ value: 0.5, floor: 0.5, items: 1 });
  });

  test('is not there without a common item, or where chance is perfect', () => {
    const items = itemsOf([
      ['a', 1],
      ['b', 1],
    ]);
    expect(aboveChance(items, [], bootstrap)).toBeUndefined();
    expect(aboveChance(items, items, bootstrap)).toBeUndefined();
  });
});
