import { distinctEdges } from '../datasets/edges.ts';
import { dot } from '../datasets/questions.ts';
import type { Edge } from '../scoring/types.ts';

/** Each step of a walk as an edge. */
export function moves(walk: readonly string[]): Edge[] {
  return walk.slice(1).map((to, index) => [walk[index] as string, to]);
}

/** The map of a walk as DOT, each connection once. */
export function drawMap(walk: readonly string[]): string {
  return dot(distinctEdges(moves(walk)));
}
