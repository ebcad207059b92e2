import { describe, expect, test } from '@jest/globals';
import { answerGraph, edgesOf } from '../../../scoring/sound/placeGraph.ts';
import { emptyGraph } from '../../../scoring/sound/rawGraph.ts';
import type { Edge } from '../../../scoring/types.ts';

function drawn(edges: readonly Edge[], labels: Record<string, string> = {}) {
  const graph = { ...emptyGraph(), edges: [...edges], labels: new Map(Object.entries(labels)) };
  const map = answerGraph(graph);
  return { places: map.places, edges: edgesOf(map) };
}

describe('the map of an answer', () => {
  test.each<[edges: Edge[]]>([
    [
      [
        ['Hall', 'attic'],
        ['the hall', 'cellar'],
      ],
    ],
    [
      [
        ['the hall', 'attic'],
        ['Hall', 'cellar'],
      ],
    ],
  ])('shows the spelling that comes first in code-point order, of %j', (edges) => {
    expect(drawn(edges)).toEqual({
      places: ['Hall', 'attic', 'cellar'],
      edges: [
        ['Hall', 'attic'],
        ['Hall', 'cellar'],
      ],
    });
  });

  test('has no blank places, no loops and no doubles', () => {
    const edges: Edge[] = [
      ['a', ''],
      [' ', 'b'],
      ['', ' '],
      ['a', 'A'],
      ['a', 'b'],
      ['B', 'a'],
    ];
    expect(drawn(edges)).toEqual({ places: ['A', 'B'], edges: [['A', 'B']] });
  });

  test('has the labels of ids for names, but for blank ones', () => {
    expect(drawn([['a', 'b']], { a: 'Hall', b: ' ' })).toEqual({
      places: ['Hall', 'b'],
      edges: [['Hall', 'b']],
    });
  });
});
