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
  const invented = new Set(predicted.names);
  found.nodePartners.forEach((partner, place) => {
    const gold = truth.spellings[place] as string;
    if (partner === UNMATCHED) {
      missingPlaces.push(gold);
      return;
    }
    const name = predicted.names[partner] as string;
    invented.delete(name);
    matches.push({ gold, predicted: name, tier: name === truth.names[place] ? 'strict' : 'contained' });
  });

  const missingEdges: Edge[] = [];
  const wrong = new Set(predicted.pairs);
  found.edgePartners.forEach((partner, index) => {
    const pair = predicted.pairs[partner];
    if (pair !== undefined) {
      wrong.delete(pair);
      return;
    }
    const [a, b] = truth.pairs[index] as readonly [number, number];
    missingEdges.push([truth.spellings[a] as string, truth.spellings[b] as string]);
  });
  return {
    matches,
    missingPlaces,
    inventedPlaces: [...invented],
    missingEdges,
    wrongEdges: Array.from(
      wrong,
      ([a, b]): Edge => [predicted.names[a] as string, predicted.names[b] as string],
    ),
  };
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
