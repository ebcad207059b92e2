import type { Edge } from '../scoring/types.ts';

/** The same text for both ways round of a connection, whatever the two names hold. */
export function edgeKey([a, b]: Edge): string {
  return JSON.stringify([a, b].sort());
}

/** Each connection once, where it first stands, in the direction of its last mention. */
export function distinctEdges(edges: readonly Edge[]): Edge[] {
  return [...new Map(edges.map((edge) => [edgeKey(edge), edge])).values()];
}
