import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Random } from '../../../games/zmachine/random.ts';

/** The same numbers by exact arithmetic: state ← 0x015a4e35 × state + 1 modulo 2³², bits 16 to 30. */
function* exact(seed: number, range: number): Generator<number> {
  let state = BigInt.asUintN(32, BigInt(seed));
  for (;;) {
    state = BigInt.asUintN(32, 0x015a4e35n * state + 1n);
    yield Number(((state >> 16n) & 0x7fffn) % BigInt(range)) + 1;
  }
}

describe('random numbers', () => {
  test('are those of the generator, whatever the seed and the range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 32767 }), (seed, range) => {
        const random = new Random(seed);
        const expected = exact(seed, range);
        for (let count = 0; count < 20; count++) expect(random.next(range)).toBe(expected.next().value);
      }),
    );
  });

  test('count when the story gives a seed below 1000', () => {
    const random = new Random(7);
    random.reseed(3);
    expect(Array.from({ length: 7 }, () => random.next(100))).toEqual([1, 2, 3, 1, 2, 3, 1]);
    random.reseed(999);
    expect(Array.from({ length: 4 }, () => random.next(2))).toEqual([1, 2, 1, 2]);
  });

  test("start again from the story's seed of 1000 or more, and from the user's at 0", () => {
    const random = new Random(42);
    const first = Array.from({ length: 5 }, () => random.next(1000));
    random.reseed(1000);
    expect(Array.from({ length: 5 }, () => random.next(1000))).toEqual(
      Array.from(
        { length: 5 },
        (
          (numbers) => () =>
            numbers.next().value as number
        )(exact(1000, 1000)),
      ),
    );
    random.reseed(0);
    expect(Array.from({ length: 5 }, () => random.next(1000))).toEqual(first);
  });

  test('go on from a saved state', () => {
    const random = new Random(5);
    random.reseed(4);
    random.next(10);
    const saved = random.save();
    const expected = [random.next(10), random.next(10), random.next(10), random.next(10)];
    random.reseed(0);
    random.restore(saved);
    expect([random.next(10), random.next(10), random.next(10), random.next(10)]).toEqual(expected);
  });
});
