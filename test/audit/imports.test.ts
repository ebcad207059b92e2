import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../suite/promptfoo.ts';

const files = (folder: string) => globSync(`${folder}/**/*.ts`, { cwd: projectRoot });

/** The folders of ours that a file imports from, beside its own. */
function folders(file: string): string[] {
  const own = file.split('/')[0];
  const depth = file.split('/').length - 1;
  const imports = readFileSync(join(projectRoot, file), 'utf8').matchAll(/ from '((?:\.\.\/)+)([\w-]+)\//g);
  return [...imports]
    .filter(([, up = '']) => up.length / 3 >= depth)
    .flatMap(([, , folder = '']) => (folder === own ? [] : [folder]));
}

test('audit imports what it audits, and only cli imports audit', () => {
  const used = new Set(files('audit').flatMap(folders));
  expect([...used].sort()).toEqual(['datasets', 'prompts', 'providers', 'reports', 'scoring']);
  const others = ['assertions', 'datasets', 'games', 'prompts', 'providers', 'reports', 'scoring'];
  expect(others.flatMap(files).filter((file) => folders(file).includes('audit'))).toEqual([]);
  expect(files('cli').some((file) => folders(file).includes('audit'))).toBe(true);
});
