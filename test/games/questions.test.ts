import { describe, expect, test } from '@jest/globals';
import type { PathQuestion } from '../../datasets/item.ts';
import { hintedPaths, novelPaths } from '../../games/questions.ts';
import { type WalkedMap, walkedEdges } from '../../games/segmentMap.ts';
import { bundledItems } from '../datasets/broken.ts';

const items = bundledItems().map((item) => ({ ...item, edges: item.edges ?? [], path: item.path ?? [] }));

/** Answers in any order. */
const sorted = ({ from, to, answers }: PathQuestion) => ({
  from,
  to,
  answers: answers.map((path) => path.join(' > ')).sort(),
});

describe.each(items)('$id', ({ edges, path, task3, task4, objects = [] }) => {
  test('its edges are the moves of its path', () => {
    expect(edges).toEqual(walkedEdges(path));
  });

  test('task3 is among the questions of its map, with the same answers', () => {
    const asked = novelPaths({ edges, path }).filter(
      ({ from, to }) => from === task3?.from && to === task3?.to,
    );
    expect(asked).toEqual([task3]);
  });

  test('task4 is among the questions of its map and objects, with the same answers', () => {
    const asked = hintedPaths({ edges, path }, objects).filter(
      ({ from, to }) => from === task4?.from && to === task4?.to,
    );
    expect(asked.map(sorted)).toEqual([sorted(task4 as PathQuestion)]);
  });
});

/** A square with a tail: Hall – Attic – Roof – Tower – Hall, and Hall – Cellar. */
const square: WalkedMap = (() => {
  const path = ['Hall', 'Attic', 'Roof', 'Tower', 'Hall', 'Cellar'];
  return { path, edges: walkedEdges(path) };
})();

describe('task3', () => {
  const asked = novelPaths(square).map(({ from, to }) => `${from} > ${to}`);

  test('asks for paths of exactly three places, in either direction', () => {
    expect(asked).toEqual([
      'Attic > Cellar',
      'Attic > Tower',
      'Cellar > Attic',
      'Cellar > Tower',
      'Hall > Roof',
      'Roof > Hall',
      'Tower > Attic',
    ]);
  });

  test('leaves out what was walked in that direction, if there is no other way', () => {
    expect(asked).not.toContain('Tower > Cellar');
  });

  test('lists every shortest path where one of them was walked', () => {
    expect(novelPaths(square).find(({ from, to }) => from === 'Hall' && to === 'Roof')?.answers).toEqual([
      ['Hall', 'Attic', 'Roof'],
      ['Hall', 'Tower', 'Roof'],
    ]);
  });
});

describe('task4', () => {
  test('asks from and to where two objects were met or left', () => {
    const objects = [
      { name: 'lamp', first: 'Cellar', left: 'Tower' },
      { name: 'rope', first: 'Attic' },
    ];
    expect(hintedPaths(square, objects).map(({ from, to }) => `${from}, ${to}`)).toEqual([
      'the place of the first encounter of lamp, the place of the first encounter of rope',
      'the place where lamp was left, the place of the first encounter of rope',
      'the place of the first encounter of rope, the place of the first encounter of lamp',
      'the place of the first encounter of rope, the place where lamp was left',
    ]);
  });

  test('never asks about neighbours, one place, or one object alone', () => {
    const objects = [
      { name: 'lamp', first: 'Cellar', left: 'Attic' },
      { name: 'rope', first: 'Hall' },
      { name: 'sack', first: 'Hall' },
    ];
    expect(hintedPaths(square, objects)).toEqual([]);
  });
});
