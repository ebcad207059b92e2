import type { Edge } from '../types.ts';

/** Edges with their names numbered: what the published scorer's sets of names and of unordered pairs hold. */
export interface EdgeSet {
  /** The different names after normalisation, in order of appearance; a pair holds indices into this list. */
  readonly names: readonly string[];
  /** How each of `names` was first written. */
  readonly spellings: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** The different unordered pairs, each in the direction in which it came first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** By `pairKey`. */
  readonly indexOfPair: ReadonlyMap<number, number>;
}

/** Names that are equal once normalised, and pairs that then differ only in direction, count once. */
export function edgeSet(edges: readonly Edge[], normalise: (name: string) => string): EdgeSet {
  const names: string[] = [];
  const spellings: string[] = [];
  const indexOf = new Map<string, number>();
  const indexOfSpelling = new Map<string, number>();
  const number = (spelling: string): number => {
    const met = indexOfSpelling.get(spelling);
    // Stryker disable next-line ConditionalExpression: a spelling met before would only be normalised again
    if (met !== undefined) return met;
    const name = normalise(spelling);
    let index = indexOf.get(name);
    if (index === undefined) {
      index = names.length;
      indexOf.set(name, index);
      names.push(name);
      spellings.push(spelling);
    }
    indexOfSpelling.set(spelling, index);
    return index;
  };
  const written: (readonly [number, number])[] = [];
  for (const [from, to] of edges) written.push([number(from), number(to)]);

  const pairs: (readonly [number, number])[] = [];
  const indexOfPair = new Map<number, number>();
  for (const pair of written) {
    const key = pairKey(pair[0], pair[1], names.length);
    if (indexOfPair.has(key)) continue;
    indexOfPair.set(key, pairs.length);
    pairs.push(pair);
  }
  return { names, spellings, indexOf, pairs, indexOfPair };
}

/** One number for an unordered pair of indices below `size`; exact up to 90 million names. */
export function pairKey(a: number, b: number, size: number): number {
  // Stryker disable next-line EqualityOperator: either order will do, so long as it is always the same
  return a < b ? a * size + b : b * size + a;
}
