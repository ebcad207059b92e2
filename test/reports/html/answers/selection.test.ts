import { describe, expect, test } from '@jest/globals';
import { DEFAULT_ANSWERS, select } from '../../../../reports/html/answers/selection.ts';
import type { ResultRow } from '../../../../reports/record.ts';
import { errorRow, HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, RIGHT_WALK, walkRow } from '../../rows.ts';

const items = (rows: readonly ResultRow[], count?: number | 'all') =>
  select(rows, count).texts.map(({ rows }) => rows[0]?.item);

const rows = [
  mapRow(RIGHT_MAP, { item: 'easy' }),
  mapRow(HALF_MAP, { item: 'hard' }),
  errorRow('down', { item: 'down' }),
  mapRow('no idea', { item: 'unread' }),
  walkRow(RIGHT_WALK, { item: 'hard' }),
  mapRow(RIGHT_MAP, { item: 'middle' }),
  walkRow(HALF_WALK, { item: 'middle' }),
];

describe('select', () => {
  test('ranks texts by what was answered, each task weighing the same, and those without answers last', () => {
    expect(items(rows, 'all')).toEqual(['middle', 'hard', 'easy', 'down', 'unread']);
    expect(select(rows, 'all').texts.map(({ meanScore }) => meanScore)).toEqual([
      0.75,
      expect.closeTo((2 / 3 + 1) / 2),
      1,
      undefined,
      undefined,
    ]);
  });

  test('ranks by models and not by baselines where there are models', () => {
    const baseline = { model: 'random', provider: 'plugh:random-middle' };
    const mixed = [
      mapRow(HALF_MAP, { item: 'a', ...baseline }),
      mapRow(RIGHT_MAP, { item: 'a' }),
      mapRow(RIGHT_MAP, { item: 'b', ...baseline }),
      mapRow(HALF_MAP, { item: 'b' }),
    ];
    expect(items(mixed)).toEqual(['b', 'a']);
    expect(items(mixed.filter(({ model }) => model === 'random'))).toEqual(['a', 'b']);
  });

  test('shows texts whole, and counts what it leaves out', () => {
    const { texts, ...counts } = select(rows, 2);
    expect(counts).toEqual({ allTexts: 5, answers: 4, allAnswers: 7 });
    expect(texts.map(({ rows }) => rows.length)).toEqual([2, 2]);
    expect(select(rows, 0).texts).toEqual([]);
  });

  test('does not take items of one id in two datasets for one', () => {
    expect(items([mapRow(RIGHT_MAP), mapRow(RIGHT_MAP, { datasetVersion: '2.0' })], 'all')).toHaveLength(2);
  });

  test('by itself shows as many texts as have the answers that a page holds, and one at least', () => {
    const many = (texts: number, each: number) =>
      Array.from({ length: texts * each }, (_, i) => mapRow(RIGHT_MAP, { item: `i${i % texts}` }));
    expect(select(many(100, 10)).answers).toBe(DEFAULT_ANSWERS);
    expect(select(many(7, 10)).answers).toBe(70);
    expect(select(many(2, DEFAULT_ANSWERS + 1)).texts).toHaveLength(1);
  });
});
