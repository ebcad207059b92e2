import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type ShippedStory = 'advent.z3' | 'advent.z5' | 'curses.z3' | 'minizork.z3' | 'praxix.z5' | 'etude.z5';

/** A story file that the npm package glkote-term ships among its tests. */
export function shippedStory(name: ShippedStory): Uint8Array {
  return readFileSync(storyPath(name));
}

export function storyPath(name: ShippedStory): string {
  const manifest = createRequire(import.meta.url).resolve('glkote-term/package.json');
  return join(dirname(manifest), 'tests', name);
}
