import { readFileSync } from 'node:fs';

/** Reads every case of one golden file; each line is one JSON case (see test/golden/README.md). */
export function goldenCases<T>(name: 'task1' | 'paths' | 'quirks' | 'sound' | 'prompts.sha'): T[] {
  const file = new URL(`../golden/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
