import type { Game } from './zmachine/game.ts';

/** Parents of all objects, by object number; place 0 is unused. */
export type Parents = Readonly<Uint16Array>;

/** An object that is somewhere else than it was; 0 is nowhere. */
export interface ObjectMove {
  readonly object: number;
  readonly from: number;
  readonly to: number;
}

/** The object tree as it is now. */
export function readParents(game: Game, count: number): Parents {
  const parents = new Uint16Array(count + 1);
  for (let object = 1; object <= count; object++) parents[object] = game.objects.parent(object);
  return parents;
}

export function parentOf(parents: Parents, object: number): number {
  return parents[object] ?? 0;
}

/** An object's parent, its parent, and so on, outwards. */
export function ancestors(parents: Parents, object: number): number[] {
  const chain: number[] = [];
  // A chain longer than the table is a loop, which only a broken story has.
  for (
    let at = parentOf(parents, object);
    at !== 0 && chain.length < parents.length;
    at = parentOf(parents, at)
  ) {
    chain.push(at);
  }
  return chain;
}

/** What moved between two moments, by rising object number. */
export function objectMoves(before: Parents, after: Parents): ObjectMove[] {
  const moves: ObjectMove[] = [];
  after.forEach((to, object) => {
    const from = parentOf(before, object);
    if (from !== to) moves.push({ object, from, to });
  });
  return moves;
}
