import type { Edge, NameMatch } from '../types.ts';

/** Longer lists in a reason are cut to this many entries. */
const MAX_LISTED = 12;

function listed(label: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, MAX_LISTED).join('; ');
  const more = entries.length - MAX_LISTED;
  return [`${label}: ${shown}${more > 0 ? `; and ${more} more` : ''}.`];
}

function shortened(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

function edgeText([a, b]: Edge): string {
  return `${shortened(a)} – ${shortened(b)}`;
}

export interface GraphFindings {
  readonly goldEdges: number;
  readonly matches: readonly NameMatch[];
  readonly missingPlaces: readonly string[];
  readonly inventedPlaces: readonly string[];
  readonly missingEdges: readonly Edge[];
  readonly wrongEdges: readonly Edge[];
}

/** What a person wants to know of a graph's score: how much is right, what is missing, wrong, invented, renamed. */
export function graphReason(findings: GraphFindings): string {
  const { goldEdges, matches, missingEdges } = findings;
  const renamed = matches.filter((match) => match.tier !== 'strict');
  return [
    `${goldEdges - missingEdges.length} of ${goldEdges} connections right.`,
    ...listed('Missing connections', missingEdges.map(edgeText)),
    ...listed('Wrong connections', findings.wrongEdges.map(edgeText)),
    ...listed('Missing places', findings.missingPlaces.map(shortened)),
    ...listed('Invented places', findings.inventedPlaces.map(shortened)),
    ...listed(
      'Names taken for others',
      renamed.map((match) => `"${shortened(match.predicted)}" for ${shortened(match.gold)}`),
    ),
  ].join(' ');
}
