import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED, walkthrough } from '../games/walks.ts';
import { shippedStory } from '../games/zmachine/stories.ts';

type Name = keyof typeof SHIPPED;

/** A new folder with shipped story files and walkthroughs, as `plugh build` takes them. */
export function gameFolder(names = Object.keys(SHIPPED) as Name[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'plugh-build-'));
  for (const name of names) {
    writeFileSync(join(folder, SHIPPED[name]), shippedStory(SHIPPED[name]));
    writeFileSync(join(folder, `${name}.walkthrough.txt`), walkthrough(name));
  }
  return folder;
}
