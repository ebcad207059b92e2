import type { Edge } from '../scoring/types.ts';
import { neighbours } from './shortestPaths.ts';

/** The sizes of a map that the paper counts. */
export interface MapShape {
  readonly nodes: number;
  /** Doubled edges count once. */
  readonly edges: number;
  /** Basic cycles: edges − nodes + components. */
  readonly cycles: number;
  /** Places with one neighbour. */
  readonly leaves: number;
}

export function mapShape(edges: readonly Edge[]): MapShape {
  const near = neighbours(edges);
  const degrees = [...near].map(([place, others]) => others.size - Number(others.has(place)));
  const links = degrees.reduce((sum, degree) => sum + degree, 0) / 2;
  return {
    nodes: near.size,
    edges: links,
    cycles: links - near.size + componentCount(near),
    leaves: degrees.filter((degree) => degree === 1).length,
  };
}

function componentCount(near: ReadonlyMap<string, ReadonlySet<string>>): number {
  const unseen = new Set(near.keys());
  let components = 0;
  for (const start of near.keys()) {
    if (!unseen.has(start)) continue;
    components++;
    const queue = [start];
    for (const place of queue) if (unseen.delete(place)) queue.push(...(near.get(place) ?? []));
  }
  return components;
}
