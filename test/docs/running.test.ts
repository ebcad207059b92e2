import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { zeroShot } from '../../prompts/chat.ts';
import { temporaryFolder } from '../reports/files.ts';
import { prompts, provider, tests } from '../suite/configs.ts';
import { projectRoot, promptfooEval } from '../suite/promptfoo.ts';

test('the prompt of one’s own runs as the page has it', async () => {
  const page = readFileSync(join(projectRoot, 'docs/running.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const file = join(temporaryFolder(), 'terse.mjs');
  writeFileSync(file, code.replace("'./prompts/chat.ts'", `'${join(projectRoot, 'prompts/chat.ts')}'`));
  const { rows } = await promptfooEval([], {
    config: {
      providers: [provider('oracle')],
      prompts: [{ id: `file://${file}:terse`, label: '0-shot terse' }, ...prompts('chat', ['0-shot'])],
      tests: tests({ limit: 1, tasks: ['task3'] }),
    },
  });
  const [system, ...rest] = zeroShot({ vars: rows[0]?.vars ?? {} });
  expect(rows.map(({ prompt, score }) => [prompt.label, score]).sort()).toEqual([
    ['0-shot terse', 1],
    ['0-shot', 1],
  ]);
  const asked = rows.find(({ prompt }) => prompt.label === '0-shot terse')?.prompt.raw ?? '';
  expect(JSON.parse(asked)).toEqual([
    { role: 'system', content: `${system?.content} Give the answer only.` },
    ...rest,
  ]);
});
