import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { comparePaired } from '../../../reports/statistics/paired.ts';
import { itemsOf, scoredItems } from './values.ts';

const settings = { resamples: 500, seed: 1, level: 0.95 };
const compare = (first: ReturnType<typeof itemsOf>, second: ReturnType<typeof itemsOf>, seed = 1) =>
  comparePaired(first, second, new ClusterBootstrap({ ...settings, seed }));

describe('the paired comparison', () => {
  test('of a model with itself is no difference', () => {
    fc.assert(
      fc.property(scoredItems, (items) => {
        expect(compare(items, items)).toEqual({
          first: expect.any(Number),
          second: expect.any(Number),
          difference: { mean: 0, interval: [0, 0], items: items.length },
          pValue: 1,
          detectable: 0,
          unpaired: 0,
        });
      }),
    );
  });

  test('turned round is the same with the other sign', () => {
    const first = itemsOf(Array.from({ length: 30 }, (_, i) => [i, ((i * 7) % 11) / 11]));
    const second = first.map((item, i) => ({ ...item, value: ((i * 5) % 13) / 13 }));
    const [a, b] = [compare(first, second), compare(second, first)];
    expect(b?.difference.mean).toBeCloseTo(-(a?.difference.mean as number), 12);
    expect([b?.pValue, b?.detectable]).toEqual([a?.pValue, expect.closeTo(a?.detectable as number, 12)]);
  });

  test('takes only items that both answered, by their names', () => {
    const first = itemsOf([
      ['a', 1],
      ['b', 0.5],
      ['c', 0.25],
    ]);
    const second = [...first]
      .reverse()
      .slice(0, 2)
      .map((item) => ({ ...item, value: 0 }));
    expect(compare(first, second)).toMatchObject({
      first: 0.375,
      second: 0,
      unpaired: 1,
      difference: { items: 2 },
    });
    expect(compare(first, [])).toBeUndefined();
  });

  test('gives a p below 1 − level just where the interval leaves 0 out', () => {
    fc.assert(
      fc.property(scoredItems, fc.double({ min: -0.3, max: 0.3, noNaN: true }), (items, shift) => {
        const second = items.map((item, i) => ({ ...item, value: (i % 3) / 2 - shift }));
        const compared = compare(items, second);
        const [low, high] = compared?.difference.interval ?? [0, 0];
        if (low > 0 || high < 0) expect(compared?.pValue).toBeLessThan(0.06);
        else expect(compared?.pValue).toBeGreaterThan(0.04);
      }),
    );
  });

  test('finds a difference as large as the smallest detectable one about four times out of five', () => {
    const generator = xoroshiro128plus(3);
    const noise = () => uniformFloat64(generator) - 0.5;
    const zeros = itemsOf(Array.from({ length: 60 }, (_, i) => [i, 0]));
    const noisy = (shift: number) => zeros.map((item) => ({ ...item, value: shift + noise() }));
    const detectable = compare(noisy(0), zeros)?.detectable as number;
    const runs = 400;
    let found = 0;
    for (let run = 0; run < runs; run++)
      if ((compare(noisy(detectable), zeros, run)?.pValue as number) < 0.05) found++;
    expect(found / runs).toBeGreaterThan(0.7);
    expect(found / runs).toBeLessThan(0.9);
  });

  test('has no p for a single game', () => {
    const items = itemsOf([
      ['a', 1],
      ['a', 0],
    ]);
    expect(
      compare(
        items,
        items.map((item) => ({ ...item, value: 0 })),
      ),
    ).toEqual({
      first: 0.5,
      second: 0,
      difference: { mean: 0.5, items: 2 },
      unpaired: 0,
    });
  });
});
