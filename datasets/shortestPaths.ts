import type { Edge } from '../scoring/types.ts';

/** Which places each place is directly connected to. */
export function neighbours(edges: readonly Edge[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  const link = (a: string, b: string) => map.set(a, (map.get(a) ?? new Set()).add(b));
  for (const [a, b] of edges) {
    link(a, b);
    link(b, a);
  }
  return map;
}

/**
 * Every shortest path between two places of an undirected map, each from source to target, in the order of the
 * edges; none where the target cannot be reached. Breadth first: level by level, keeping every path.
 */
export function shortestPaths(edges: readonly Edge[], from: string, to: string): string[][] {
  const near = neighbours(edges);
  const seen = new Set([from]);
  let paths = [[from]];
  while (paths.length > 0) {
    const arrived = paths.filter((path) => path.at(-1) === to);
    if (arrived.length > 0) return arrived;
    paths = paths.flatMap((path) =>
      [...(near.get(path.at(-1) as string) ?? [])]
        .filter((next) => !seen.has(next))
        .map((next) => [...path, next]),
    );
    for (const path of paths) seen.add(path.at(-1) as string);
  }
  return [];
}
