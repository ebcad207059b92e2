import { ancestors, objectMoves, type Parents, readParents } from './tree.ts';
import { StoryError } from './zmachine/errors.ts';
import type { Game } from './zmachine/game.ts';

/** The player's object was not found by itself, or not under the name given. */
export class PlayerNotFoundError extends Error {
  override readonly name = 'PlayerNotFoundError';
}

/** What authors and compilers call the player's object, surest first. */
const NAMES: readonly string[] = [
  '(self object)',
  'yourself',
  'cretin',
  'you',
  'myself',
  'me',
  'self',
  'player',
  'adventurer',
  'protagonist',
];
const MOVEMENT =
  /^(n|s|e|w|ne|nw|se|sw|u|d|in|out|north|south|east|west|north-?east|north-?west|south-?east|south-?west|up|down|(go|walk|run|enter|exit|leave|climb)\b.*)$/i;
const DIRECTIONS: readonly string[] = 'n s e w ne nw se sw u d in out'.split(' ');
/** Commands tried to see who moves. */
const TRIAL_LIMIT = 80;
/** An object that holds this many is no room but what holds all rooms. */
const MANY_CHILDREN = 20;

/** Where the player is found in a game's object tree. */
export interface Player {
  readonly object: number;
  /** The object that holds all rooms, in games that have one; else 0. */
  readonly roomHolder: number;
}

/**
 * Finds the player's object in a game that has just started. The game is left as it was.
 * @param commands a walkthrough: if no name tells, the object is the player that moves when the commands say so
 * @param wanted number or name of the object, where it is known
 * @throws PlayerNotFoundError
 */
export function findPlayer(game: Game, commands: readonly string[], wanted?: number | string): Player {
  const count = game.objects.count();
  const parents = readParents(game, count);
  const object = wanted === undefined ? search(game, parents, commands) : named(game, parents, wanted);
  return { object, roomHolder: findRoomHolder(game, parents, object) };
}

function named(game: Game, parents: Parents, wanted: number | string): number {
  const number = Number(wanted);
  if (Number.isInteger(number)) {
    if (number >= 1 && number < parents.length) return number;
    throw new PlayerNotFoundError(`There is no object ${number}: the game has ${parents.length - 1}`);
  }
  const found = objectsNamed(game, parents, String(wanted));
  if (found.length === 1) return found[0] as number;
  throw new PlayerNotFoundError(
    `${found.length === 0 ? 'No object is' : `The objects ${found.join(', ')} are all`} named "${wanted}"; give a number`,
  );
}

function objectsNamed(game: Game, parents: Parents, name: string): number[] {
  return Array.from(parents.keys()).filter(
    (object) => object > 0 && game.objects.name(object).trim().toLowerCase() === name.toLowerCase(),
  );
}

function search(game: Game, parents: Parents, commands: readonly string[]): number {
  const here = game.global(0);
  const candidates = NAMES.flatMap((name) => objectsNamed(game, parents, name));
  const found =
    candidates.find((object) => ancestors(parents, object).includes(here)) ??
    findMover(game, parents, commands) ??
    candidates.find((object) => parents[object] !== 0);
  if (found === undefined) {
    throw new PlayerNotFoundError("No object could be made out as the player's; name it (by number or name)");
  }
  return found;
}

/** The object that changes places on commands to go somewhere, and not on others. */
function findMover(game: Game, start: Parents, commands: readonly string[]): number | undefined {
  const tally = new Map<number, number>();
  const count = (before: Parents, after: Parents, weight: number) => {
    for (const { object, from, to } of objectMoves(before, after)) {
      if (from !== 0 && to !== 0) tally.set(object, (tally.get(object) ?? 0) + weight);
    }
  };
  const snapshot = game.snapshot();
  let before = start;
  for (const command of commands.slice(0, TRIAL_LIMIT)) {
    if (!attempt(game, command)) break;
    const after = readParents(game, start.length - 1);
    count(before, after, MOVEMENT.test(command) ? 1 : -1);
    before = after;
  }
  for (const command of DIRECTIONS) {
    game.restore(snapshot);
    if (attempt(game, command)) count(start, readParents(game, start.length - 1), 1);
  }
  game.restore(snapshot);
  // Whoever goes with the player, or is about every time, moves as often; the player's object holds others.
  const best = Math.max(...tally.values());
  if (best < 2) return undefined;
  return [...tally.keys()].find((object) => tally.get(object) === best);
}

/** Sends a command for trial. @returns false where the story has ended or fails at it */
function attempt(game: Game, command: string): boolean {
  try {
    game.send(command);
    return true;
  } catch (error) {
    if (error instanceof StoryError) return false;
    throw error;
  }
}

function findRoomHolder(game: Game, parents: Parents, player: number): number {
  const chain = ancestors(parents, player);
  const here = chain.indexOf(game.global(0));
  if (here >= 0) return chain[here + 1] ?? 0;
  const outermost = chain.at(-1) ?? 0;
  const children = parents.reduce((sum, parent) => sum + (parent === outermost ? 1 : 0), 0);
  return children >= MANY_CHILDREN ? outermost : 0;
}

/** The room the player is in, through vehicles and containers; 0 where that is nowhere. */
export function playerRoom(player: Player, parents: Parents): number {
  const chain = ancestors(parents, player.object);
  const holder = player.roomHolder === 0 ? -1 : chain.indexOf(player.roomHolder);
  return (holder > 0 ? chain[holder - 1] : chain.at(-1)) ?? 0;
}
