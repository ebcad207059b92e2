import type { PathGold, PathStep, PathValidity } from '../types.ts';
import type { ListedPlaces } from './listedPlaces.ts';

/**
 * What is right about a path apart from its distance: a path of tasks 3 and 4 can be none of the accepted ones and
 * still lead from end to end.
 *
 * @param steps at least one
 * @param rights the accepted paths in the order asked for, as listed places
 */
export function pathValidity(
  steps: readonly PathStep[],
  rights: readonly (readonly string[])[],
  gold: PathGold,
  places: ListedPlaces,
): PathValidity {
  // Stryker disable next-line ConditionalExpression: a wrong step has no place
  const said = steps.map((step) => (step.kind === 'place' ? step.place : undefined));
  const ends = gold.task === 'task3' || gold.task === 'task4';
  return {
    knownPlaces: !said.includes(undefined),
    ...(gold.edges ? { connected: isConnected(said, gold.edges, places) } : {}),
    ...(ends
      ? {
          rightEnds: rights.some((path) => path[0] === said[0] && path.at(-1) === said.at(-1)),
          shortestLength: said.length === Math.min(...rights.map((path) => path.length)),
        }
      : {}),
  };
}

/** Every move is an edge, in either direction; staying in a place is no move of the map. */
function isConnected(
  said: readonly (string | undefined)[],
  edges: NonNullable<PathGold['edges']>,
  places: ListedPlaces,
): boolean {
  const neighbours = neighboursOf(edges, places);
  for (let index = 0; index < said.length; index++) {
    const place = said[index];
    const before = said[index - 1];
    if (place === undefined) return false;
    if (index > 0 && !neighbours.get(before as string)?.has(place)) return false;
  }
  return true;
}

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;
const known = new WeakMap<NonNullable<PathGold['edges']>, { places: ListedPlaces; neighbours: Neighbours }>();

/** Kept as long as the list of edges is, so that the answers to one item share it. */
function neighboursOf(edges: NonNullable<PathGold['edges']>, places: ListedPlaces): Neighbours {
  const before = known.get(edges);
  // Stryker disable next-line ConditionalExpression: what is made anew is the same
  if (before?.places === places) return before.neighbours;
  const neighbours = new Map<string, Set<string>>();
  const link = (a: string, b: string) => {
    const linked = neighbours.get(a);
    if (linked) linked.add(b);
    else neighbours.set(a, new Set([b]));
  };
  for (const [a, b] of edges) {
    const from = places.strict(a) ?? a;
    const to = places.strict(b) ?? b;
    link(from, to);
    link(to, from);
  }
  // Stryker disable next-line ObjectLiteral: as above
  known.set(edges, { places, neighbours });
  return neighbours;
}
