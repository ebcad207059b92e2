import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { benchFile } from '../datasets/bench.ts';
import { temporaryFolder } from '../reports/files.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const page = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8');
const pages = readdirSync(join(projectRoot, 'docs')).filter((name) => name.endsWith('.md'));

/** `npx plugh report x --by nodes # why` as its words. */
const commands = pages.flatMap((name) =>
  [...page(name).matchAll(/^ *npx plugh (\w+(?: verify)?)(.*?)(?: #.*)?$/gm)].map(
    ([, command = '', rest = '']) => ({
      name,
      command,
      flags: rest.match(/(?<= )--[\w-]+/g) ?? [],
    }),
  ),
);

describe('commands in the documentation', () => {
  test('are found', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  test.each([...new Set(commands.map(({ command }) => command))])(
    'plugh %s has every option',
    async (command) => {
      const { printed, exitCode } = await run([
        join(projectRoot, 'cli/plugh.ts'),
        ...command.split(' '),
        '--help',
      ]);
      expect(exitCode).toBe(0);
      const known = printed.match(/--[\w-]+/g) ?? [];
      for (const { flags } of commands.filter((each) => each.command === command))
        expect(known).toEqual(expect.arrayContaining(flags));
    },
  );
});

test('the config for the paper’s data runs, with the made-up benchmark and the baselines', async () => {
  const folder = temporaryFolder();
  const yaml = /```yaml\n(description[\s\S]*?)```/.exec(page('reproduce-the-paper.md'))?.[1] ?? '';
  const config = yaml
    .replaceAll('file://', `file://${projectRoot}/`)
    .replace('dataset: official', `dataset: ${benchFile('plugh.json')}, limit: 2`)
    // The one that wants a key.
    .replace(/ {2}- id: openai[\s\S]*?(?= {2}- \{ id)/, '');
  const file = join(folder, 'paper.yaml');
  writeFileSync(file, config);
  const promptfoo = join(projectRoot, 'node_modules/promptfoo/dist/src/entrypoint.js');
  const results = join(folder, 'mine.jsonl');
  const { printed, exitCode } = await run(
    [promptfoo, 'eval', '-c', file, '--no-progress-bar', '-o', results],
    { PROMPTFOO_CONFIG_DIR: folder },
  );
  expect(printed).toMatch(
    /│ oracle +│ 0-shot │ +10 │ +0 │ +100\.0 │ +100\.0 │ +0\.0 │ +0\.0 │ +0\.0 │ +0\.0 │/,
  );
  expect(exitCode).toBe(0);
  const report = await run([join(projectRoot, 'cli/plugh.ts'), 'report', results, '--reference', 'gpt-4o']);
  expect(report.printed).toMatch(/Difference to the published results/);
});
