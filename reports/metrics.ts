import type { Task } from '../scoring/types.ts';
import type { ScoredAnswer } from './record.ts';

/** What the paper's tables show, whichever scorer it comes from. */
export type Metric =
  | `${'strict' | 'fuzzy'}_${'nodes' | 'edges'}_${'f1' | 'rec' | 'prec'}`
  | `${'strict' | 'fuzzy'}_distance`;

/** The metrics of each task in the order of the published scorer. */
export const GRAPH_METRICS: readonly Metric[] = (['f1', 'rec', 'prec'] as const).flatMap((measure) =>
  (['strict', 'fuzzy'] as const).flatMap((kind) =>
    (['nodes', 'edges'] as const).map((part): Metric => `${kind}_${part}_${measure}`),
  ),
);
export const PATH_METRICS: readonly Metric[] = ['strict_distance', 'fuzzy_distance'];

export function metricsOf(task: Task): readonly Metric[] {
  return task === 'task1' ? GRAPH_METRICS : PATH_METRICS;
}

/**
 * An answer's value of a metric, from 0 to 1; distances as in the paper, 0 best. `undefined` where its scorer has
 * none. The official scorer names it `task1_fuzzy_edges_f1`; the sound one leaves the task and "fuzzy" out and
 * writes `recall` and `precision` in full.
 */
export function metricOf({ task, result }: ScoredAnswer, metric: Metric): number | undefined {
  return result.metrics[result.scorer === 'official@1' ? `${task}_${metric}` : SOUND_NAMES[metric]];
}

const SOUND_NAMES: Readonly<Record<Metric, string>> = Object.fromEntries(
  [...GRAPH_METRICS, ...PATH_METRICS].map((metric) => [
    metric,
    metric
      .replace('fuzzy_', '')
      .replace(/_rec$/, '_recall')
      .replace(/_prec$/, '_precision'),
  ]),
) as Record<Metric, string>;
