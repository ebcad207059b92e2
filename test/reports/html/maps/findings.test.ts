import { expect, test } from '@jest/globals';
import { answeredMap, goldMap } from '../../../../reports/html/maps/findings.ts';
import { type Edge, scoreGraph } from '../../../../scoring/index.ts';

const EDGES: readonly Edge[] = [
  ['West Pit', 'Hall'],
  ['Hall', 'Attic'],
  ['Attic', 'Loft'],
];

function shown(answer: string, scorer: 'sound' | 'official' = 'sound') {
  const map = answeredMap(goldMap(EDGES), scoreGraph(answer, { edges: EDGES }, { scorer }));
  const names = new Map(map.places.map((place) => [place.key, place.name]));
  return {
    places: map.places.map(({ key: _, ...place }) => place),
    edges: map.edges.map(({ kind, ends }) => [kind, ...ends.map((key) => names.get(key))]),
  };
}

test('a right answer is the right map', () => {
  const answer = 'graph { "West Pit" -- Hall -- Attic -- Loft }';
  expect(answeredMap(goldMap(EDGES), scoreGraph(answer, { edges: EDGES }))).toEqual(goldMap(EDGES));
});

test('what is missing shines through, what is invented or wrong is added, renamed places have both names', () => {
  expect(shown('graph { pit -- hall; hall -- attic; pit -- attic; attic -- Moon }')).toEqual({
    places: [
      { kind: 'renamed', name: 'West Pit', said: 'pit' },
      { kind: 'right', name: 'Hall' },
      { kind: 'right', name: 'Attic' },
      { kind: 'missing', name: 'Loft' },
      { kind: 'invented', name: 'Moon' },
    ],
    edges: [
      ['right', 'West Pit', 'Hall'],
      ['right', 'Hall', 'Attic'],
      ['missing', 'Attic', 'Loft'],
      ['wrong', 'West Pit', 'Attic'],
      ['wrong', 'Attic', 'Moon'],
    ],
  });
});

test('reads the findings of the official scorer, whose names are normalised', () => {
  expect(shown('graph G {\n"the pit" -- "hall"\n"hall" -- "moon"\n}', 'official')).toEqual({
    places: [
      { kind: 'renamed', name: 'West Pit', said: 'pit' },
      { kind: 'right', name: 'Hall' },
      { kind: 'missing', name: 'Attic' },
      { kind: 'missing', name: 'Loft' },
      { kind: 'invented', name: 'moon' },
    ],
    edges: [
      ['right', 'West Pit', 'Hall'],
      ['missing', 'Hall', 'Attic'],
      ['missing', 'Attic', 'Loft'],
      ['wrong', 'Hall', 'moon'],
    ],
  });
});

test('of no answer everything is missing', () => {
  const { places, edges } = shown('I cannot say.');
  expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['missing']));
  expect(new Set(edges.map(([kind]) => kind))).toEqual(new Set(['missing']));
});

test('the right map has each place and connection once, and none from a place to itself', () => {
  const { places, edges } = goldMap([
    ['Hall', 'Attic'],
    ['attic', 'the Hall'],
    ['Hall', 'Hall'],
  ]);
  expect(places.map(({ name }) => name)).toEqual(['Hall', 'Attic']);
  expect(edges).toHaveLength(1);
});
