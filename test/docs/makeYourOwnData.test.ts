import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { npxFolder } from '../suite/npx.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const page = readFileSync(join(projectRoot, 'docs/make-your-own-data.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, kind, text]) =>
    kind === language ? [text ?? ''] : [],
  );

let folder: string;

/** A copy of the project by links. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugh-page-'));
  // What a developer who has followed the page has left there is neither in the way nor written over.
  const entries = readdirSync(projectRoot).filter((entry) => !/^(?:my-|advent)/.test(entry));
  for (const entry of entries) symlinkSync(join(projectRoot, entry), join(folder, entry));
  writeFileSync(join(folder, 'my-data.yaml'), blocks('yaml')[0] ?? '');
});

test('the page can be followed as it is written, and prints what it says', async () => {
  const commands = blocks('sh').filter((text) => !text.startsWith('# needs'));
  expect(commands.length).toBe(5);
  const script = `const { spawnSync } = require('node:child_process');
process.exit(spawnSync('sh', ['-ec', process.argv[1]], { stdio: 'inherit', cwd: ${JSON.stringify(folder)} }).status);`;
  const { exitCode, printed } = await run(['-e', script, commands.join('\n')], {
    PATH: `${npxFolder(join(projectRoot, 'cli/plugh.ts'))}:${process.env.PATH}`,
    PROMPTFOO_CONFIG_DIR: join(folder, 'promptfoo'),
  });
  expect(exitCode).toBe(0);
  for (const output of blocks('')) {
    // Progress stands on the other stream, between the lines or not.
    for (const line of output.trim().split('\n')) expect(printed).toContain(line);
  }
  expect(readdirSync(join(folder, 'my-data'))).toEqual(['README.md', 'items.jsonl', 'statistics.json']);
  expect(readdirSync(join(folder, 'advent-maps'))).toEqual(['segment-01.svg', 'segment-02.svg']);
  const oracle = printed.split('\n').filter((line) => line.includes('oracle'));
  expect(
    oracle.map((line) =>
      line
        .split('│')
        .slice(5, -1)
        .map((cell) => Number(cell)),
    ),
  ).toEqual(Array(2).fill([100, 100, 100, 100, 100, 100]));
}, 180_000);
