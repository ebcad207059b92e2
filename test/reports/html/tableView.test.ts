import { expect, test } from '@jest/globals';
import { tableView } from '../../../reports/html/tableView.ts';
import { left, right, type Table } from '../../../reports/tables/table.ts';

const table: Table = {
  id: 'chance-task1',
  title: 'Title',
  caption: 'Caption.',
  columns: [left('Model'), left('Shots'), right('Score'), left('Remark')],
  rows: [
    {
      kind: 'model',
      cells: [
        { text: 'm' },
        { text: '0-shot' },
        { text: '50.0%', value: 0.5, interval: [-0.25, 1], note: 'down' },
        { text: 'published: no' },
      ],
    },
    {
      kind: 'published',
      cells: [{ text: 'published: p' }, { text: '1-shot' }, { text: '', note: 'down' }, { text: '' }],
    },
  ],
};

test('leading left-aligned cells name the row, notes are numbered, and published rows are marked as rows', () => {
  const name = { isHead: true, align: 'left' };
  const remark = { isHead: false, align: 'left' };
  const value = { isHead: false, align: 'right' };
  expect(tableView(table)).toEqual({
    id: 'chance-task1',
    title: 'Title',
    caption: 'Caption.',
    columns: table.columns,
    notes: ['down'],
    rows: [
      {
        kind: 'model',
        cells: [
          { text: 'm', ...name },
          { text: '0-shot', ...name },
          { text: '50.0%', interval: '[−25.0, 100.0]', note: 1, ...value },
          { text: 'published: no', ...remark },
        ],
      },
      {
        kind: 'published',
        cells: [
          { text: 'p', ...name },
          { text: '1-shot', ...name },
          { text: '', note: 1, ...value },
          { text: '', ...remark },
        ],
      },
    ],
  });
});

test('values of shaded columns have a shade, from pale to dark', () => {
  const shaded: Table = {
    ...table,
    columns: [left('Checkpoint'), { ...right('m'), shaded: true }],
    rows: [0, 0.44, 1, undefined].map((value) => ({
      kind: 'model',
      cells: [
        { text: 'c', value: 1 },
        { text: 'v', ...(value !== undefined && { value }) },
      ],
    })),
  };
  expect(tableView(shaded).rows.map(({ cells }) => cells.map(({ shade }) => shade))).toEqual([
    [undefined, 0],
    [undefined, 4],
    [undefined, 10],
    [undefined, undefined],
  ]);
});
