import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot, run } from '../suite/promptfoo.ts';

const plugh = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), ...args]);

/** Every command, each in a file of its own. */
const names =
  'audit build check checkpoints cost explain fetch init map perturb replay report score segments'.split(' ');

test('the help lists every command, and each answers to its own name', async () => {
  const files = readdirSync(join(projectRoot, 'cli'));
  expect(files).toEqual(expect.arrayContaining(names.map((name) => `${name}.ts`)));
  const { printed, exitCode } = await plugh('--help');
  const listed = [...printed.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...names, 'help'].sort());
  expect(exitCode).toBe(0);
  for (const name of names) expect((await plugh(name, '--help')).printed).toMatch(`Usage: plugh ${name}`);
  expect((await plugh('help', 'check')).printed).toMatch('Usage: plugh check');
});

test('a misspelt command is told the right one', async () => {
  const { printed, exitCode } = await plugh('chekc');
  expect(printed).toMatch(/unknown command 'chekc'\s+\(Did you mean check\?\)/);
  expect(exitCode).toBe(1);
});
