import { type EdgeSet, pairKey } from './edgeSet.ts';
import { fuzzyFits } from './fits.ts';
import { maximumMatching, UNMATCHED } from './matching.ts';

/** What of the gold was found: counts of equals, and for the fuzzy comparison who found whom. */
export interface Comparison {
  readonly strictNodes: number;
  readonly strictEdges: number;
  /** For each gold name, and each gold pair, the predicted one or `UNMATCHED`. */
  readonly nodePartners: Int32Array;
  readonly edgePartners: Int32Array;
}

/**
 * Compares names with names and edges with edges, apart from each other, as the published scorer does: an edge
 * may be found by ends that no name was matched by.
 */
export function compareGraphs(truth: EdgeSet, predicted: EdgeSet): Comparison {
  const goldNamed = predicted.names.map((name) => truth.indexOf.get(name) ?? UNMATCHED);
  const fits = fuzzyFits(truth.names, predicted.names);

  const nodeFits: number[][] = truth.names.map(() => []);
  fits.forEach((places, name) => {
    for (const place of places) nodeFits[place]?.push(name);
  });
  // Equals first, so that a name is shown beside its equal where a maximum allows it.
  const equalNodes: [number, number][] = [];
  let strictNodes = 0;
  goldNamed.forEach((place, name) => {
    if (place === UNMATCHED) return;
    strictNodes++;
    // An empty name equals itself, but fits nothing.
    if (truth.names[place] !== '') equalNodes.push([place, name]);
  });

  const goldPairs = new Map(truth.pairs.map(([a, b], index) => [pairKey(a, b, truth.names.length), index]));
  const pairAt = (a: number, b: number): number =>
    goldPairs.get(pairKey(a, b, truth.names.length)) ?? UNMATCHED;
  const edgeFits: number[][] = truth.pairs.map(() => []);
  const equalEdges: [number, number][] = [];
  let strictEdges = 0;
  predicted.pairs.forEach(([a, b], pair) => {
    const goldA = goldNamed[a] as number;
    const goldB = goldNamed[b] as number;
    const equal = goldA === UNMATCHED || goldB === UNMATCHED ? UNMATCHED : pairAt(goldA, goldB);
    if (equal !== UNMATCHED) strictEdges++;
    // The fuzzy comparison wants two ends matched, so it never takes a self-loop on either side.
    if (a === b) return;
    for (const endA of fits[a] as number[]) {
      for (const endB of fits[b] as number[]) {
        const fitting = endA === endB ? UNMATCHED : pairAt(endA, endB);
        if (fitting === UNMATCHED) continue;
        edgeFits[fitting]?.push(pair);
        if (fitting === equal) equalEdges.push([fitting, pair]);
      }
    }
  });
  return {
    strictNodes,
    strictEdges,
    nodePartners: maximumMatching(nodeFits, predicted.names.length, equalNodes),
    edgePartners: maximumMatching(edgeFits, predicted.pairs.length, equalEdges),
  };
}
