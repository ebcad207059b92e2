import type { ErrorRow, ScoredAnswer } from '../../reports/record.ts';
import { scoreGraph, scorePath } from '../../scoring/index.ts';
import type { Edge, ScorerName } from '../../scoring/types.ts';

type Fields = Partial<Omit<ScoredAnswer, 'kind' | 'result' | 'gold'>>;

const base = {
  model: 'm',
  provider: 'test:m',
  shots: '0-shot',
  item: 'i1',
  game: 'g1',
  dataset: 'plugh-open',
  datasetVersion: '1.0',
  repeat: 0,
};

const EDGES: readonly Edge[] = [
  ['hall', 'attic'],
  ['hall', 'cellar'],
];
const PATH = ['hall', 'attic', 'hall', 'cellar'];

/** A map of three places and two connections as an answer draws it, scored. */
export function mapRow(
  answer: string | null,
  fields: Fields = {},
  scorer: ScorerName = 'sound',
): ScoredAnswer {
  const gold = { edges: EDGES };
  return {
    ...base,
    kind: 'scored',
    task: 'task1',
    answer,
    gold,
    result: scoreGraph(answer, gold, { scorer }),
    ...fields,
  };
}

/** A walk of four steps over that map as an answer tells it, scored. */
export function walkRow(
  answer: string | null,
  fields: Fields = {},
  scorer: ScorerName = 'sound',
): ScoredAnswer {
  const gold = {
    task: 'task2a' as const,
    paths: [PATH],
    locations: ['attic', 'cellar', 'hall'],
    edges: EDGES,
  };
  return {
    ...base,
    kind: 'scored',
    task: 'task2a',
    answer,
    gold,
    result: scorePath(answer, gold, { scorer }),
    ...fields,
  };
}

export function errorRow(error: string, fields: Partial<Omit<ErrorRow, 'kind'>> = {}): ErrorRow {
  return { ...base, kind: 'error', task: 'task1', error, ...fields };
}

export const RIGHT_MAP = 'graph G {\n"hall" -- "attic";\n"hall" -- "cellar";\n}';
/** One connection of two: precision 1, recall 1/2, F1 2/3. */
export const HALF_MAP = 'graph G {\n"hall" -- "attic";\n}';
export const RIGHT_WALK = PATH.join('\n');
/** Two steps of four: distance 1/2. */
export const HALF_WALK = 'hall\nattic';
