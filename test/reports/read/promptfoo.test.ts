import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readResults } from '../../../reports/read/readResults.ts';
import type { ResultRow } from '../../../reports/record.ts';
import { TASKS } from '../../../scoring/types.ts';
import { temporaryFile } from '../files.ts';
import { promptfooRun, type Run } from '../promptfooRun.ts';

/** Providers, prompts, items, tasks and repeats. */
const ROWS = 4 * 2 * 3 * TASKS.length * 2;

let run: Run;
beforeAll(async () => {
  run = await promptfooRun();
}, 120_000);

const models = (rows: readonly ResultRow[]) => [...new Set(rows.map(({ model }) => model))].sort();
const byId = (rows: readonly ResultRow[]) => rows.map((row) => JSON.stringify(row)).sort();

describe('the results of a real promptfoo run', () => {
  test('are every row of it, columns of one name told apart', () => {
    const { rows, notes } = readResults({ files: [run.json] });
    expect(rows).toHaveLength(ROWS);
    expect(models(rows)).toEqual(['oracle', 'random-middle #1', 'random-middle #2', 'shaky']);
    expect(notes).toEqual([]);
  });

  test('tell question, answer, gold and score', () => {
    const { rows } = readResults({ files: [run.jsonl] });
    const row = rows.find(({ model, task }) => model === 'oracle' && task === 'task3');
    expect(row).toEqual({
      kind: 'scored',
      model: 'oracle',
      provider: 'plugh:oracle',
      shots: '0-shot',
      task: 'task3',
      item: expect.any(String),
      game: expect.any(String),
      nodes: expect.any(Number),
      cycles: expect.any(Number),
      pathLength: 3,
      dataset: 'plugh-open',
      datasetVersion: '1.0',
      repeat: 0,
      answer: expect.stringMatching(/^.+\n.+\n.+$/),
      gold: expect.objectContaining({ task: 'task3', paths: expect.any(Array) }),
      promptHash: expect.any(String),
      result: expect.objectContaining({ kind: 'path', scorer: 'sound@1', outcome: 'answered', score: 1 }),
    });
  });

  test('are the same from JSON, from JSON Lines and from the database, in whatever order', () => {
    const { rows } = readResults({ files: [run.json] });
    expect(byId(readResults({ files: [run.jsonl] }).rows)).toEqual(byId(rows));
    withDatabase(() => {
      expect(byId(readResults({ files: [], evals: ['latest'] }).rows)).toEqual(byId(rows));
    });
  }, 30_000);

  test('count once where the same run is given in several exports', () => {
    const { rows, notes } = readResults({ files: [run.json, run.jsonl] });
    expect(byId(rows)).toEqual(byId(readResults({ files: [run.json] }).rows));
    expect(notes).toEqual([`${run.jsonl}: ${rows.length} rows left out as doubles of rows read before`]);
  });

  test('number repeated answers', () => {
    const { rows } = readResults({ files: [run.json] });
    const keys = rows.map(({ model, shots, task, item, repeat }) =>
      [model, shots, task, item, repeat].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(rows.map(({ repeat }) => repeat))).toEqual(new Set([0, 1]));
  });

  test('keep failed calls as error rows', () => {
    const { rows } = readResults({ files: [run.json] });
    const errors = rows.filter((row) => row.kind === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(new Set(errors.map(({ model, error }) => `${model}: ${error}`))).toEqual(
      new Set(['shaky: the line is down']),
    );
    expect(rows.filter((row) => row.kind === 'scored' && row.model === 'shaky').length).toBeGreaterThan(0);
  });

  test('say so of scores that promptfoo was told not to keep', () => {
    const lines = readFileSync(run.jsonl, 'utf8').trim().split('\n');
    const stripped = lines.map((line) => JSON.stringify({ ...JSON.parse(line), gradingResult: null }));
    const { rows } = readResults({ files: [temporaryFile('stripped.jsonl', stripped.join('\n'))] });
    expect(rows).toHaveLength(ROWS);
    expect(new Set(rows.map((row) => row.kind === 'error' && row.error))).toEqual(
      new Set(['the line is down', 'the score was not kept, as PROMPTFOO_STRIP_GRADING_RESULT was set']),
    );
  });

  test('without the rows of another suite, which are noted', () => {
    const [line = '', ...others] = readFileSync(run.jsonl, 'utf8').split('\n');
    const foreign = { ...JSON.parse(line), id: 'x', testCase: { vars: { topic: 'bananas' } } };
    const file = temporaryFile('mixed.jsonl', [line, JSON.stringify(foreign), ...others].join('\n'));
    const { rows, notes } = readResults({ files: [file] });
    expect(rows).toHaveLength(ROWS);
    expect(notes).toEqual([`${file}: 1 row left out as of no task of this benchmark`]);
    const alone = temporaryFile('foreign.jsonl', JSON.stringify(foreign));
    expect(() => readResults({ files: [alone] })).toThrow(
      `${alone}: no row is of this benchmark; give results of a run whose tests come from datasets/tests.ts`,
    );
  });
});

test('an eval that promptfoo does not have is named', () => {
  withDatabase(() => {
    expect(() => readResults({ files: [], evals: ['eval-nowhere'] })).toThrow(
      'promptfoo cannot give the eval "eval-nowhere" (No eval found with ID eval-nowhere): `npx promptfoo list evals` shows those of this machine',
    );
  });
}, 30_000);

function withDatabase(use: () => void): void {
  const before = process.env.PROMPTFOO_CONFIG_DIR;
  process.env.PROMPTFOO_CONFIG_DIR = run.folder;
  try {
    use();
  } finally {
    if (before === undefined) delete process.env.PROMPTFOO_CONFIG_DIR;
    else process.env.PROMPTFOO_CONFIG_DIR = before;
  }
}

describe('a row that is not what it seems', () => {
  const good = () => JSON.parse(readFileSync(run.jsonl, 'utf8').split('\n', 1)[0] as string);
  const plugh = (row: ReturnType<typeof good>) => row.gradingResult.componentResults[0].metadata.plugh;
  test.each<[string, (row: ReturnType<typeof good>) => void, RegExp]>([
    ['no game', (row) => delete row.testCase.metadata.game, /metadata is not whole .*game/],
    ['no such task', (row) => (row.testCase.metadata.task = 'task9'), /metadata is not whole .*task/],
    [
      'no dataset version',
      (row) => delete row.testCase.metadata.datasetVersion,
      /not whole .*datasetVersion/,
    ],
    ['gold of another shape', (row) => (row.testCase.metadata.gold.edges = [['a']]), /metadata is not whole/],
    ['a metric that is null', (row) => (plugh(row).metrics.edges_f1 = null), /score is not whole .*metrics/],
    ['a scorer without a version', (row) => (plugh(row).scorer = 'mine'), /score is not whole .*scorer/],
    ['no places', (row) => delete plugh(row).missingPlaces, /score is not whole .*missingPlaces/],
    ['a score beyond 1', (row) => (plugh(row).score = 2), /score is not whole .*score/],
    [
      'a task of another kind',
      (row) => (row.testCase.metadata.task = 'task3'),
      /that of a graph, but its task is task3/,
    ],
    [
      'another score by another scorer',
      (row) =>
        row.gradingResult.componentResults.unshift({
          metadata: { plugh: { ...plugh(row), scorer: 'official@1' } },
        }),
      /its scores are of several scorers/,
    ],
  ])('%s: is named with its place', (_, spoil, message) => {
    const row = good();
    spoil(row);
    const file = temporaryFile('spoilt.jsonl', JSON.stringify(row));
    expect(() => readResults({ files: [file] })).toThrow(message);
    expect(() => readResults({ files: [file] })).toThrow(`${file}, row 1: its `);
  });

  test('without a score and without an error is an error row', () => {
    const row = { ...good(), error: null, gradingResult: { reason: '', componentResults: [] } };
    const { rows } = readResults({ files: [temporaryFile('bare.jsonl', JSON.stringify(row))] });
    expect(rows).toMatchObject([
      {
        kind: 'error',
        error: 'the row has no score of this suite: its tests come without the assertions of the generator',
      },
    ]);
  });
});
