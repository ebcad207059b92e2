import type { Edge, GraphScore, NameMatch } from '../types.ts';
import type { Comparison } from './compareGraphs.ts';
import type { EdgeSet } from './edgeSet.ts';
import { UNMATCHED } from './matching.ts';
import { listed, percent, quoted } from './sentences.ts';

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
  for (let pair = 0; pair < truth.pairs.length; pair++) {
    if (found.edgePartners[pair] === UNMATCHED) missingEdges.push(named(truth, truth.spellings, pair));
  }
  return {
    matches,
    missingPlaces,
    inventedPlaces: unmatched(found.nodePartners, predicted.names.length).map(
      (name) => predicted.names[name] as string,
    ),
    missingEdges,
    wrongEdges: unmatched(found.edgePartners, predicted.pairs.length).map((pair) =>
      named(predicted, predicted.names, pair),
    ),
  };
}

/** The predicted indices, of `count`, that are nobody's partner. */
function unmatched(partners: Int32Array, count: number): number[] {
  const isMatched = new Uint8Array(count);
  for (const partner of partners) if (partner !== UNMATCHED) isMatched[partner] = 1;
  const free: number[] = [];
  for (let index = 0; index < count; index++) if (isMatched[index] === 0) free.push(index);
  return free;
}

function named({ pairs }: EdgeSet, names: readonly string[], pair: number): Edge {
  const [a, b] = pairs[pair] as readonly [number, number];
  return [names[a] as string, names[b] as string];
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
