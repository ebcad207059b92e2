import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maximumMatching, UNMATCHED } from '../../../scoring/official/matching.ts';

const COUNT = 6;
const fitsLists = fc.array(fc.uniqueArray(fc.nat(COUNT - 1)), { maxLength: 6 });

/** The most gold things that can be matched, by trying everything. */
function most(fits: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [first, ...rest] = fits;
  if (first === undefined) return 0;
  const choices = first.filter((predicted) => !taken.includes(predicted));
  return Math.max(most(rest, taken), ...choices.map((predicted) => 1 + most(rest, [...taken, predicted])));
}

function nobody(count: number): Int32Array {
  return new Int32Array(count).fill(UNMATCHED);
}

describe('maximumMatching', () => {
  test('moves a partner on where that makes room for another', () => {
    expect([...maximumMatching([[0, 1], [0]], 2, new Int32Array([0, UNMATCHED]))]).toEqual([1, 0]);
  });

  test('keeps the pairs it starts from where nothing is gained by moving them', () => {
    expect([
      ...maximumMatching(
        [
          [0, 1],
          [0, 1],
        ],
        2,
        new Int32Array([1, UNMATCHED]),
      ),
    ]).toEqual([1, 0]);
  });

  test('leaves the start as it was given', () => {
    const start = new Int32Array([0, UNMATCHED]);
    maximumMatching([[0, 1], [0]], 2, start);
    expect([...start]).toEqual([0, UNMATCHED]);
  });

  test('matches as many as can be, each once, and only what fits', () => {
    fc.assert(
      fc.property(fitsLists, (fits) => {
        const partners = [...maximumMatching(fits, COUNT, nobody(fits.length))];
        const matched = partners.filter((partner) => partner !== UNMATCHED);
        expect(matched).toHaveLength(most(fits));
        expect(new Set(matched).size).toBe(matched.length);
        partners.forEach((partner, gold) => {
          if (partner !== UNMATCHED) expect(fits[gold]).toContain(partner);
        });
      }),
    );
  });

  test('reaches the same number from any start', () => {
    fc.assert(
      fc.property(fitsLists, (fits) => {
        const start = nobody(fits.length);
        fits.forEach((predicted, gold) => {
          start[gold] = predicted.find((one) => !start.includes(one)) ?? UNMATCHED;
        });
        const partners = maximumMatching(fits, COUNT, start);
        expect(partners.filter((partner) => partner !== UNMATCHED)).toHaveLength(most(fits));
      }),
    );
  });
});
