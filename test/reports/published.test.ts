import { expect, test } from '@jest/globals';
import { PUBLISHED, PUBLISHED_MODELS, publishedRow, publishedValue } from '../../reports/published.ts';

test('the published results hold every metric of eight models', () => {
  expect(PUBLISHED_MODELS).toHaveLength(8);
  expect(PUBLISHED).toHaveLength(8 * (12 + 4 * 2));
  for (const { values, items } of PUBLISHED) expect([values.length, items]).toEqual([4, 113]);
});

test('a value is found by the label of its prompt', () => {
  const row = publishedRow('openai:gpt-3-5-turbo', 'task1', 'fuzzy_edges_f1');
  expect(
    ['0-shot', '1-shot', '3-shot', '4-shot', 'think'].map((label) => row && publishedValue(row, label)),
  ).toEqual([0.414, 0.543, 0.623, undefined, undefined]);
});
