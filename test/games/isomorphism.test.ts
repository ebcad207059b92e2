import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countShapes, sameShape } from '../../games/isomorphism.ts';
import type { Edge } from '../../scoring/types.ts';
import { bundledItems } from '../datasets/broken.ts';

const edge = fc.tuple(fc.nat(9), fc.nat(9)).filter(([a, b]) => a !== b);

const named = (pairs: readonly (readonly [number, number])[], name: (node: number) => string): Edge[] =>
  pairs.map(([a, b]) => [name(a), name(b)]);

test('a map keeps its shape under other names, in another order', () => {
  const renaming = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 });
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 25 }), renaming, (pairs, order) => {
      const other = named(pairs, (node) => `place ${order[node]}`).map(([a, b]): Edge => [b, a]);
      expect(sameShape(named(pairs, String), other.reverse())).toBe(true);
    }),
  );
});

/** All graphs over n nodes, as sets of edges. */
function* allGraphs(n: number): Generator<[number, number][]> {
  const pairs = Array.from({ length: n }, (_, a) =>
    Array.from({ length: a }, (_, b): [number, number] => [b, a]),
  ).flat();
  for (let bits = 0; bits < 2 ** pairs.length; bits++) yield pairs.filter((_, index) => bits & (1 << index));
}

test('as many connected graphs of five nodes as there are', () => {
  const connected = [...allGraphs(5)].filter((pairs) => {
    const reached = new Set([0]);
    for (let round = 0; round < 5; round++)
      for (const [a, b] of pairs) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
    return reached.size === 5;
  });
  // Sequence A001349 of the OEIS.
  expect(countShapes(connected.map((pairs) => named(pairs, String)))).toBe(21);
});

test('tells graphs apart that look alike from every node', () => {
  const ring = (nodes: string): Edge[] =>
    [...nodes].map((node, index) => [node, nodes[(index + 1) % nodes.length] as string]);
  expect(sameShape(ring('abcdef'), [...ring('abc'), ...ring('def')])).toBe(false);
  const prism: Edge[] = [...ring('abc'), ...ring('def'), ['a', 'd'], ['b', 'e'], ['c', 'f']];
  const utility: Edge[] = ['a', 'b', 'c'].flatMap((one) =>
    ['d', 'e', 'f'].map((other): Edge => [one, other]),
  );
  expect(sameShape(prism, utility)).toBe(false);
});

test('the bundled items have as many shapes as their card says', () => {
  expect(countShapes(bundledItems().map(({ edges = [] }) => edges))).toBe(130);
});
