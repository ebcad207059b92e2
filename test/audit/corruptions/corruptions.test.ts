import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { corruptGraph } from '../../../audit/corruptions/graph.ts';
import { corruptPath } from '../../../audit/corruptions/path.ts';
import { edgesF1, pathSimilarity } from '../../../audit/corruptions/values.ts';
import type { Edge } from '../../../scoring/types.ts';

const HOUSE: readonly Edge[] = [
  ['hall', 'attic'],
  ['hall', 'cellar'],
];

describe('the corruptions of a map', () => {
  test('are every change in one place that makes another map', () => {
    const made = corruptGraph(HOUSE, 'Zud').map(({ kind, what, said, expected }) => [
      kind,
      what,
      said.kind === 'graph' ? said.edges.map((edge) => edge.join('–')).join(' ') : '',
      Math.round(expected * 1000) / 1000,
    ]);
    expect(made).toEqual([
      ['edge dropped', 'hall – attic', 'hall–cellar', 0.667],
      ['edge dropped', 'hall – cellar', 'hall–attic', 0.667],
      ['edge added', 'attic – cellar', 'hall–attic hall–cellar attic–cellar', 0.8],
      ['place swapped', 'hall – attic to attic – cellar', 'attic–cellar hall–cellar', 0.5],
      ['place swapped', 'hall – cellar to cellar – attic', 'hall–attic cellar–attic', 0.5],
      ['places exchanged', 'hall – attic', 'attic–hall attic–cellar', 0.5],
      ['places exchanged', 'hall – cellar', 'cellar–attic cellar–hall', 0.5],
      ['place invented', 'next to hall', 'hall–attic hall–cellar hall–Zud', 0.8],
      ['place invented', 'next to attic', 'hall–attic hall–cellar attic–Zud', 0.8],
      ['place invented', 'next to cellar', 'hall–attic hall–cellar cellar–Zud', 0.8],
      ['place renamed', 'hall', 'Zud–attic Zud–cellar', 0],
      ['place renamed', 'attic', 'hall–Zud hall–cellar', 0.5],
      ['place renamed', 'cellar', 'hall–attic hall–Zud', 0.5],
    ]);
  });
});

describe('the corruptions of a path', () => {
  const corrupted = (right: readonly string[], accepted: readonly (readonly string[])[] = [right]) =>
    corruptPath(right, { accepted, places: ['attic', 'cellar', 'hall'], invented: 'Zud' }).map(
      ({ kind, said, expected }) => [
        kind,
        said.kind === 'path' ? said.steps.join(' ') : '',
        Math.round(expected * 1000) / 1000,
      ],
    );

  test('are every change of one step, the exchange of two, and the reverse', () => {
    expect(corrupted(['attic', 'hall'])).toEqual([
      ['step lost', 'hall', 0.5],
      ['step lost', 'attic', 0.5],
      ['step added', 'cellar attic hall', 0.667],
      ['step added', 'attic cellar hall', 0.667],
      ['step added', 'attic hall attic', 0.667],
      ['step invented', 'Zud attic hall', 0.667],
      ['step invented', 'attic Zud hall', 0.667],
      ['step invented', 'attic hall Zud', 0.667],
      ['place swapped', 'cellar hall', 0.5],
      ['place swapped', 'attic cellar', 0.5],
      ['steps exchanged', 'hall attic', 0],
      ['order reversed', 'hall attic', 0],
    ]);
  });

  test('leave out what is right all the same: a palindrome reversed, another right path', () => {
    const kinds = (made: (string | number)[][]) => made.map(([kind]) => kind);
    expect(kinds(corrupted(['attic', 'hall', 'attic']))).not.toContain('order reversed');
    const twoWays = [
      ['attic', 'hall'],
      ['cellar', 'hall'],
    ];
    expect(corrupted(['attic', 'hall'], twoWays)).not.toContainEqual(expect.arrayContaining(['cellar hall']));
  });
});

describe('the values counted by hand', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd');
  const steps = fc.array(name, { minLength: 1, maxLength: 9 });

  test('are the edit distance of another library', () => {
    fc.assert(
      fc.property(steps, fc.array(steps, { minLength: 1, maxLength: 3 }), (said, rights) => {
        const similarities = rights.map(
          (right) => 1 - distance(said.join(''), right.join('')) / Math.max(said.length, right.length),
        );
        expect(pathSimilarity(said, rights)).toBeCloseTo(Math.max(...similarities), 12);
      }),
    );
  });

  test('are F1 over connections without direction, each once', () => {
    expect(
      edgesF1(
        [
          ['b', 'a'],
          ['a', 'b'],
          ['c', 'd'],
        ],
        [
          ['a', 'b'],
          ['b', 'c'],
          ['a', 'c'],
        ],
      ),
    ).toBeCloseTo(0.4, 12);
  });
});
