import type { Edge } from '../scoring/types.ts';
import type { Visit } from './visits.ts';

/** A map to be drawn: places under keys of their own, since names may be doubled, and connections between keys. */
export interface PlaceMap {
  readonly places: readonly { readonly key: string; readonly name: string }[];
  readonly connections: readonly Edge[];
}

/** Everything that a walk has seen: each room and each move once. Moves from or to nowhere are left out. */
export function exploredMap(visits: readonly Visit[]): PlaceMap {
  const places = new Map<number, string>();
  const connections = new Map<string, Edge>();
  for (const [index, { room, name }] of visits.entries()) {
    if (room === 0) continue;
    if (!places.has(room)) places.set(room, name);
    const before = visits[index - 1]?.room ?? 0;
    if (before === 0) continue;
    const pair = [before, room].sort((a, b) => a - b).map(String) as [string, string];
    connections.set(pair.join(), pair);
  }
  return {
    places: [...places].map(([room, name]) => ({ key: `${room}`, name })),
    connections: [...connections.values()],
  };
}

/** The map of an item or an answer, whose names are distinct. */
export function namedMap(edges: readonly Edge[]): PlaceMap {
  return {
    places: [...new Set(edges.flat())].map((name) => ({ key: name, name })),
    connections: edges,
  };
}
