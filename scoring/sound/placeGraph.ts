import type { Edge } from '../types.ts';
import { strictName } from './names.ts';
import type { RawGraph } from './rawGraph.ts';

/** A map: places by name, each once, and the connections between them, each once. */
export interface PlaceGraph {
  /** Names of one strict key are one place, shown in the spelling that comes first in code-point order. */
  readonly places: readonly string[];
  /** {@link pairOf} the two ends of each connection: their positions in `places`. */
  readonly pairs: ReadonlySet<number>;
}

/** More places than a map can have by its limits, so that two positions fit into one number. */
const MAX_PLACES = 2 ** 24;

/** The connection of two places as one number, the same either way round. */
export function pairOf(a: number, b: number): number {
  // Stryker disable next-line EqualityOperator: the ends are never equal
  return a < b ? a * MAX_PLACES + b : b * MAX_PLACES + a;
}

/** The two ends of a connection. */
export function endsOf(pair: number): readonly [number, number] {
  return [Math.floor(pair / MAX_PLACES), pair % MAX_PLACES];
}

/** The connections of a map by the names of their ends. */
export function edgesOf(graph: PlaceGraph, pairs: Iterable<number> = graph.pairs): Edge[] {
  return [...pairs].map((pair) => {
    const [a, b] = endsOf(pair);
    return [graph.places[a] as string, graph.places[b] as string];
  });
}

const BLANK = -1;

/**
 * Draws the map of the given edges and of places beside them; self-loops, doubles and blank names are left out.
 *
 * @param nameOf the name of a node by its id
 */
function placeGraph(
  edges: readonly Edge[],
  declared: readonly string[],
  nameOf?: (id: string) => string,
): PlaceGraph {
  const places: string[] = [];
  const byId = new Map<string, number>();
  const byKey = new Map<string, number>();
  const place = (id: string): number => {
    let position = byId.get(id);
    // Stryker disable next-line ConditionalExpression: an id met before would only be looked up again
    if (position !== undefined) return position;
    const name = nameOf ? nameOf(id) : id;
    const key = strictName(name);
    if (key === '') return BLANK;
    position = byKey.get(key) ?? places.length;
    byId.set(id, position);
    byKey.set(key, position);
    const shown = places[position];
    // Stryker disable next-line EqualityOperator: the same spelling may as well be shown again
    if (shown === undefined || name < shown) places[position] = name;
    return position;
  };
  const pairs = new Set<number>();
  for (const [from, to] of edges) {
    const a = place(from);
    const b = place(to);
    if (a !== b && a !== BLANK && b !== BLANK) pairs.add(pairOf(a, b));
  }
  for (const id of declared) place(id);
  return { places, pairs };
}

/** The map of the right answer, with the position of each place by its name. */
export interface GoldGraph extends PlaceGraph {
  readonly positions: ReadonlyMap<string, number>;
}

const golds = new WeakMap<readonly Edge[], GoldGraph>();

/**
 * The map of the right answer. Its places are those of its edges. Kept as long as the list of edges itself is: the
 * answers of many models to one item have the same gold.
 */
export function goldGraph(edges: readonly Edge[]): GoldGraph {
  let graph = golds.get(edges);
  // Stryker disable next-line ConditionalExpression: a map drawn anew is the same
  if (!graph) {
    const proper = edges.filter(([a, b]) => strictName(a) !== strictName(b));
    const { places, pairs } = placeGraph(proper, []);
    graph = { places, pairs, positions: new Map(places.map((place, position) => [place, position])) };
    golds.set(edges, graph);
  }
  return graph;
}

/** The map that an answer draws. A node's label is its name; without one, or with a blank one, its id is. */
export function answerGraph({ edges, declared, labels }: RawGraph): PlaceGraph {
  // Stryker disable next-line ConditionalExpression: without labels each id is asked for in vain
  if (labels.size === 0) return placeGraph(edges, declared);
  return placeGraph(edges, declared, (id) => {
    const label = labels.get(id);
    return label === undefined || label.trim() === '' ? id : label;
  });
}
