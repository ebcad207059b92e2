import { ancestors, objectMoves, type Parents, readParents } from './tree.ts';
import { type Trial, tryCommands } from './trials.ts';
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
/** What it says for an object that it moved: to the room of the first global, on a command to go, or on another. */
const ARRIVED = 3;
const MOVED = 1;
const WANDERED = -3;
/** An object that holds this many is no room but what holds all rooms. */
const MANY_CHILDREN = 20;

/** Where the player is found in a game's object tree. */
export interface Player {
  readonly object: number;
  /** The object that holds all rooms, in games that have one; else 0. */
  readonly roomHolder: number;
}

/**
 * Finds the player's object in a game that waits for its first command. The game is left as it was.
 * @param commands a walkthrough: where no name tells, the object is the player that moves when the commands say so
 * @param wanted number or name of the object, where it is known
 * @throws PlayerNotFoundError
 */
export function findPlayer(game: Game, commands: readonly string[], wanted?: number | string): Player {
  const trials = tryCommands(game, commands);
  const object = wanted === undefined ? search(game, trials) : named(game, wanted);
  return { object, roomHolder: findRoomHolder(game, object, trials) };
}

function named(game: Game, wanted: number | string): number {
  const count = game.objects.count();
  const number = Number(wanted);
  if (Number.isInteger(number)) {
    if (number >= 1 && number <= count) return number;
    throw new PlayerNotFoundError(`There is no object ${number}: the game has ${count}`);
  }
  const found = objectsNamed(game, String(wanted));
  if (found.length === 1) return found[0] as number;
  const who = found.length === 0 ? 'No object is' : `The objects ${found.join(', ')} are all`;
  throw new PlayerNotFoundError(`${who} named "${wanted}"; give a number`);
}

function objectsNamed(game: Game, name: string): number[] {
  const wanted = name.toLowerCase();
  return Array.from({ length: game.objects.count() }, (_, index) => index + 1).filter(
    (object) => game.objects.name(object).trim().toLowerCase() === wanted,
  );
}

function search(game: Game, trials: readonly Trial[]): number {
  const candidates = NAMES.flatMap((name) => objectsNamed(game, name));
  const found =
    candidates.find((object) =>
      trials.some(({ after, there }) => ancestors(after, object).includes(there)),
    ) ??
    findMover(trials) ??
    candidates.find((object) => game.objects.parent(object) !== 0);
  if (found === undefined) {
    throw new PlayerNotFoundError("No object could be made out as the player's; name it (by number or name)");
  }
  return found;
}

/** The object that changes places on commands to go somewhere, and not on others. */
function findMover(trials: readonly Trial[]): number | undefined {
  const tally = new Map<number, number>();
  for (const { moving, before, after, here, there } of trials) {
    for (const { object, from, to } of objectMoves(before, after)) {
      if (from === 0 || to === 0) continue;
      const arrived = there !== here && ancestors(after, object).includes(there);
      tally.set(object, (tally.get(object) ?? 0) + (arrived ? ARRIVED : moving ? MOVED : WANDERED));
    }
  }
  const best = Math.max(...tally.values());
  return best < 2 * MOVED ? undefined : [...tally.keys()].find((object) => tally.get(object) === best);
}

/**
 * In version 3, what the room of the first global is in; failing that, what the player is in outermost, if that holds a
 * great many objects.
 */
function findRoomHolder(game: Game, player: number, trials: readonly Trial[]): number {
  if (game.version === 3) {
    for (const { after, there } of trials) {
      const chain = ancestors(after, player);
      const room = chain.indexOf(there);
      if (room >= 0) return chain[room + 1] ?? 0;
    }
  }
  const start = readParents(game, game.objects.count());
  const holdsMany = (object: number) =>
    start.reduce((sum, parent) => sum + (parent === object ? 1 : 0), 0) >= MANY_CHILDREN;
  const outermost = [start, ...trials.map(({ after }) => after)].flatMap((parents) =>
    ancestors(parents, player).slice(-1),
  );
  return [...new Set(outermost)].find(holdsMany) ?? 0;
}

/** The room the player is in, through vehicles and containers; 0 where that is nowhere. */
export function playerRoom(player: Player, parents: Parents): number {
  const chain = ancestors(parents, player.object);
  const holder = player.roomHolder === 0 ? -1 : chain.indexOf(player.roomHolder);
  return (holder > 0 ? chain[holder - 1] : chain.at(-1)) ?? 0;
}
