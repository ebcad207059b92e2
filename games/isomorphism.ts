import { neighbours } from '../datasets/shortestPaths.ts';
import type { Edge } from '../scoring/types.ts';

/**
 * How many different maps there are once names are forgotten: the number of mutually non-isomorphic graphs. Isolated
 * places cannot be told from edges and do not count.
 *
 * No well-kept JavaScript library has an exact test, and nauty is no JavaScript; for maps of tens of places, refined
 * colours and backtracking are enough.
 */
export function countShapes(maps: readonly (readonly Edge[])[]): number {
  const families = new Map<string, Coloured[]>();
  for (const edges of maps) {
    const graph = coloured(edges);
    const family = families.get(graph.signature) ?? [];
    if (!family.some((other) => matches(graph, other))) family.push(graph);
    families.set(graph.signature, family);
  }
  return [...families.values()].reduce((sum, family) => sum + family.length, 0);
}

/** Whether two maps are the same but for the names of their places. */
export function sameShape(a: readonly Edge[], b: readonly Edge[]): boolean {
  return countShapes([a, b]) === 1;
}

/** A graph over 0 … n−1 whose nodes have colours that every isomorphism keeps. */
interface Coloured {
  readonly near: readonly ReadonlySet<number>[];
  readonly colours: readonly string[];
  /** Equal for isomorphic graphs. */
  readonly signature: string;
}

function coloured(edges: readonly Edge[]): Coloured {
  const named = neighbours(edges);
  const numbers = new Map([...named.keys()].map((name, index) => [name, index]));
  const near = [...named.values()].map(
    (others) => new Set([...others].map((name) => numbers.get(name) as number)),
  );
  let colours = near.map(() => '');
  // Each round tells apart what the colours around tell apart. More rounds than nodes tell nothing new.
  for (let round = 0; round < near.length; round++) {
    colours = compressed(
      near.map((others, node) => `${colours[node]}(${[...others].map((other) => colours[other]).sort()})`),
    );
  }
  return { near, colours, signature: JSON.stringify([...colours].sort()) };
}

/** The same colours under short names, which depend on the multiset of colours only: else they would double in length. */
function compressed(colours: readonly string[]): string[] {
  const ranks = new Map([...new Set(colours)].sort().map((colour, rank) => [colour, rank]));
  return colours.map((colour) => `${ranks.get(colour)}`);
}

/** Whether a mapping of nodes exists that keeps colours and edges; both graphs have one signature. */
function matches(a: Coloured, b: Coloured): boolean {
  const order = connectedOrder(a);
  const image = new Map<number, number>();
  const taken = new Set<number>();
  const fits = (node: number, candidate: number) =>
    !taken.has(candidate) &&
    a.colours[node] === b.colours[candidate] &&
    [...image].every(([from, to]) => a.near[node]?.has(from) === b.near[candidate]?.has(to));
  const place = (at: number): boolean => {
    const node = order[at];
    if (node === undefined) return true;
    for (let candidate = 0; candidate < b.near.length; candidate++) {
      if (!fits(node, candidate)) continue;
      image.set(node, candidate);
      taken.add(candidate);
      if (place(at + 1)) return true;
      image.delete(node);
      taken.delete(candidate);
    }
    return false;
  };
  return a.near.length === b.near.length && place(0);
}

/** Nodes of rare colours first, each next to one before it where there is one, so that wrong starts fail early. */
function connectedOrder({ near, colours }: Coloured): number[] {
  const count = (colour: string | undefined) => colours.filter((other) => other === colour).length;
  const rarest = near.map((_, node) => node).sort((x, y) => count(colours[x]) - count(colours[y]) || x - y);
  const order = new Set<number>();
  for (const start of rarest) {
    const queue = [start];
    for (const node of queue) {
      if (order.has(node)) continue;
      order.add(node);
      queue.push(...rarest.filter((other) => near[node]?.has(other)));
    }
  }
  return [...order];
}
