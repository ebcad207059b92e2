import { type EdgeSet, pairKey } from './edgeSet.ts';
import { fuzzyFits, type WordIndex } from './fits.ts';
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
 *
 * @param goldWords of the names of `truth`
 */
export function compareGraphs(truth: EdgeSet, goldWords: WordIndex, predicted: EdgeSet): Comparison {
  // Equals are matched first, so that a name stands beside its equal wherever a maximum allows it.
  const equalNodes = new Int32Array(truth.names.length).fill(UNMATCHED);
  const equalEdges = new Int32Array(truth.pairs.length).fill(UNMATCHED);

  const fits = fuzzyFits(truth, goldWords, predicted);
  const goldEqual = new Int32Array(predicted.names.length).fill(UNMATCHED);
  const nodeFits: number[][] = emptyLists(truth.names.length);
  let strictNodes = 0;
  for (let name = 0; name < fits.length; name++) {
    const equal = truth.indexOf.get(predicted.names[name] as string) ?? UNMATCHED;
    goldEqual[name] = equal;
    if (equal !== UNMATCHED) strictNodes++;
    for (const place of fits[name] as readonly number[]) {
      (nodeFits[place] as number[]).push(name);
      if (place === equal) equalNodes[place] = name;
    }
  }

  const edgeFits: number[][] = emptyLists(truth.pairs.length);
  let strictEdges = 0;
  for (let pair = 0; pair < predicted.pairs.length; pair++) {
    const [a, b] = predicted.pairs[pair] as readonly [number, number];
    const equal = pairIndex(truth, goldEqual[a] as number, goldEqual[b] as number);
    if (equal !== UNMATCHED) strictEdges++;
    // The fuzzy comparison wants both ends matched one-to-one, so it never takes a self-loop on either side.
    if (a === b) continue;
    for (const endA of fits[a] as readonly number[]) {
      for (const endB of fits[b] as readonly number[]) {
        const fitting = endA === endB ? UNMATCHED : pairIndex(truth, endA, endB);
        if (fitting === UNMATCHED) continue;
        (edgeFits[fitting] as number[]).push(pair);
        if (fitting === equal) equalEdges[fitting] = pair;
      }
    }
  }
  return {
    strictNodes,
    strictEdges,
    nodePartners: maximumMatching(nodeFits, predicted.names.length, equalNodes),
    edgePartners: maximumMatching(edgeFits, predicted.pairs.length, equalEdges),
  };
}

function emptyLists(count: number): number[][] {
  return Array.from({ length: count }, () => []);
}

/**
 * The index of a gold pair, whichever way round; `UNMATCHED` where there is no such pair, or where an end is
 * unmatched: its -1 makes a key below 0, which no pair has.
 */
function pairIndex(truth: EdgeSet, a: number, b: number): number {
  return truth.indexOfPair.get(pairKey(a, b, truth.names.length)) ?? UNMATCHED;
}
