import {
  type GraphGold,
  type GraphScore,
  type PathGold,
  type PathScore,
  type ScorerName,
  scoreGraph,
  scorePath,
} from '../scoring/index.ts';

/** What is audited: the audit takes any scorer, so that it can be tried on faulty ones. */
export interface Scorer {
  readonly graph: (response: string | null, gold: GraphGold) => GraphScore;
  readonly path: (response: string | null, gold: PathGold) => PathScore;
}

/** One of the suite's own. */
export function ownScorer(scorer: ScorerName): Scorer {
  return {
    graph: (response, gold) => scoreGraph(response, gold, { scorer }),
    path: (response, gold) => scorePath(response, gold, { scorer }),
  };
}
