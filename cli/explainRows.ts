import { diffArrays } from 'diff';
import { edgeKey } from '../datasets/edges.ts';
import type { Edge, GraphScore, PathScore } from '../scoring/index.ts';

/** One line of a comparison; an empty side has nothing there. */
export interface Row {
  readonly mark: 'right' | 'wrong' | 'missing';
  readonly gold: string;
  readonly answer: string;
}

/** The right map beside the answered one, a connection a line: first those of the gold, then those invented. */
export function mapRows(gold: readonly Edge[], { matches, missingEdges, wrongEdges }: GraphScore): Row[] {
  const said = new Map(matches.map(({ gold: name, predicted }) => [name, predicted]));
  const missing = new Set(missingEdges.map(edgeKey));
  return [
    ...gold.map((edge): Row => {
      const isMissing = missing.has(edgeKey(edge));
      const answer = isMissing
        ? ''
        : connection([said.get(edge[0]) ?? edge[0], said.get(edge[1]) ?? edge[1]]);
      return { mark: isMissing ? 'missing' : 'right', gold: connection(edge), answer };
    }),
    ...wrongEdges.map((edge): Row => ({ mark: 'wrong', gold: '', answer: connection(edge) })),
  ];
}

/** Names that were taken for one another, then missing and invented places; equal names are left out. */
export function nameRows({ matches, missingPlaces, inventedPlaces }: GraphScore): Row[] {
  return [
    ...matches
      .filter(({ tier }) => tier !== 'strict')
      .map(({ gold, predicted, tier }): Row => ({ mark: 'right', gold, answer: `${predicted} (${tier})` })),
    ...missingPlaces.map((gold): Row => ({ mark: 'missing', gold, answer: '' })),
    ...inventedPlaces.map((answer): Row => ({ mark: 'wrong', gold: '', answer })),
  ];
}

/** The nearest right path beside the path as it was read, aligned by what they share. */
export function stepRows({ steps, nearest }: PathScore): Row[] {
  const said = steps.map((step) => (step.kind === 'place' ? step.place : `"${step.words}"`));
  const rows: Row[] = [];
  let waiting: string[] = [];
  for (const { value, added, removed } of diffArrays([...nearest], said)) {
    if (removed) waiting = value;
    else if (added) rows.push(...pairUp(waiting.splice(0), value));
    else rows.push(...pairUp(waiting.splice(0), []), ...value.map(right));
  }
  return [...rows, ...pairUp(waiting, [])];
}

function right(name: string): Row {
  return { mark: 'right', gold: name, answer: name };
}

/** A stretch where the two differ: step against step, and the rest of the longer one alone. */
function pairUp(gold: readonly string[], answer: readonly string[]): Row[] {
  return Array.from({ length: Math.max(gold.length, answer.length) }, (_, i) => ({
    mark: answer[i] === undefined ? 'missing' : 'wrong',
    gold: gold[i] ?? '',
    answer: answer[i] ?? '',
  }));
}

function connection([a, b]: Edge): string {
  return `${a} – ${b}`;
}
