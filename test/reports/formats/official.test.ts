import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadDataset } from '../../../datasets/load.ts';
import { officialText } from '../../../reports/formats/official.ts';
import { readResults } from '../../../reports/read/readResults.ts';
import { DEFAULTS, makeReport, type Report } from '../../../reports/report.ts';
import { benchFile } from '../../datasets/bench.ts';
import { mapRow, RIGHT_MAP } from '../rows.ts';

const settings = { ...DEFAULTS, resamples: 10 };
const PERCENT = /\d+\.\d%/g;

describe('the made-up benchmark in the layout of the published scorer', () => {
  const wanted = readFileSync(new URL('../../../bench/report.txt', import.meta.url), 'utf8');
  let report: Report;
  let printed: string;
  beforeAll(() => {
    const dataset = loadDataset(benchFile('plugh.json'));
    report = makeReport(
      readResults({ files: [benchFile('responses.json')], dataset, scorer: 'official' }),
      settings,
    );
    printed = officialText(report);
  }, 60_000);

  test('is that of the published scorer to the character, but for the fuzzy values of task1', () => {
    expect(blurred(printed)).toBe(blurred(wanted));
  });

  test('and those are within 0.4 points, as they depend on a hash seed there', () => {
    const values = (text: string) => [...text.matchAll(PERCENT)].map(([value]) => Number.parseFloat(value));
    const [ours, theirs] = [values(printed), values(wanted)];
    expect(ours).toHaveLength((12 + 4 * 2) * 8 * 4);
    expect(theirs).toHaveLength(ours.length);
    for (const [i, value] of ours.entries())
      expect(Math.abs(value - (theirs[i] as number))).toBeLessThan(0.41);
  });

  test('counts every answer', () => {
    expect(report.rows).toHaveLength(18_080);
    expect(report.rows.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  /** Without the values of the sections that depend on a hash seed. */
  function blurred(text: string): string {
    return text
      .split('\n## ')
      .map((section) => (section.startsWith('task1_fuzzy_') ? section.replaceAll(PERCENT, '?') : section))
      .join('\n## ');
  }
});

test('rows of another scorer are refused, since their numbers would pass for published ones', () => {
  const report = makeReport({ sources: ['x'], notes: [], rows: [mapRow(RIGHT_MAP)] }, settings);
  expect(() => officialText(report)).toThrow(
    '--format text is the layout of the published scorer, and these rows are scored by sound@1: leave --format out, or score by the official one (recorded answers: --scorer official)',
  );
});

test('a model without a column has an empty cell there, and shots that are called otherwise a column of their own', () => {
  const rows = [
    mapRow(RIGHT_MAP, { model: 'a-model-with-a-name' }, 'official'),
    mapRow(RIGHT_MAP, { shots: 'think first' }, 'official'),
  ];
  const printed = officialText(makeReport({ sources: ['x'], notes: [], rows }, settings));
  expect(printed.split('\n').slice(0, 8)).toEqual([
    '',
    '',
    '# task1',
    '',
    '## task1_strict_nodes_f1',
    'model                  items  0-shot    think first',
    '-------------------  -------  --------  -------------',
    'a-model-with-a-name        1  100.0%',
  ]);
});
