import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../reports/files.ts';
import { prompts, provider, tests } from './configs.ts';
import { projectRoot, promptfooEval, run } from './promptfoo.ts';

const config = {
  providers: [provider('reader', { label: 'reader' }), provider('randomMiddle', { label: 'chance' })],
  prompts: prompts('chat', ['0-shot', '2-shot']),
  tests: tests({ limit: 6, tasks: ['task1', 'task2b', 'task4'] }),
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

test('parts of a run, merged in any order, give the report of the whole run', async () => {
  const whole = await part();
  const wanted = await report([whole]);
  const splits = [
    [
      ['--filter-range', '13:'],
      ['--filter-range', '0:4'],
      ['--filter-range', '4:13'],
    ],
    ['task4', 'task1', 'task2b'].map((task) => ['--filter-metadata', `task=${task}`]),
    [
      ['--filter-providers', 'reader'],
      ['--filter-providers', 'chance'],
    ],
    [
      ['--filter-prompts', '2-shot'],
      ['--filter-prompts', '0-shot'],
    ],
  ];
  for (const split of splits) {
    const files: string[] = [];
    for (const filters of split) files.push(await part(...filters));
    expect(await report(files)).toEqual(wanted);
  }
});
