import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TASKS } from '../../scoring/types.ts';
import { benchFile } from '../datasets/bench.ts';
import { prompts, provider, tests } from './configs.ts';
import { type EvalRun, promptfooEval, type ResultRow } from './promptfoo.ts';

const folder = mkdtempSync(join(tmpdir(), 'plugh-replayed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const outcome = ({ vars, prompt, score, response, gradingResult }: ResultRow) => ({
  item: vars.item,
  task: vars.task,
  prompt: prompt.label,
  score,
  output: response?.output,
  plugh: gradingResult?.componentResults[0]?.metadata?.plugh,
});
const sorted = (rows: readonly ResultRow[]) => rows.map((row) => JSON.stringify(outcome(row))).sort();

describe('the published format and its recorded answers', () => {
  const ITEMS = 15;
  let run: EvalRun;
  beforeAll(async () => {
    const file = benchFile('responses.json');
    run = await promptfooEval([], {
      config: {
        providers: [
          provider('oracle', { label: 'ceiling', prompts: ['0-shot'] }),
          ...['bench:alpha', 'bench:golf'].map((model) => provider('replay', { config: { file, model } })),
        ],
        prompts: prompts('chat'),
        tests: tests({ dataset: benchFile('plugh.json'), limit: ITEMS }),
      },
    });
  }, 120_000);

  test('oracle is 1 everywhere', () => {
    const rows = run.rows.filter(({ provider }) => provider.id === 'plugh:oracle');
    expect(rows).toHaveLength(ITEMS * TASKS.length);
    expect(new Set(rows.map(({ score }) => score))).toEqual(new Set([1]));
  });

  test('each recorded model is a column for each number of examples', () => {
    const columns = Object.groupBy(run.rows, ({ provider, prompt }) => `${provider.label} ${prompt.label}`);
    const wanted = ['bench:alpha', 'bench:golf'].flatMap((model) =>
      [0, 1, 2, 3].map((shots) => [`${model} ${shots}-shot`, ITEMS * TASKS.length]),
    );
    expect(Object.fromEntries(Object.entries(columns).map(([name, rows]) => [name, rows?.length]))).toEqual({
      'ceiling 0-shot': ITEMS * TASKS.length,
      ...Object.fromEntries(wanted),
    });
  });

  test('an answer that is missing is an error row, and no zero', () => {
    const errors = run.rows.filter(({ failureReason }) => failureReason === 2);
    expect(errors.length).toBeGreaterThan(0);
    for (const { error, gradingResult } of errors) {
      expect(error).toMatch(
        /^replay: no answer of bench:\w+ to task\w+ of item \d+ after \d examples was got/,
      );
      expect(gradingResult ?? null).toBeNull();
    }
  });
});

describe('the results of a run', () => {
  const files = ['json', 'jsonl'].map((format) => join(folder, `results.${format}`));
  const config = { prompts: prompts('chat', ['0-shot']), tests: tests({ limit: 4 }) };
  let first: EvalRun;
  beforeAll(async () => {
    const outputs = files.flatMap((file) => ['-o', file]);
    first = await promptfooEval(outputs, { config: { ...config, providers: [provider('reader')] } });
  });

  test.each(files)('replayed from %s score as they did', async (file) => {
    const second = await promptfooEval([], {
      config: { ...config, providers: [provider('replay', { config: { file } })] },
    });
    expect(second.rows.map((row) => row.provider.label)).toEqual(Array(4 * TASKS.length).fill('reader'));
    expect(sorted(second.rows)).toEqual(sorted(first.rows));
    expect(new Set(second.rows.map(({ score }) => score)).size).toBeGreaterThan(2);
  });
});

test('the bundled answers stand beside live providers, with an error row where none was recorded', async () => {
  const run = await promptfooEval([], {
    config: {
      providers: [
        provider('replay', { label: 'attentive', config: { file: 'plugh-open' } }),
        provider('list'),
      ],
      prompts: prompts('chat', ['0-shot']),
      tests: tests({ games: ['Zork I'], limit: 2 }),
    },
  });
  const rows = run.rows.filter(({ provider }) => provider.label === 'attentive');
  const failed = rows.filter(({ failureReason }) => failureReason === 2).map(({ vars }) => vars.task);
  expect(rows).toHaveLength(10);
  expect(failed).toEqual(['task2b', 'task2b']);
  expect(run.rows.filter(({ provider }) => provider.label === 'list')).toHaveLength(10);
});

test('a replay that cannot be served ends the run with the reason', async () => {
  const { exitCode, printed } = await promptfooEval([], {
    config: {
      providers: [provider('replay', { config: { file: benchFile('responses.json') } })],
      prompts: prompts('chat', ['0-shot']),
      tests: tests({ limit: 1 }),
    },
  });
  expect(exitCode).toBe(1);
  expect(printed).toContain('Mend: set config.model to one of "bench:alpha", "bench:bravo"');
});
