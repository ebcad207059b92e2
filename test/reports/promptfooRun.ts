import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prompts, provider, tests } from '../suite/configs.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';
import { temporaryFolder } from './files.ts';

/** Fails where the text of the prompt has an even length, and says two places otherwise. */
const FLAKY = `export default class {
  id() { return 'flaky'; }
  async callApi(prompt) {
    return prompt.length % 2 === 0 ? { error: 'the line is down' } : { output: 'Hall\\nAttic' };
  }
}`;

export interface Run {
  /** Holds promptfoo's database: its PROMPTFOO_CONFIG_DIR. */
  readonly folder: string;
  readonly json: string;
  readonly jsonl: string;
}

/**
 * A real run of promptfoo over three items, twice each: a baseline, two columns of one name, and a provider with a
 * label that fails for some prompts.
 */
export async function promptfooRun(): Promise<Run> {
  const folder = temporaryFolder();
  const [json, jsonl] = [join(folder, 'results.json'), join(folder, 'results.jsonl')];
  writeFileSync(join(folder, 'flaky.mjs'), FLAKY);
  const config = {
    providers: [
      provider('oracle'),
      provider('randomMiddle', { config: { seed: 1 } }),
      provider('randomMiddle', { config: { seed: 2 } }),
      { id: `file://${join(folder, 'flaky.mjs')}`, label: 'shaky' },
    ],
    prompts: prompts('chat', ['0-shot', '2-shot']),
    tests: tests({ limit: 3 }),
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const promptfoo = join(projectRoot, 'node_modules/promptfoo/dist/src/entrypoint.js');
  const args = ['--repeat', '2', '--no-cache', '--no-progress-bar', '-o', json, '-o', jsonl];
  const { printed } = await run([promptfoo, 'eval', '-c', join(folder, 'config.json'), ...args], {
    PROMPTFOO_CONFIG_DIR: folder,
    PROMPTFOO_FAILED_TEST_EXIT_CODE: '0',
  });
  if (!printed.includes('Eval complete')) throw new Error(`promptfoo did not run: ${printed}`);
  return { folder, json, jsonl };
}
