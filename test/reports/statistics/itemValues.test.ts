import { expect, test } from '@jest/globals';
import { itemValues, withinItemDeviation } from '../../../reports/statistics/itemValues.ts';
import { HALF_WALK, RIGHT_WALK, walkRow } from '../rows.ts';

const score = ({ result }: ReturnType<typeof walkRow>) => result.score;

test('an item that was asked several times counts once, by the mean of its answers', () => {
  const rows = [
    walkRow(RIGHT_WALK),
    walkRow(HALF_WALK, { repeat: 1 }),
    walkRow(RIGHT_WALK, { item: 'i2', game: 'g2' }),
  ];
  expect(itemValues(rows, score)).toEqual([
    { item: '1.0 i1', game: 'g1', value: 0.75, repeats: [1, 0.5] },
    { item: '1.0 i2', game: 'g2', value: 1, repeats: [1] },
  ]);
});

test('the same id in two datasets is two items', () => {
  const rows = [walkRow(RIGHT_WALK), walkRow(RIGHT_WALK, { datasetVersion: '1.1' })];
  expect(itemValues(rows, score).map(({ item }) => item)).toEqual(['1.0 i1', '1.1 i1']);
});

test('answers without the value are left out, not counted as 0', () => {
  expect(itemValues([walkRow(RIGHT_WALK)], () => undefined)).toEqual([]);
});

test('the spread within items is pooled over those that were asked more than once', () => {
  const item = { item: 'i', game: 'g', value: 0 };
  expect(
    withinItemDeviation([
      { ...item, repeats: [1, 0] },
      { ...item, repeats: [0.5, 0.5, 0.5] },
      { ...item, repeats: [1] },
    ]),
  ).toBeCloseTo(0.5, 12);
  expect(withinItemDeviation([{ ...item, repeats: [1] }])).toBeUndefined();
});
