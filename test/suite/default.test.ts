import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { TASKS } from '../../scoring/types.ts';
import { prompts, provider, tests } from './configs.ts';
import { type EvalRun, projectRoot, promptfooEval, type ResultRow } from './promptfoo.ts';
import { standIn } from './standIn.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const scores = (rows: readonly ResultRow[], label: string, task?: string) =>
  rows
    .filter((row) => row.provider.label === label && (task === undefined || row.vars.task === task))
    .map(({ score }) => score);

describe('the shipped config', () => {
  let run: EvalRun;
  beforeAll(async () => {
    run = await promptfooEval(['--filter-metadata', 'game=Fernhill']);
  });

  test('ends with exit code 0, though the baselines are far from perfect', () => {
    expect(run.exitCode).toBe(0);
    expect(run.printed).toMatch(/Results:\s+✓ \d+ passed/);
    expect(run.printed).toMatch(/│ oracle +│ 0-shot │ +25 │ +0 │ +100\.0 │/);
  });

  test('gives one row per item, task and baseline, each scored', () => {
    const items = new Set(run.rows.map(({ vars }) => vars.item));
    const got = run.rows.map(({ vars, provider, prompt }) =>
      [vars.item, vars.task, provider.label, prompt.label].join(' '),
    );
    const wanted = [...items].flatMap((item) =>
      TASKS.flatMap((task) =>
        ['oracle', 'random-middle', 'reader'].map((name) => `${item} ${task} ${name} 0-shot`),
      ),
    );
    expect(items.size).toBeGreaterThan(3);
    expect(got.sort()).toEqual(wanted.sort());
    expect(run.rows.filter(({ failureReason }) => failureReason === 2)).toEqual([]);
  });

  test('every row tells what it is about', () => {
    const { testCase, namedScores, gradingResult } = run.rows.find(
      ({ vars, provider }) => vars.task === 'task3' && provider.label === 'oracle',
    ) as ResultRow;
    expect(testCase.description).toBe(`task3 · ${testCase.metadata.item}`);
    expect(testCase.metadata).toMatchObject({
      task: 'task3',
      game: 'Fernhill',
      split: 'test',
      nodes: expect.any(Number),
      cycles: expect.any(Number),
      pathLength: 3,
      dataset: 'plugh-open',
      datasetVersion: '1.0',
    });
    expect(namedScores).toEqual({ task3_similarity: 1, task3_exact: 1, tasks_scored: 1 });
    expect(gradingResult?.componentResults[0]?.metadata?.plugh).toMatchObject({
      scorer: 'sound@1',
      outcome: 'answered',
      deviations: [],
    });
  });

  test('oracle is perfect, and the reader lies between chance and oracle', () => {
    for (const task of TASKS) expect(new Set(scores(run.rows, 'oracle', task))).toEqual(new Set([1]));
    const reader = mean(scores(run.rows, 'reader', 'task2a'));
    expect(reader).toBeGreaterThan(mean(scores(run.rows, 'random-middle', 'task2a')));
    expect(reader).toBeLessThan(1);
  });
});

describe('baselines at their limits', () => {
  test('oracle is exactly 1 at all four shot levels, and empty is 0', async () => {
    const run = await promptfooEval([], {
      config: {
        providers: [provider('oracle'), provider('empty')],
        prompts: prompts('chat'),
        tests: tests({ limit: 3 }),
      },
    });
    expect(run.rows).toHaveLength(2 * 4 * 3 * TASKS.length);
    const distinct = new Set(
      run.rows.map(({ provider, score, success, failureReason }) =>
        JSON.stringify({ id: provider.id, score, success, failureReason }),
      ),
    );
    expect([...distinct].sort()).toEqual([
      '{"id":"plugh:empty","score":0,"success":false,"failureReason":1}',
      '{"id":"plugh:oracle","score":1,"success":true,"failureReason":0}',
    ]);
  });

  test('with the official scorer, a capital letter in the gold is a wrong step of the fuzzy distance', async () => {
    const run = await promptfooEval([], {
      config: {
        providers: [provider('oracle')],
        prompts: prompts('chat', ['0-shot']),
        tests: tests({ limit: 1, scorer: 'official' }),
      },
    });
    const scores = Object.assign({}, ...run.rows.map(({ namedScores }) => namedScores));
    const paths = TASKS.slice(1).flatMap((task) => [
      [`${task}_strict_distance`, 0],
      [`${task}_fuzzy_distance`, 1],
    ]);
    expect(scores).toEqual({
      ...Object.fromEntries(paths),
      ...Object.fromEntries(
        Object.keys(scores)
          .filter((name) => name.startsWith('task1_'))
          .map((name) => [name, 1]),
      ),
    });
    expect(Object.keys(scores)).toHaveLength(20);
    expect(run.printed).toContain('the official scorer lower-cases answers but not the gold');
  });
});

test('another provider in their place gets all four prompts, and one that always fails gives error rows', async () => {
  // Promptfoo tries again for 20 s where nobody listens; a bad request is final at once.
  const model = await standIn(() => ({ status: 400 }));
  const run = await promptfooEval(['-n', '2', '-r', 'openai:chat:nobody'], {
    env: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: model.url },
  });
  model.close();
  expect(run.rows.map(({ prompt, failureReason }) => [prompt.label, failureReason]).sort()).toEqual([
    ['0-shot', 2],
    ['0-shot', 2],
    ['1-shot', 2],
    ['1-shot', 2],
    ['2-shot', 2],
    ['2-shot', 2],
    ['3-shot', 2],
    ['3-shot', 2],
  ]);
  expect(run.printed).toMatch(/8 errors \(100%\)/);
});

test('the config that the README shows is the one that is shipped', () => {
  const config = readFileSync(join(projectRoot, 'promptfooconfig.yaml'), 'utf8');
  expect(config).toMatch(/^# yaml-language-server: \$schema=https:\/\/promptfoo\.dev\/config-schema\.json\n/);
});
