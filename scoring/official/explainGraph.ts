import type { Edge, GraphScore, NameMatch } from '../types.ts';
import type { Comparison } from './compareGraphs.ts';
import type { EdgeSet } from './edgeSet.ts';
import { UNMATCHED } from './matching.ts';
import { listed, percent, quoted } from './sentences.ts';

type Pair = EdgeSet['pairs'][number];

type Findings = Pick<
  GraphScore,
  'matches' | 'missingPlaces' | 'inventedPlaces' | 'missingEdges' | 'wrongEdges'
>;

/** Who was matched with whom and what was left over: gold as it was spelled, predictions as they were compared. */
export function graphFindings(found: Comparison, truth: EdgeSet, predicted: EdgeSet): Findings {
  const matches: NameMatch[] = [];
  const missingPlaces: string[] = [];
  for (let place = 0; place < truth.names.length; place++) {
    const gold = truth.spellings[place] as string;
    const name = predicted.names[found.nodePartners[place] as number];
    if (name === undefined) missingPlaces.push(gold);
    else matches.push({ gold, predicted: name, tier: name === truth.names[place] ? 'strict' : 'contained' });
  }
  const missingEdges: Edge[] = [];
  for (const [index, pair] of truth.pairs.entries()) {
    if (found.edgePartners[index] === UNMATCHED) missingEdges.push(spelled(pair, truth.spellings));
  }
  const inventedPlaces: string[] = [];
  for (const name of unmatched(found.nodePartners, predicted.names.length)) {
    inventedPlaces.push(predicted.names[name] as string);
  }
  const wrongEdges: Edge[] = [];
  for (const pair of unmatched(found.edgePartners, predicted.pairs.length)) {
    wrongEdges.push(spelled(predicted.pairs[pair] as Pair, predicted.names));
  }
  return { matches, missingPlaces, inventedPlaces, missingEdges, wrongEdges };
}

/** An edge by its names, from one by their indices. */
export function spelled([a, b]: Pair, names: readonly string[]): Edge {
  return [names[a] as string, names[b] as string];
}

/** The predicted indices, of `count`, that are nobody's partner. */
function unmatched(partners: Int32Array, count: number): number[] {
  const isMatched = new Uint8Array(count);
  // Stryker disable next-line ConditionalExpression: a typed array has no place -1 and ignores it
  for (const partner of partners) if (partner !== UNMATCHED) isMatched[partner] = 1;
  return [...isMatched.keys()].filter((index) => isMatched[index] === 0);
}

/** The findings in sentences, for the person who looks at the row. */
export function graphReason(findings: Findings, truth: EdgeSet, edgesF1: number): string {
  const { matches, missingPlaces, inventedPlaces, missingEdges, wrongEdges } = findings;
  const foundEdges = truth.pairs.length - missingEdges.length;
  const renamed = matches.filter(({ tier }) => tier !== 'strict');
  return (
    `Found ${matches.length} of ${truth.names.length} places and ${foundEdges} of ${truth.pairs.length} ` +
    `connections (edges F1 ${percent(edgesF1)}).` +
    listed('Taken for the same', renamed, (match) => `${quoted(match.predicted)} for ${quoted(match.gold)}`) +
    listed('Missing places', missingPlaces, quoted) +
    listed('Places not in the map', inventedPlaces, quoted) +
    listed('Missing connections', missingEdges, joined) +
    listed('Connections not in the map', wrongEdges, joined)
  );
}

function joined([a, b]: Edge): string {
  return `${quoted(a)} – ${quoted(b)}`;
}
