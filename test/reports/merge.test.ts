import { expect, test } from '@jest/globals';
import { merge } from '../../reports/merge.ts';
import type { ResultRow, Source } from '../../reports/record.ts';
import { errorRow, HALF_WALK, RIGHT_WALK, walkRow } from './rows.ts';

const source = (name: string, rows: readonly [string, ResultRow, number?][], foreign = 0): Source => ({
  name,
  rows: rows.map(([identity, row, column]) => ({ identity, row, ...(column !== undefined && { column }) })),
  foreign,
});

test('answers of one model to one question from several files are repeats of each other', () => {
  const [first, second] = [walkRow(RIGHT_WALK), walkRow(HALF_WALK)];
  expect(merge([source('a', [['1', first]]), source('b', [['2', second]])])).toEqual({
    sources: ['a', 'b'],
    rows: [first, { ...second, repeat: 1 }],
    notes: [],
  });
});

test('a row that stands in two files counts once, which is noted', () => {
  const row = walkRow(RIGHT_WALK);
  expect(merge([source('a', [['1', row]]), source('b', [['1', row]])])).toEqual({
    sources: ['a', 'b'],
    rows: [row],
    notes: ['b: 1 row left out as doubles of rows read before'],
  });
});

test('two columns of one name in a run are two models, also where one of them failed', () => {
  const rows = merge([
    source('a', [
      ['1', walkRow(RIGHT_WALK), 5],
      ['2', errorRow('down'), 2],
    ]),
  ]).rows;
  expect(rows.map(({ model }) => model)).toEqual(['m #2', 'm #1']);
});

test('a column of another number in another run is the same model', () => {
  const rows = merge([
    source('a', [['1', walkRow(RIGHT_WALK), 0]]),
    source('b', [['2', walkRow(RIGHT_WALK, { item: 'i2' }), 1]]),
  ]).rows;
  expect(rows.map(({ model }) => model)).toEqual(['m', 'm']);
});

test('two providers under one label are told apart by their ids', () => {
  const rows = merge([
    source('a', [
      ['1', walkRow(RIGHT_WALK)],
      ['2', walkRow(HALF_WALK, { provider: 'test:other' })],
    ]),
  ]).rows;
  expect(rows.map(({ model }) => model)).toEqual(['m (test:m)', 'm (test:other)']);
});

test('rows of other suites are noted, and nothing else is refused', () => {
  expect(merge([source('a', [['1', walkRow(RIGHT_WALK)]], 3)]).notes).toEqual([
    'a: 3 rows left out as of no task of this benchmark',
  ]);
  expect(() => merge([source('a', [], 3), source('b', [])])).toThrow(
    'a, b: no row is of this benchmark; give results of a run whose tests come from datasets/tests.ts, with their metadata (PROMPTFOO_STRIP_METADATA takes it away)',
  );
});

test('rows of one question come out by their prompts, whatever the order in which calls ended', () => {
  const rows = ['0-shot', '1-shot'].map((shots): [string, ResultRow] => [
    shots,
    walkRow(RIGHT_WALK, { shots }),
  ]);
  expect(merge([source('a', rows.toReversed())])).toEqual(merge([source('a', rows)]));
});

test('a prompt that bears its whole template is cut, and two that are then alike are numbered', () => {
  const template = 'You are given a story. Draw its map as a graph. '.repeat(20);
  const rows = merge([
    source('a', [
      ['1', walkRow(RIGHT_WALK, { shots: `${template}A` })],
      ['2', walkRow(HALF_WALK, { shots: `${template}B` })],
      ['3', walkRow(HALF_WALK, { shots: `${template}A`, item: 'i2' })],
    ]),
  ]).rows;
  expect(rows.map(({ shots }) => shots)).toEqual([
    'You are given a story. Draw its…',
    'You are given a story. Draw… #2',
    'You are given a story. Draw its…',
  ]);
});
