import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { itemsOf, scoredItems } from './values.ts';

const settings = { resamples: 500, seed: 1, level: 0.95 };

describe('the cluster bootstrap', () => {
  test('of a constant is that constant', () => {
    fc.assert(
      fc.property(scoredItems, fc.double({ min: 0, max: 1, noNaN: true }), (items, constant) => {
        const same = items.map((item) => ({ ...item, value: constant }));
        const { mean, interval } = new ClusterBootstrap(settings).mean(same) ?? {};
        for (const value of [mean, ...(interval ?? [])]) expect(value).toBeCloseTo(constant, 12);
        expect(interval).toHaveLength(2);
      }),
    );
  });

  test('has the mean within its interval, and the interval within the values', () => {
    fc.assert(
      fc.property(scoredItems, (items) => {
        const { mean, interval: [low, high] = [2, -2] } = new ClusterBootstrap(settings).mean(items) ?? {
          mean: 0,
        };
        const values = items.map(({ value }) => value);
        expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 12);
        expect(low).toBeLessThanOrEqual(mean + 1e-12);
        expect(high).toBeGreaterThanOrEqual(mean - 1e-12);
        expect(low).toBeGreaterThanOrEqual(Math.min(...values) - 1e-12);
        expect(high).toBeLessThanOrEqual(Math.max(...values) + 1e-12);
      }),
    );
  });

  test('is the same for the same seed, whatever was asked before, and another for another seed', () => {
    fc.assert(
      fc.property(scoredItems, scoredItems, (items, others) => {
        const used = new ClusterBootstrap(settings);
        used.mean(others);
        expect(used.mean(items)).toEqual(new ClusterBootstrap(settings).mean(items));
      }),
    );
    const items = itemsOf(Array.from({ length: 40 }, (_, i) => [i, (i * 37) % 41]));
    const bySeed = (seed: number) => new ClusterBootstrap({ ...settings, seed }).mean(items)?.interval;
    expect(bySeed(2)).not.toEqual(bySeed(1));
  });

  test('takes games whole: items that agree within a game tell no more than one of them', () => {
    const one = itemsOf(Array.from({ length: 20 }, (_, game) => [game, game % 2]));
    const fifty = itemsOf(Array.from({ length: 1000 }, (_, i) => [i % 20, (i % 20) % 2]));
    const bootstrap = new ClusterBootstrap(settings);
    expect(bootstrap.mean(fifty)?.interval).toEqual(bootstrap.mean(one)?.interval);
  });

  test('has no interval for one game, and no estimate for no item', () => {
    const bootstrap = new ClusterBootstrap(settings);
    expect(
      bootstrap.mean(
        itemsOf([
          ['a', 0.5],
          ['a', 1],
        ]),
      ),
    ).toEqual({ mean: 0.75, items: 2 });
    expect(bootstrap.mean([])).toBeUndefined();
  });

  test('turns with a metric whose direction is turned', () => {
    fc.assert(
      fc.property(scoredItems, (items) => {
        const bootstrap = new ClusterBootstrap(settings);
        const [low, high] = bootstrap.mean(items)?.interval ?? [];
        const turned = items.map((item) => ({ ...item, value: 1 - item.value }));
        const [turnedLow, turnedHigh] = bootstrap.mean(turned)?.interval ?? [];
        // Quantiles of an even number of resamples are no mirror images to the last step.
        const step = 0.08;
        expect(Math.abs(1 - (turnedHigh as number) - (low as number))).toBeLessThan(step);
        expect(Math.abs(1 - (turnedLow as number) - (high as number))).toBeLessThan(step);
      }),
    );
  });

  test('covers the truth about as often as it says, where games differ and items share a game', () => {
    const generator = xoroshiro128plus(7);
    const uniform = () => uniformFloat64(generator);
    const runs = 400;
    let covered = 0;
    for (let run = 0; run < runs; run++) {
      const items = itemsOf(
        Array.from({ length: 40 }, (_, game) => [game, uniform()] as const).flatMap(([game, ofGame]) =>
          Array.from({ length: 4 }, () => [game, (ofGame + uniform()) / 2] as const),
        ),
      );
      const [low, high] = new ClusterBootstrap({ ...settings, seed: run }).mean(items)?.interval ?? [1, 0];
      if (low <= 0.5 && 0.5 <= high) covered++;
    }
    expect(covered / runs).toBeGreaterThan(0.91);
    expect(covered / runs).toBeLessThan(0.98);
  });
});
