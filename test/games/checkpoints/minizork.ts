import { readFileSync } from 'node:fs';
import type { CheckpointFile } from '../../../games/checkpoints/format.ts';
import { parseWalkthrough } from '../../../games/walkthrough.ts';
import { shippedStory } from '../zmachine/stories.ts';

export const minizork = shippedStory('minizork.z3');

/** Checkpoints of a story file that is always there. It is "won", here, by leaving the game at the rainbow's end. */
export const MINIZORK: CheckpointFile = {
  game: 'minizork',
  player: 'you',
  steps: 100,
  attributes: { visited: 13 },
  globals: { room: 0 },
  won: { all: [{ over: true }, { at: 'End of Rainbow' }] },
  checkpoints: [
    { id: 'egg', title: 'Took the egg', weight: 20, when: { carries: 'jeweled egg' } },
    { id: 'sack', title: 'Took the sack', weight: 20, when: { carries: 'brown sack' } },
    { id: 'lantern', title: 'Took the lantern', weight: 20, when: { carries: 'brass lantern' } },
    { id: 'won', title: 'Left at the end of the rainbow', weight: 40, when: { won: true } },
  ],
};

/** A walk to the rainbow's end, and out of the game. */
export const MINIZORK_WALK: readonly string[] = [
  ...parseWalkthrough(readFileSync(new URL('../walkthroughs/minizork.txt', import.meta.url), 'utf8')).slice(
    0,
    -2,
  ),
  'quit',
  'y',
];
