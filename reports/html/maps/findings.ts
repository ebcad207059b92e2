import { edgeKey } from '../../../datasets/edges.ts';
import { strictName } from '../../../scoring/sound/names.ts';
import type { Edge, GraphScore } from '../../../scoring/types.ts';

/** A place in a drawing. `key` tells places of one drawing apart; names in it are never shown. */
export type DrawnPlace = { readonly key: string } & (
  | { readonly kind: 'right' | 'missing'; readonly name: string }
  | { readonly kind: 'renamed'; readonly name: string; readonly said: string }
  | { readonly kind: 'invented'; readonly name: string }
);

export interface DrawnEdge {
  readonly kind: 'right' | 'missing' | 'wrong';
  /** Keys of the two ends. */
  readonly ends: Edge;
}

/** A map with what was found about it: of the gold, everything is right. */
export interface DrawnMap {
  readonly places: readonly DrawnPlace[];
  readonly edges: readonly DrawnEdge[];
}

/** The gold as a drawing: places of one strict name are one, self-loops and doubles are left out. */
export function goldMap(edges: readonly Edge[]): DrawnMap {
  const places = new Map<string, DrawnPlace>();
  const drawn = new Map<string, DrawnEdge>();
  for (const [a, b] of edges) {
    const ends: Edge = [placeKey(a), placeKey(b)];
    for (const [name, key] of [
      [a, ends[0]],
      [b, ends[1]],
    ] as const)
      if (!places.has(key)) places.set(key, { key, kind: 'right', name });
    if (ends[0] !== ends[1] && !drawn.has(edgeKey(ends))) drawn.set(edgeKey(ends), { kind: 'right', ends });
  }
  return { places: [...places.values()], edges: [...drawn.values()] };
}

/**
 * The map that an answer draws, with the gold shining through: a scorer keeps what is missing and what is wrong, and
 * everything else of the gold is right. Places that the answer names otherwise bear both names.
 */
export function answeredMap(
  gold: DrawnMap,
  { outcome, matches, missingPlaces, missingEdges, wrongEdges, inventedPlaces }: GraphScore,
): DrawnMap {
  const nothing = outcome !== 'answered';
  const missing = new Set(missingPlaces.map(placeKey));
  const renamed = new Map(
    matches
      .filter(({ tier }) => tier !== 'strict')
      .map(({ gold: name, predicted }) => [placeKey(name), predicted]),
  );
  const places = gold.places.map((place): DrawnPlace => {
    const said = renamed.get(place.key);
    if (nothing || missing.has(place.key)) return { key: place.key, kind: 'missing', name: place.name };
    return said === undefined ? place : { key: place.key, kind: 'renamed', name: place.name, said };
  });
  const known = new Set(gold.places.map(({ key }) => key));
  // A file of results may claim a match with what is no place of its map.
  const meant = new Map(
    matches
      .map(({ gold: name, predicted }) => [predicted, placeKey(name)] as const)
      .filter(([, key]) => known.has(key)),
  );
  const invented = new Set([...inventedPlaces, ...wrongEdges.flat()].filter((name) => !meant.has(name)));
  const keyOf = (name: string) => meant.get(name) ?? inventedKey(name);
  const missed = new Set(missingEdges.map(([a, b]) => edgeKey([placeKey(a), placeKey(b)])));
  return {
    places: [
      ...places,
      ...[...invented].map((name): DrawnPlace => ({ key: inventedKey(name), kind: 'invented', name })),
    ],
    edges: [
      ...gold.edges.map(
        (edge): DrawnEdge =>
          nothing || missed.has(edgeKey(edge.ends)) ? { ...edge, kind: 'missing' } : edge,
      ),
      ...wrongEdges
        .map(([a, b]): DrawnEdge => ({ kind: 'wrong', ends: [keyOf(a), keyOf(b)] }))
        .filter(({ ends: [a, b] }) => a !== b),
    ],
  };
}

function placeKey(name: string): string {
  return `gold ${strictName(name) || name}`;
}

function inventedKey(name: string): string {
  return `answer ${name}`;
}
