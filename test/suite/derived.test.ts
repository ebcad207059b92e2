import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { beforeAll } from '../../reports/derivedMetrics.ts';
import { temporaryFile, temporaryFolder } from '../reports/files.ts';
import { prompts, provider, tests } from './configs.ts';
import { projectRoot, promptfooEval } from './promptfoo.ts';

const shipped = load(readFileSync(join(projectRoot, 'promptfooconfig.yaml'), 'utf8')) as {
  readonly derivedMetrics: readonly { readonly name: string; readonly value: string }[];
};

/** Fails where the prompt has an even length. */
const FLAKY = `export default class {
  id() { return 'flaky'; }
  async callApi(prompt) {
    return prompt.length % 2 === 0 ? { error: 'the line is down' } : { output: 'Hall' };
  }
}`;

/** The derived metrics of each column of a run, and the mean score of its rows that have one. */
async function columns(config: object) {
  const results = join(temporaryFolder(), 'results.json');
  const { rows } = await promptfooEval(['-o', results], {
    config: {
      providers: [provider('reader'), `file://${temporaryFile('flaky.mjs', FLAKY)}`],
      prompts: prompts('chat', ['0-shot', '1-shot']),
      tests: tests({ limit: 5, ...config }),
      derivedMetrics: shipped.derivedMetrics,
      extensions: [`file://${join(projectRoot, 'reports/derivedMetrics.ts')}:beforeAll`],
    },
  });
  const { results: stored } = JSON.parse(readFileSync(results, 'utf8'));
  return stored.prompts.map(
    ({ provider: name, label, metrics }: { provider: string; label: string; metrics: Metrics }) => {
      const scores = rows
        .filter((row) => row.provider.id === name || row.provider.label === name)
        .filter((row) => row.prompt.label === label && row.failureReason !== 2)
        .map(({ score }) => score);
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      return { name, errors: metrics.testErrorCount, named: metrics.namedScores, mean };
    },
  );
}

interface Metrics {
  readonly testErrorCount: number;
  readonly namedScores: Readonly<Record<string, number>>;
}

test('the mean over mixed tasks is that of the rows that have a score', async () => {
  const found = await columns({});
  expect(found).toHaveLength(4);
  for (const { named, mean } of found) expect(named.all_tasks_mean).toBeCloseTo(mean, 12);
  const errors = found.map(({ errors }: { errors: number }) => errors);
  expect(errors.slice(0, 2)).toEqual([0, 0]);
  expect(errors[2] + errors[3]).toBeGreaterThan(3);
});

test.each([
  ['some tasks only', { tasks: ['task1', 'task3'] }],
  ['the official scorer', { scorer: 'official' }],
])('with %s there is no such metric, instead of a 0', async (_, config) => {
  for (const { named } of await columns(config)) {
    expect(Object.keys(named).length).toBeGreaterThan(1);
    expect(named).not.toHaveProperty('all_tasks_mean');
  }
});

test('derived metrics of the user’s own stay', () => {
  const own = { name: 'own', value: () => 1 };
  const ratio = { name: 'reversed', value: 'task2b_exact / task2a_exact' };
  const suite = {
    derivedMetrics: [own, ratio],
    tests: [{ vars: { task: 'task2a' } }, { vars: { task: 'task2b' } }],
  };
  expect(beforeAll({ suite })).toEqual({ suite });
});

test('and with the official scorer those of its own names', () => {
  const official = { name: 'words', value: 'task2a_fuzzy_distance + task1_fuzzy_edges_f1' };
  const mean = { name: 'all_tasks_mean', value: 'task2a_similarity / tasks_scored' };
  const tests = ['task1', 'task2a'].map((task) => ({
    vars: { task },
    assert: [{ config: { scorer: 'official' } }],
  }));
  const { suite } = beforeAll({ suite: { derivedMetrics: [official, mean], tests } });
  expect(suite.derivedMetrics).toEqual([official]);
});
