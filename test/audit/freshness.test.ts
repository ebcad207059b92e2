import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { audit, STEPS } from '../../audit/audit.ts';
import { markdown } from '../../audit/formats/markdown.ts';
import { checkFile, loadDataset } from '../../datasets/load.ts';
import { packageRoot } from '../../datasets/packageRoot.ts';

/** The whole audit takes half a minute on an idle core. */
const TIMEOUT_MS = 600_000;

test(
  'AUDIT.md is what the audit finds now: run npm run audit',
  async () => {
    const steps: string[] = [];
    const { version } = checkFile(join(packageRoot, 'datasets/plugh-open/items.jsonl'));
    const done = await audit({ dataset: loadDataset(), digest: version, onStep: (step) => steps.push(step) });
    expect(markdown(done)).toBe(readFileSync(join(packageRoot, 'AUDIT.md'), 'utf8'));
    expect(steps.length).toBe(STEPS);
  },
  TIMEOUT_MS,
);
