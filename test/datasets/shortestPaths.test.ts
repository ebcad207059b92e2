import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shortestPaths } from '../../datasets/shortestPaths.ts';
import type { Edge } from '../../scoring/types.ts';

/** All simple paths, by brute force; the shortest of them are the right answer. */
function byBruteForce(edges: readonly Edge[], from: string, to: string): string[][] {
  const all: string[][] = [];
  const walk = (path: string[]) => {
    const here = path.at(-1);
    if (here === to) return void all.push(path);
    const near = edges.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));
    for (const next of new Set(near)) if (!path.includes(next)) walk([...path, next]);
  };
  walk([from]);
  const shortest = Math.min(...all.map(({ length }) => length));
  return all.filter(({ length }) => length === shortest);
}

describe('shortestPaths', () => {
  test('lists every tie, from source to target', () => {
    const edges: Edge[] = [
      ['a', 'b'],
      ['b', 'd'],
      ['a', 'c'],
      ['d', 'c'],
    ];
    expect(shortestPaths(edges, 'a', 'd')).toEqual([
      ['a', 'b', 'd'],
      ['a', 'c', 'd'],
    ]);
  });

  test('finds none to a place that cannot be reached', () => {
    expect(shortestPaths([['a', 'b']], 'a', 'z')).toEqual([]);
  });

  test('agrees with brute force on random maps', () => {
    const place = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 12 }), place, place, (edges, from, to) => {
        expect(shortestPaths(edges, from, to).sort()).toEqual(byBruteForce(edges, from, to).sort());
      }),
    );
  });
});
