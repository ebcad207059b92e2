import { readFileSync } from 'node:fs';
import { playWalk, type Walk } from '../../games/walk.ts';
import { parseWalkthrough } from '../../games/walkthrough.ts';
import { gameFile } from './folder.ts';
import { shippedStory } from './zmachine/stories.ts';

/** Story files that glkote-term ships, with walkthroughs of ours. */
export const SHIPPED = { advent: 'advent.z5', curses: 'curses.z3', minizork: 'minizork.z3' } as const;

export function walkthrough(name: keyof typeof SHIPPED): string {
  return readFileSync(new URL(`walkthroughs/${name}.txt`, import.meta.url), 'utf8');
}

export function shippedWalk(name: keyof typeof SHIPPED): Walk {
  return playWalk(shippedStory(SHIPPED[name]), parseWalkthrough(walkthrough(name)));
}

/** A game of the folder that users fetch for themselves. */
export function fetchedWalk(name: string): Walk {
  const { seed } = JSON.parse(gameFile('games.json').toString())[name];
  const commands = parseWalkthrough(gameFile(`${name}.walkthrough.txt`).toString());
  return playWalk(gameFile(`${name}.z3`), commands, { seed });
}
