import { type Parents, readParents } from './tree.ts';
import { StoryError } from './zmachine/errors.ts';
import type { Game } from './zmachine/game.ts';

/** What one command changed. */
export interface Trial {
  /** What kind of command: one to go somewhere, or another. */
  readonly moving: boolean;
  readonly before: Parents;
  readonly after: Parents;
  /** The first global variable before and after: the room, in version 3 and in many later games. */
  readonly here: number;
  readonly there: number;
}

const MOVEMENT =
  /^(n|s|e|w|ne|nw|se|sw|u|d|in|out|north|south|east|west|north-?east|north-?west|south-?east|south-?west|up|down|(go|walk|run|enter|exit|leave|climb)\b.*)$/i;
const DIRECTIONS: readonly string[] = 'n s e w ne nw se sw u d in out'.split(' ');
const IDLE: readonly string[] = ['look', 'inventory', 'wait'];
/** How many commands of a walkthrough are tried. */
const WALK_LIMIT = 200;

/** Tries commands in a game, which is left as it was: each direction from where it stands, then the walkthrough. */
export function tryCommands(game: Game, walkthrough: readonly string[]): Trial[] {
  const trials: Trial[] = [];
  const count = game.objects.count();
  const snapshot = game.snapshot();
  const start = readParents(game, count);
  for (const command of [...DIRECTIONS, ...IDLE]) {
    const trial = attempt(game, command, start);
    if (trial !== undefined) trials.push(trial);
    game.restore(snapshot);
  }
  let before = start;
  for (const command of walkthrough.slice(0, WALK_LIMIT)) {
    const trial = attempt(game, command, before);
    if (trial === undefined) break;
    trials.push(trial);
    before = trial.after;
  }
  game.restore(snapshot);
  return trials;
}

/** Undefined where the story has ended or fails. */
function attempt(game: Game, command: string, before: Parents): Trial | undefined {
  const here = game.global(0);
  try {
    game.send(command);
  } catch (error) {
    if (error instanceof StoryError) return undefined;
    throw error;
  }
  const after = readParents(game, before.length - 1);
  return { moving: MOVEMENT.test(command), before, after, here, there: game.global(0) };
}
