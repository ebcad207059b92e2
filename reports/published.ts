import { DATA } from '../datasets/published/catalogue.ts';
import type { Metric } from './metrics.ts';
import published from './published-results.json' with { type: 'json' };
import type { Versions } from './versions.ts';

/** A row of the published report: one metric of one model, by number of examples (0–3), from 0 to 1. */
export interface PublishedRow {
  readonly model: string;
  readonly task: string;
  readonly metric: string;
  readonly items: number;
  readonly values: readonly number[];
}

/** The results that the benchmark's authors published, in their order: `published-results.json` names the source. */
export const PUBLISHED: readonly PublishedRow[] = published.rows.map(
  ({ model, task, metric, items, percent_by_shots }) => ({
    model,
    task,
    metric,
    items,
    // One decimal of a per cent: by a thousand, so that 54.3 becomes 0.543 and no 0.5429999999999999.
    values: percent_by_shots.map((value) => Math.round(value * 10) / 1000),
  }),
);

export const PUBLISHED_MODELS: readonly string[] = [...new Set(PUBLISHED.map(({ model }) => model))];

export function publishedRow(model: string, task: string, metric: Metric): PublishedRow | undefined {
  return PUBLISHED.find((row) => row.model === model && row.task === task && row.metric === metric);
}

/** The published value under a prompt's label, where that is `0-shot` to `3-shot`. */
export function publishedValue(row: PublishedRow, shots: string): number | undefined {
  const examples = /^([0-3])-shot$/.exec(shots)?.[1];
  return examples === undefined ? undefined : row.values[Number(examples)];
}

/** The version of the published data file (see `datasets/load.ts`). */
const PUBLISHED_DATA = `git:${DATA.blob.slice(0, 12)}`;

/** Whether rows were measured as the published ones were: the same data, the same scorer. */
export function isComparable({ datasets, scorers }: Versions): boolean {
  return (
    datasets.length === 1 &&
    datasets[0] === PUBLISHED_DATA &&
    scorers.length === 1 &&
    scorers[0] === 'official@1'
  );
}
