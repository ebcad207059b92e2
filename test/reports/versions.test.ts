import { describe, expect, test } from '@jest/globals';
import { unmixed, versionsOf } from '../../reports/versions.ts';
import { errorRow, RIGHT_WALK, walkRow } from './rows.ts';

const sound = walkRow(RIGHT_WALK);
const official = walkRow(RIGHT_WALK, {}, 'official');
const later = walkRow(RIGHT_WALK, { datasetVersion: '1.1' });

describe('rows of different versions', () => {
  test('of the scorer are refused with the versions named', () => {
    expect(() => unmixed([sound, official], false)).toThrow(
      'these rows come from different scorers (official@1, sound@1), whose values must not stand in one table: give one run only, or --allow-mixed to show each version as a model of its own',
    );
  });

  test('of the dataset are refused, error rows too', () => {
    const named = 'different datasets (plugh-open 1.0, plugh-open 1.1)';
    expect(() => unmixed([sound, later], false)).toThrow(named);
    expect(() => unmixed([sound, errorRow('down', { datasetVersion: '1.1' })], false)).toThrow(named);
  });

  test('of both are named in one message', () => {
    expect(() => unmixed([later, official], false)).toThrow(
      'different datasets (plugh-open 1.0, plugh-open 1.1) and scorers (official@1, sound@1)',
    );
  });

  test('are models of their own where that is allowed, and so never averaged', () => {
    const rows = unmixed([sound, official, errorRow('down')], true);
    expect(rows.map(({ model }) => model)).toEqual(['m [sound@1]', 'm [official@1]', 'm [no score]']);
    expect(unmixed([sound, later], true).map(({ model }) => model)).toEqual([
      'm [plugh-open 1.0]',
      'm [plugh-open 1.1]',
    ]);
  });
});

test('rows of one version stay as they are, whatever path their dataset was loaded by', () => {
  const hash = { datasetVersion: 'sha256:0123456789ab' };
  const rows = [
    walkRow(RIGHT_WALK, { ...hash, dataset: './mine.jsonl' }),
    walkRow(RIGHT_WALK, { ...hash, dataset: 'data/mine.jsonl' }),
  ];
  expect(unmixed(rows, false)).toBe(rows);
  expect(versionsOf(rows)).toEqual({ datasets: ['sha256:0123456789ab'], scorers: ['sound@1'] });
});
