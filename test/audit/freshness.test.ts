import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot, run } from '../suite/promptfoo.ts';

test('AUDIT.md is what the audit finds now: run npm run audit', async () => {
  const { exitCode, printed } = await run([join(projectRoot, 'cli/plugh.ts'), 'audit', '--markdown']);
  expect(printed).toBe(readFileSync(join(projectRoot, 'AUDIT.md'), 'utf8'));
  expect(exitCode).toBe(0);
}, 600_000);
