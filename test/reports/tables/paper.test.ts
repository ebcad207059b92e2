import { describe, expect, test } from '@jest/globals';
import { errorRow, HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, RIGHT_WALK, walkRow } from '../rows.ts';
import { tablesOf, texts } from './report.ts';

const second = { item: 'i2', game: 'g2' };

describe("the paper's tables", () => {
  test('table 2: F1 of the connections with interval, items, and a note on what is left out', () => {
    const rows = [
      mapRow(RIGHT_MAP),
      mapRow(HALF_MAP, second),
      errorRow('down', { item: 'i3' }),
      mapRow(RIGHT_MAP, { shots: '2-shot' }),
    ];
    const low = expect.closeTo(2 / 3, 12);
    expect(tablesOf(rows).table2).toEqual({
      id: 'table2',
      title: 'Table 2. Graph Reconstruction (task1)',
      caption: 'F1 of the connections, higher is better.',
      columns: [
        { title: 'Model', align: 'left' },
        { title: 'Items', align: 'right' },
        { title: '0-shot', align: 'right' },
        { title: '2-shot', align: 'right' },
      ],
      rows: [
        {
          kind: 'model',
          cells: [
            { text: 'm' },
            { text: '1–2' },
            {
              text: '83.3%',
              value: expect.closeTo(5 / 6, 12),
              interval: [low, 1],
              items: 2,
              note: '1 error row left out',
            },
            { text: '100.0%', value: 1, items: 1 },
          ],
        },
      ],
    });
  });

  test('table 3 prints distance, lower is better, as the paper does', () => {
    const { table2, table3 } = tablesOf([walkRow(RIGHT_WALK), walkRow(HALF_WALK, second)]);
    expect(table2).toBeUndefined();
    expect(table3?.caption).toBe('Normalised Levenshtein distance, lower is better.');
    expect(table3?.rows).toEqual([
      {
        kind: 'model',
        cells: [
          { text: 'm' },
          { text: '2', value: 2 },
          { text: '25.0%', value: 0.25, interval: [0, 0.5], items: 2 },
        ],
      },
    ]);
  });

  test('an answer to a repeated question counts with the others to it as one', () => {
    const { table3 } = tablesOf([
      walkRow(RIGHT_WALK),
      walkRow(HALF_WALK, { repeat: 1 }),
      walkRow(HALF_WALK, second),
    ]);
    expect(texts(table3)).toEqual([['m', '2', '37.5%']]);
  });

  test('table 8 sets strict beside fuzzy, and their difference item by item', () => {
    const renamed = RIGHT_MAP.replaceAll('hall', 'in the hall');
    expect(tablesOf([mapRow(renamed), mapRow(RIGHT_MAP, second)]).table8?.rows).toEqual([
      {
        kind: 'model',
        cells: [
          { text: 'm' },
          { text: '2', value: 2 },
          { text: '50.0%', value: 0.5, interval: [0, 1], items: 2 },
          { text: '100.0%', value: 1, interval: [1, 1], items: 2 },
          { text: '+50.0', value: 0.5, interval: [0, 1], items: 2 },
        ],
      },
    ]);
  });

  test('table 9 shows F1, recall and precision', () => {
    expect(texts(tablesOf([mapRow(HALF_MAP)]).table9)).toEqual([['m', '1', '66.7%', '50.0%', '100.0%']]);
    expect(texts(tablesOf([mapRow(HALF_MAP, {}, 'official')]).table9)).toEqual([
      ['m', '1', '66.7%', '50.0%', '100.0%'],
    ]);
  });

  test('tables 8 and 9 are without examples where there is such a run, and else with the fewest', () => {
    const rows = [mapRow(HALF_MAP, { shots: '3-shot' }), mapRow(RIGHT_MAP, { shots: '1-shot' })];
    expect(tablesOf(rows).table9?.title).toBe('Table 9. F1, recall and precision (task1, 1-shot)');
    expect(tablesOf([...rows, mapRow(RIGHT_MAP)]).table9?.title).toMatch('(task1, 0-shot)');
  });

  test('a model all of whose calls failed stands there without a value', () => {
    expect(tablesOf([errorRow('down'), errorRow('down', { item: 'i2' })]).table2?.rows).toEqual([
      {
        kind: 'model',
        cells: [{ text: 'm' }, { text: '0', value: 0 }, { text: '', note: '2 error rows left out' }],
      },
    ]);
  });

  test('prompts that are called otherwise are columns after those with numbers of examples', () => {
    const rows = ['think', '3-shot', '0-shot', '10-shot', 'act'].map((shots) =>
      walkRow(RIGHT_WALK, { shots }),
    );
    expect(tablesOf(rows).table3?.columns.map(({ title }) => title)).toEqual([
      'Model',
      'Items',
      '0-shot',
      '3-shot',
      '10-shot',
      'think',
      'act',
    ]);
  });

  test('published results are rows of their own kind, in the columns that the run has', () => {
    const { table4, table3, table8 } = tablesOf(
      [walkRow(RIGHT_WALK, { shots: '1-shot' }), mapRow(RIGHT_MAP, { shots: 'think' }), mapRow(RIGHT_MAP)],
      { published: true },
    );
    expect(table4).toBeUndefined();
    expect(table3?.rows).toHaveLength(1 + 8);
    expect(table3?.rows.at(-1)).toEqual({
      kind: 'published',
      cells: [
        { text: 'published: openai:gpt-4o-2024-05-13' },
        { text: '113', value: 113 },
        { text: '12.7%', value: 0.127, items: 113 },
        { text: '9.5%', value: 0.095, items: 113 },
        { text: '' },
      ],
    });
    expect(texts(table8)[1]).toEqual(['published: openai:gpt-3-5-turbo', '113', '30.6%', '41.4%', '+10.8']);
  });
});
