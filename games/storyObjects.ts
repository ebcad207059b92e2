import type { StoryObject } from '../datasets/item.ts';
import { mentionable } from '../datasets/mention.ts';
import type { ReplayTurn } from './replay.ts';
import { isHeld, roomOf, tidyName, type Walk } from './walk.ts';

/** Some turns of a walk, by index; both ends included. */
export interface TurnSpan {
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/**
 * The objects that task4's hints may point at, sorted by name. Each has a full name that is told and is no other
 * object's, nor part of a place's name or of another told object's; was never held before; goes nowhere but with the
 * player; and is where the player is when it is first named. `left` is where it was last put down, if it is still
 * there at the end.
 */
export function storyObjects(walk: Walk, span: TurnSpan, places: readonly string[]): StoryObject[] {
  const told = walk.turns
    .slice(span.firstTurn, span.lastTurn + 1)
    .map(({ command, text }, index) =>
      mentionable(index === 0 || command === null ? text : `${command} ${text}`),
    );
  const named = namedObjects(walk);
  const mentioned = [...named.keys()].filter((key) => told.some((words) => words.includes(key)));
  const placeNames = places.map(mentionable);
  return mentioned
    .flatMap((key) => {
      const [object, double] = named.get(key) as readonly number[];
      if (object === undefined || double !== undefined) return [];
      if (mentioned.some((other) => other !== key && other.includes(key))) return [];
      if (placeNames.some((place) => place.includes(key.trim()))) return [];
      const met = span.firstTurn + told.findIndex((words) => words.includes(key));
      const first = encounter(walk, object, met);
      if (first === undefined || isWanderer(walk, object)) return [];
      const left = leaving(walk, object, span);
      return [{ name: walk.name(object), first, ...(left !== undefined && { left }) }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The game's objects, but for the player, by the mentionable form of their names. */
function namedObjects({ objectCount, player, name }: Walk): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (let object = 1; object <= objectCount; object++) {
    const key = mentionable(name(object));
    if (key.trim() !== '' && object !== player.object) named.set(key, [...(named.get(key) ?? []), object]);
  }
  return named;
}

/**
 * The place of a first encounter, if it is one: the object is there, it was not held before, and the command that
 * names it was not given in the place before.
 */
function encounter(walk: Walk, object: number, met: number): string | undefined {
  const turn = walk.turns[met] as ReplayTurn;
  const before = walk.turns[met - 1];
  const name = mentionable(walk.name(object));
  const heldFromStart = before === undefined && isHeld(walk, turn.parents, object);
  if (heldFromStart || walk.turns.slice(0, met).some(({ parents }) => isHeld(walk, parents, object)))
    return undefined;
  const arrives = before !== undefined && before.room?.id !== turn.room?.id;
  // What is picked up on the way, or named by the command to go, belongs to either place.
  if (arrives && (isHeld(walk, turn.parents, object) || mentionable(turn.command ?? '').includes(name)))
    return undefined;
  return isHere(walk, turn, object) ? tidyName(turn.room?.name ?? '') : undefined;
}

function isHere(walk: Walk, { room, parents }: ReplayTurn, object: number): boolean {
  return room !== null && roomOf(walk, parents, object) === room.id;
}

/**
 * Whether an object is ever found in another room than it was in, or was put down in: a person, a vehicle, what one of
 * them holds, or scenery that follows the player.
 */
function isWanderer(walk: Walk, object: number): boolean {
  let place = 0;
  for (const { parents } of walk.turns) {
    if (isHeld(walk, parents, object)) {
      place = 0;
      continue;
    }
    const room = roomOf(walk, parents, object);
    if (room === 0) continue;
    if (place !== 0 && place !== room) return true;
    place = room;
  }
  return false;
}

/** Where an object was put down for the last time, if it is still there when the span ends. */
function leaving(walk: Walk, object: number, { firstTurn, lastTurn }: TurnSpan): string | undefined {
  for (let index = lastTurn; index > firstTurn; index--) {
    const [before, turn] = [walk.turns[index - 1] as ReplayTurn, walk.turns[index] as ReplayTurn];
    if (isHeld(walk, turn.parents, object)) return undefined;
    if (!isHeld(walk, before.parents, object)) continue;
    const end = walk.turns[lastTurn] as ReplayTurn;
    const stays = turn.room?.id === before.room?.id && isHere(walk, turn, object);
    return stays && roomOf(walk, end.parents, object) === turn.room?.id
      ? tidyName(turn.room?.name ?? '')
      : undefined;
  }
  return undefined;
}
