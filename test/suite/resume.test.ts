import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { refuseResume } from '../../datasets/resume.ts';
import { temporaryFile, temporaryFolder } from '../reports/files.ts';
import { prompts, tests } from './configs.ts';
import { projectRoot, run } from './promptfoo.ts';

/** Fails until the file is there, and writes down what it is asked. */
const model = (asked: string, up: string) => `
import { appendFileSync, existsSync } from 'node:fs';
export default class {
  id() { return 'model'; }
  async callApi(prompt) {
    appendFileSync(${JSON.stringify(asked)}, JSON.stringify(prompt) + '\\n');
    return existsSync(${JSON.stringify(up)}) ? { output: 'Hall' } : { error: 'the line is down' };
  }
}`;

test('promptfoo retry asks the real prompts again, and --resume and --retry-errors are refused before they ask', async () => {
  const folder = temporaryFolder();
  const [asked, up, config] = ['asked.jsonl', 'up', 'config.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    config,
    JSON.stringify({
      providers: [`file://${temporaryFile('model.mjs', model(asked, up))}`],
      prompts: prompts('chat', ['0-shot', '2-shot']),
      tests: tests({ limit: 1, tasks: ['task3', 'task4'] }),
    }),
  );
  const promptfoo = (...args: string[]) =>
    run([join(projectRoot, 'node_modules/promptfoo/dist/src/entrypoint.js'), ...args], {
      PROMPTFOO_CONFIG_DIR: folder,
    });
  const questions = () => readFileSync(asked, 'utf8').trimEnd().split('\n').sort();

  const first = await promptfoo('eval', '-c', config, '--no-cache', '--no-progress-bar');
  const wanted = questions();
  expect(wanted).toHaveLength(4);
  writeFileSync(up, '');

  for (const flag of ['--resume', '--retry-errors']) {
    const { exitCode, printed } = await promptfoo('eval', flag);
    expect(printed).toContain(`promptfoo cannot go on with a run of this suite (${flag})`);
    expect(exitCode).toBe(1);
  }
  expect(questions()).toEqual(wanted);

  const id = /eval-\w{3}-[\dT:-]+/.exec(first.printed)?.[0] as string;
  await promptfoo('retry', id);
  expect(questions()).toEqual([...wanted, ...wanted].sort());
});

test.each([
  [['eval', '--resume'], '--resume'],
  [['eval', '--resume=eval-abc'], '--resume=eval-abc'],
  [['evaluate', '-j', '2', '--retry-errors'], '--retry-errors'],
])('%j is refused', (args, flag) => {
  expect(() => refuseResume(args)).toThrow(`(${flag})`);
});

test.each([[['eval', '-r', 'echo']], [['retry', 'eval-abc']], [['my-program', '--resume']], [[]]])(
  '%j is not',
  (args) => {
    expect(() => refuseResume(args)).not.toThrow();
  },
);
