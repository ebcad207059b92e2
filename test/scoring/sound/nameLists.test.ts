import { expect, test } from '@jest/globals';
import { withListsSplit } from '../../../scoring/sound/nameLists.ts';
import { emptyGraph } from '../../../scoring/sound/rawGraph.ts';

/** The edges `a|b` once those names that are lists are split. */
function split(edges: readonly string[], isList: (name: string) => boolean): string[] {
  const graph = emptyGraph();
  for (const edge of edges) graph.edges.push(edge.split('|') as [string, string]);
  withListsSplit(graph, isList);
  return graph.edges.map((edge) => edge.join('|'));
}

test.each<[edges: string[], split: string[]]>([
  [
    ['hall|Kitchen, attic and the cellar,', 'kitchen|attic', 'attic|cellar'],
    ['hall|Kitchen', 'hall|attic', 'hall|the cellar', 'kitchen|attic', 'attic|cellar'],
  ],
  [
    ['attic, hall|kitchen , and cellar', 'kitchen|attic', 'hall|cellar'],
    ['attic|kitchen', 'attic|cellar', 'hall|kitchen', 'hall|cellar', 'kitchen|attic', 'hall|cellar'],
  ],
  [
    ['hall|stairs, lower', 'stairs|attic'],
    ['hall|stairs, lower', 'stairs|attic'],
  ],
  [
    ['bar and grill|hall', 'bar|grill'],
    ['bar and grill|hall', 'bar|grill'],
  ],
])('%j becomes %j', (edges, expected) => {
  expect(split(edges, (name) => name.includes(','))).toEqual(expected);
});

test('a name that is known as a whole is no list', () => {
  const edges = ['"stairs, lower"|hall', 'hall|stairs, lower', 'stairs|lower'];
  expect(split(edges, (name) => name === 'stairs, lower')).toEqual(edges);
});
