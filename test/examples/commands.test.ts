import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../reports/files.ts';
import { npxFolder } from '../suite/npx.ts';
import { projectRoot } from '../suite/promptfoo.ts';

const examples = readdirSync(join(projectRoot, 'examples'));
const pages = [...examples.map((name) => `examples/${name}/README.md`), 'docs/running.md'].filter(
  (page) => blocks(page).length > 0,
);

/** The blocks of commands that need neither key nor network (```sh); those that do are marked ```shell. */
function blocks(page: string): string[] {
  const text = readFileSync(join(projectRoot, page), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
}

let clone: string;
let npx: string;
beforeAll(() => {
  clone = temporaryFolder();
  const left = ['node_modules', 'dist', '.git', 'coverage', '.stryker-tmp', 'mutation'];
  cpSync(projectRoot, clone, { recursive: true, filter: (path) => !left.includes(basename(path)) });
  symlinkSync(join(projectRoot, 'node_modules'), join(clone, 'node_modules'));
  execFileSync('npm', ['run', 'build'], { cwd: clone, stdio: 'ignore' });
  npx = npxFolder(join(clone, 'dist/cli/plugh.js'));
});

/** Runs commands as printed, in a clone of its own, and returns what they print; throws where one of them fails. */
function shell(commands: string): string {
  return execFileSync('bash', ['-euo', 'pipefail', '-c', `exec 2>&1\n${commands}`], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [npx, join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NODE_OPTIONS: '',
      NO_COLOR: '1',
      PROMPTFOO_CONFIG_DIR: join(clone, '.promptfoo'),
      PROMPTFOO_DISABLE_TELEMETRY: '1',
      PROMPTFOO_DISABLE_UPDATE: '1',
    },
  });
}

test('every folder of examples begins with a README, and most run without a key', () => {
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const name of examples)
    expect(readdirSync(join(projectRoot, 'examples', name))).toContain('README.md');
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

describe.each(pages)('%s', (page) => {
  test('every command runs as printed', () => {
    for (const commands of blocks(page)) {
      const printed = shell(commands);
      expect(printed).not.toMatch(/\d+ errors? \((?!0%)/);
      expect(printed).not.toMatch(/^plugh: /m);
    }
  }, 300_000);
});

test('the map of one’s own story is scored by the assertion alone', () => {
  const printed = shell('npx promptfoo eval -c examples/own-story/promptfooconfig.yaml -o results.json');
  const { results } = JSON.parse(readFileSync(join(clone, 'results.json'), 'utf8'));
  expect(printed).toContain('1 passed (100%)');
  expect(results.results[0].prompt.raw).toContain('the loveliest garden you ever saw');
  // Of its 9 connections 8 are right, and all of the map's 8 are among them.
  expect(results.results[0].score).toBeCloseTo((2 * 8) / (9 + 8), 12);
});
