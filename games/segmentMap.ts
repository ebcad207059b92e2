import type { Edge } from '../scoring/types.ts';
import type { Segment } from './segments.ts';
import type { Visit } from './visits.ts';

/** A segment as facts: the path walked, and the moves of it as an undirected map, each once, in the order walked. */
export interface WalkedMap {
  readonly path: readonly string[];
  readonly edges: readonly Edge[];
}

/** The facts of a segment, with names as the game gives them. */
export function segmentMap(visits: readonly Visit[], { first, last }: Segment): WalkedMap {
  const path = visits.slice(first, last + 1).map(({ name }) => name);
  return { path, edges: walkedEdges(path) };
}

/** Each move of a path once, in whichever direction it was first made. */
export function walkedEdges(path: readonly string[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] as string;
    const key = JSON.stringify([from, to].sort());
    if (!edges.has(key)) edges.set(key, [from, to]);
  }
  return [...edges.values()];
}
