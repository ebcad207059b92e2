/** A graph as written: node ids, not yet names, every edge as often as it stands there. */
export interface RawGraph {
  readonly edges: (readonly [string, string])[];
  /** Ids declared without an edge, or beside their edges. */
  readonly declared: string[];
  /** Id to label. */
  readonly labels: Map<string, string>;
  directed: boolean;
  /** Whether a limit cut the reading short. */
  cut: boolean;
}

/** What an answer's graph is, and the formats it was written in, by the names of the deviations. */
export interface FoundGraph {
  readonly graph: RawGraph;
  readonly formats: readonly string[];
}

/** More edges than this, doubles counted, are not read; the product of two brace groups grows fast. */
export const MAX_EDGES = 20_000;

export function emptyGraph(): RawGraph {
  return { edges: [], declared: [], labels: new Map(), directed: false, cut: false };
}

/** Adds the edges of a chain whose every part is one node or a group of them. */
export function addChain(graph: RawGraph, parts: readonly (readonly string[])[]): void {
  for (let i = 1; i < parts.length; i++) {
    for (const from of parts[i - 1] as readonly string[]) {
      for (const to of parts[i] as readonly string[]) {
        if (graph.edges.length >= MAX_EDGES) {
          graph.cut = true;
          return;
        }
        graph.edges.push([from, to]);
      }
    }
  }
}
