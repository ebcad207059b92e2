import { describe, expect, test } from '@jest/globals';
import type { ResultRow } from '../../reports/record.ts';
import { DEFAULTS, makeReport } from '../../reports/report.ts';
import { errorRow, RIGHT_WALK, walkRow } from './rows.ts';

const settings = { ...DEFAULTS, resamples: 10 };
const notesOf = (rows: readonly ResultRow[], options = {}) =>
  makeReport({ sources: ['a.json'], notes: ['as read'], rows }, { ...settings, published: false, ...options })
    .notes;
const games = (count: number, fields = {}) =>
  Array.from({ length: count }, (_, i) => walkRow(RIGHT_WALK, { item: `i${i}`, game: `g${i}`, ...fields }));
const INTERVALS =
  'In brackets stand 95 % intervals: percentile bootstrap, games resampled whole (10 times, seed 1).';

describe('the notes of a report', () => {
  test('keep those of the reading, and say how the intervals are made', () => {
    expect(notesOf(games(10))).toEqual(['as read', INTERVALS]);
  });

  test('warn of few games, of one, and of data that name none', () => {
    expect(notesOf(games(9)).at(-1)).toBe(
      'There are only 9 games: the intervals are rough and too short, and p-values too small.',
    );
    expect(notesOf(games(1)).at(-1)).toBe(
      'All items are of one game, which gives no intervals: games are what is resampled.',
    );
    expect(notesOf(games(20, { gameKnown: false })).at(-1)).toMatch(/^The data name no games/);
  });

  test('warn where one model has answers from few games', () => {
    const few = games(9, { model: 'n' });
    expect(notesOf([...games(20), ...few, errorRow('down', { game: 'g19', model: 'n' })]).at(-1)).toBe(
      'Some means are over items of only 9 games: their intervals are rough and too short, and p-values too small.',
    );
  });

  test('tell published rows of the same data and scorer from those of others', () => {
    expect(notesOf(games(10), { published: true }).at(-1)).toMatch(
      /read the published ones for orientation only/,
    );
    const same = games(10).map(({ item, game }) =>
      walkRow(RIGHT_WALK, { item, game, datasetVersion: 'git:738cfe6727d7' }, 'official'),
    );
    expect(notesOf(same, { published: true }).at(-1)).toBe(
      'Rows marked "published" are the results of the benchmark’s authors, on the same data with the same scorer.',
    );
  });

  test('warn of the official scorer where the gold has capital letters', () => {
    const [row] = games(1);
    const gold = { task: 'task2a' as const, paths: [['Hall', 'Attic']], locations: ['Hall', 'Attic'] };
    const rows = (scorer: 'sound' | 'official') => [
      walkRow('Hall', { ...row, ...{ result: walkRow('Hall', {}, scorer).result }, gold } as never),
    ];
    expect(notesOf(rows('official')).join()).toMatch('lower-cases answers and not the gold');
    expect(notesOf(rows('sound')).join()).not.toMatch('lower-cases');
  });
});

test('rows that are all errors make a report without values', () => {
  const { tables, versions } = makeReport({ sources: ['a'], notes: [], rows: [errorRow('down')] }, settings);
  expect(versions.scorers).toEqual([]);
  expect(tables.map(({ id }) => id)).toEqual([
    'table2',
    'table8',
    'table9',
    'chance-task1',
    'answers',
    'error-kinds',
  ]);
});
