import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../reports/files.ts';
import { prompts, provider, tests } from './configs.ts';
import { projectRoot, promptfooEval, run } from './promptfoo.ts';

const config = {
  providers: [provider('reader', { label: 'reader' }), provider('randomMiddle', { label: 'chance' })],
  prompts: prompts('chat', ['0-shot', '2-shot']),
  tests: tests({ limit: 6, tasks: ['task1', 'task4'] }),
};

/** Runs the suite, or a part of it by promptfoo's own filters, into a results file. */
async function part(...filters: string[]): Promise<string> {
  const file = join(temporaryFolder(), 'results.jsonl');
  const { rows, printed } = await promptfooEval([...filters, '-o', file], { config });
  if (rows.length === 0) throw new Error(`${filters.join(' ')} left no row: ${printed}`);
  return file;
}

/** A report but for which files it was made of. */
async function report(files: readonly string[]): Promise<object> {
  const args = ['report', ...files, '--resamples', '200', '--format', 'json'];
  const { printed } = await run([join(projectRoot, 'cli/plugh.ts'), ...args]);
  if (!printed.startsWith('{')) throw new Error(printed);
  const { sources, ...rest } = JSON.parse(printed);
  expect(sources).toEqual(files);
  return rest;
}

describe('parts of a run, merged in any order, give the report of the whole run', () => {
  let wanted: object;
  beforeAll(async () => {
    wanted = await report([await part()]);
  });

  test.each([
    {
      by: 'range',
      split: [
        ['--filter-range', '5:'],
        ['--filter-range', '0:5'],
      ],
    },
    { by: 'task', split: ['task4', 'task1'].map((task) => ['--filter-metadata', `task=${task}`]) },
    { by: 'provider', split: ['reader', 'chance'].map((name) => ['--filter-providers', name]) },
    { by: 'prompt', split: ['2-shot', '0-shot'].map((name) => ['--filter-prompts', name]) },
  ])('split by $by', async ({ split }) => {
    const files: string[] = [];
    for (const filters of split) files.push(await part(...filters));
    expect(await report(files)).toEqual(wanted);
  });
});
