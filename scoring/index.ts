import { officialGraph } from './official/graph.ts';
import { officialPath } from './official/path.ts';
import { soundGraph } from './sound/graph.ts';
import { soundPath } from './sound/path.ts';
import type { GraphGold, GraphScore, PathGold, PathScore, ScorerName } from './types.ts';

export { type ReadMap, readMap } from './sound/readMap.ts';
export * from './types.ts';

export interface ScoreOptions {
  /** `sound` (the default) or `official`; values of the two must never be mixed. */
  readonly scorer?: ScorerName;
}

/**
 * Scores an answer to task1, the text that a model gave, against the map. Pure and deterministic; never throws,
 * whatever the answer holds. `null` is an answer that was never given.
 */
export function scoreGraph(response: string | null, gold: GraphGold, options: ScoreOptions = {}): GraphScore {
  return options.scorer === 'official' ? officialGraph(response, gold) : soundGraph(response, gold);
}

/**
 * Scores an answer to tasks 2a, 2b, 3 or 4 against the accepted paths: the nearest one counts. Pure and
 * deterministic; never throws, whatever the answer holds. `null` is an answer that was never given.
 */
export function scorePath(response: string | null, gold: PathGold, options: ScoreOptions = {}): PathScore {
  return options.scorer === 'official' ? officialPath(response, gold) : soundPath(response, gold);
}
