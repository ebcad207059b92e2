import { expect, test } from '@jest/globals';
import { headingLines } from '../../../reports/formats/heading.ts';
import { DEFAULTS, makeReport } from '../../../reports/report.ts';
import { play, rows as plays, raw } from '../plays/plays.ts';
import { errorRow, mapRow, RIGHT_MAP } from '../rows.ts';

const settings = { ...DEFAULTS, resamples: 10 };
const played = plays(raw({ play: play([0]) }), raw(undefined));

test('plays alone have games, and neither a dataset nor a scorer', () => {
  expect(
    headingLines(makeReport({ sources: ['a.json'], notes: [], rows: [], plays: played }, settings)),
  ).toEqual([
    ['Results', 'a.json'],
    ['Games', 'zork1'],
    ['Plays', '2'],
    ['Errors', '1'],
  ]);
});

test('questions and plays stand beside each other, and their errors are counted together', () => {
  const rows = [mapRow(RIGHT_MAP), errorRow('down')];
  expect(headingLines(makeReport({ sources: ['a', 'b'], notes: [], rows, plays: played }, settings))).toEqual(
    [
      ['Results', 'a, b'],
      ['Dataset', 'plugh-open 1.0'],
      ['Scorer', 'sound@1'],
      ['Rows', '2'],
      ['Games', 'zork1'],
      ['Plays', '2'],
      ['Errors', '2'],
    ],
  );
});
