import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_PATH_NAMES, pathDistances } from '../../../scoring/official/distance.ts';

/** Levenshtein distance over list items, by the textbook table. */
function levenshtein(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  a.forEach((item, index) => {
    const next = [index + 1];
    b.forEach((other, column) => {
      const replaced = (row[column] ?? 0) + (item === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

function distancesTo(paths: readonly (readonly string[])[], answer: readonly string[]): number[] | undefined {
  const distances = pathDistances(paths);
  return distances?.to(distances.code(answer));
}

const names = fc.constantFrom('hall', 'attic', 'cave', 'wine cellar', '', '\0', 'toString', '__proto__');
const lines = fc.array(names, { minLength: 1, maxLength: 80 });

describe('pathDistances', () => {
  test('is the Levenshtein distance over lines divided by the longer length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(names, { maxLength: 80 }), { minLength: 1, maxLength: 3 }),
        lines,
        (paths, answer) => {
          const extended = [...answer, 'nowhere', 'elsewhere'];
          expect(distancesTo(paths, extended)).toEqual(
            paths.map((path) => levenshtein(path, extended) / Math.max(path.length, extended.length)),
          );
        },
      ),
    );
  });

  test('tells apart as many names as there are codes, and no more', () => {
    const path = Array.from({ length: MAX_PATH_NAMES }, (_, index) => `place ${index}`);
    const swapped = path.toSpliced(0, 2, 'place 1', 'place 0');
    expect(distancesTo([path], swapped)).toEqual([2 / path.length]);
    expect(pathDistances([[...path, 'one more']])).toBeNull();
  }, 60_000);
});
