import type { Edge } from '../../scoring/types.ts';
import type { Corruption } from './corruption.ts';
import { edgeKey, edgesF1 } from './values.ts';

/**
 * Every way to spoil a map in one place: each edge dropped, each missing edge added, each end of each edge moved to
 * another place, each two places exchanged throughout, an invented place hung on or put in the place of each one.
 * Where the result is the same map (two places that are connected alike), it is no corruption and left out.
 */
export function corruptGraph(edges: readonly Edge[], invented: string): Corruption[] {
  const places = [...new Set(edges.flat())];
  const known = new Set(edges.map(edgeKey));
  const pairs = places.flatMap((a, index) => places.slice(index + 1).map((b): Edge => [a, b]));
  const made = (kind: string, what: string, said: readonly Edge[]): Corruption[] => {
    const expected = edgesF1(said, edges);
    return said.length === 0 || expected === 1
      ? []
      : [{ kind, what, said: { kind: 'graph', edges: said }, expected }];
  };
  return [
    ...edges.flatMap((edge, index) => made('edge dropped', shown(edge), edges.toSpliced(index, 1))),
    ...pairs
      .filter((pair) => !known.has(edgeKey(pair)))
      .flatMap((pair) => made('edge added', shown(pair), [...edges, pair])),
    ...edges.flatMap((edge, index) =>
      moved(edge, places, known).flatMap((other) =>
        made('place swapped', `${shown(edge)} to ${shown(other)}`, edges.with(index, other)),
      ),
    ),
    ...pairs.flatMap((pair) => made('places exchanged', shown(pair), exchanged(edges, pair))),
    ...places.flatMap((place) => made('place invented', `next to ${place}`, [...edges, [place, invented]])),
    ...places.flatMap((place) => made('place renamed', place, exchanged(edges, [place, invented]))),
  ];
}

function shown([a, b]: Edge): string {
  return `${a} – ${b}`;
}

/** The edge with either end moved to the first place that it does not lead to. */
function moved([a, b]: Edge, places: readonly string[], known: ReadonlySet<string>): Edge[] {
  return [a, b].flatMap((kept): Edge[] => {
    const to = places.find((place) => place !== kept && !known.has(edgeKey([kept, place])));
    return to === undefined ? [] : [[kept, to]];
  });
}

function exchanged(edges: readonly Edge[], [a, b]: Edge): Edge[] {
  const other = (name: string) => (name === a ? b : name === b ? a : name);
  return edges.map(([from, to]): Edge => [other(from), other(to)]);
}
