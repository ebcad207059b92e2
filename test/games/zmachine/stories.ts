import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A story file that the npm package glkote-term ships among its tests. */
export function shippedStory(
  name: 'advent.z3' | 'advent.z5' | 'curses.z3' | 'minizork.z3' | 'praxix.z5' | 'etude.z5',
): Uint8Array {
  const manifest = createRequire(import.meta.url).resolve('glkote-term/package.json');
  return readFileSync(join(dirname(manifest), 'tests', name));
}
