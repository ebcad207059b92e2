import { join } from 'node:path';
import { projectRoot } from './promptfoo.ts';

const SHOTS = { '0-shot': 'zeroShot', '1-shot': 'oneShot', '2-shot': 'twoShot', '3-shot': 'threeShot' };

const file = (path: string) => `file://${join(projectRoot, path)}`;

/** Prompts of the suite, by file (`chat` or `text`) and label, for a config that lies elsewhere. */
export function prompts(form: 'chat' | 'text', labels = Object.keys(SHOTS) as (keyof typeof SHOTS)[]) {
  return labels.map((label) => ({ id: `${file(`prompts/${form}.ts`)}:${SHOTS[label]}`, label }));
}

/** The test generator with its settings. */
export function tests(config: object) {
  return [{ path: `${file('datasets/tests.ts')}:tests`, config }];
}

/** A provider of the suite by its file name. */
export function provider(name: string, options: object = {}) {
  return { id: file(`providers/${name}.ts`), ...options };
}
