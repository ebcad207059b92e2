import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import Table from 'cli-table3';
import type { CompletedPrompt, EvaluateResult } from 'promptfoo';
import { type GraphScore, type PathScore, type ScorerName, TASKS, type Task } from '../scoring/types.ts';

/** Of each scorer the title of its table, and its headline metric of a map and of a path. */
const HEADLINES = {
  sound: {
    title: 'sound: edges F1 of task1, path similarity of the others; 100 is best',
    graph: 'edges_f1',
    path: 'similarity',
  },
  official: {
    title: 'official: fuzzy edges F1 of task1, 100 is best; fuzzy distance of the others, 0 is best',
    graph: 'fuzzy_edges_f1',
    path: 'fuzzy_distance',
  },
} as const;

/** What a row of promptfoo's results adds to a table: a score, or none where it is an error. */
interface Entry {
  readonly column: number;
  readonly scorer: ScorerName;
  /** With its version; rows of a user's own tests have none. */
  readonly dataset: string;
  readonly task: Task;
  readonly score?: GraphScore | PathScore;
}

interface Metadata {
  readonly gold?: { readonly task?: Task };
  readonly dataset?: string;
  readonly datasetVersion?: string;
}

/**
 * promptfoo extension (`extensions: [file://reports/summary.ts:afterAll]`): prints a mean per task for each
 * provider and prompt when a run ends. promptfoo itself prints no table from 500 results on.
 */
export async function afterAll({
  prompts,
  results,
}: {
  readonly prompts: readonly CompletedPrompt[];
  readonly results: readonly EvaluateResult[];
}): Promise<void> {
  console.log(summary(prompts, results));
  await untilQuiet();
}

/** How long to look at a time, and in all; in milliseconds. */
const WINDOW_MS = 100;
const LONGEST_WAIT_MS = 8_000;

/**
 * Waits until this process has little left to do. Baselines answer at once, and leave promptfoo no time to write its
 * debug log, some twenty lines a row: where that is still being written when promptfoo ends, its last lines are lost,
 * or it ends with "write after end" and exit code 1.
 */
async function untilQuiet(): Promise<void> {
  const begun = performance.now();
  let share = 1;
  while (share > 0.2 && performance.now() - begun < LONGEST_WAIT_MS) {
    const before = performance.eventLoopUtilization();
    await sleep(WINDOW_MS);
    share = performance.eventLoopUtilization(before).utilization;
  }
}

/**
 * The tables as text, 0–100; rows that are errors have no score and are counted apart. It is made of the scores
 * themselves: promptfoo's counts of a column know neither which scorer or dataset a row is of, nor whether it passed
 * because it was perfect or by a threshold, or failed by an assertion of the user's own. Each scorer and each dataset
 * has a table of its own, since their values must not be averaged.
 */
export function summary(prompts: readonly CompletedPrompt[], results: readonly EvaluateResult[]): string {
  const kept = results.filter((result) => !isStripped(result));
  const lost = results.length - kept.length;
  const entries = kept.flatMap(entriesOf);
  const datasets = new Set(entries.map(({ dataset }) => dataset));
  const groups = Map.groupBy(entries, ({ scorer, dataset }) => JSON.stringify([scorer, dataset]));
  const tables = [...groups.values()].map((group) => {
    const { scorer, dataset } = group[0] as Entry;
    const asked = datasets.size > 1 ? ` (${dataset || 'tests without a dataset'})` : '';
    return `${HEADLINES[scorer].title}${asked}\n${table(prompts, group)}`;
  });
  if (tables.length === 0) tables.push(`${HEADLINES.sound.title}\n${table(prompts, [])}`);
  if (lost > 0)
    tables.push(
      `Left out: ${lost} of ${results.length} rows, whose scores promptfoo was told not to keep (PROMPTFOO_STRIP_GRADING_RESULT or PROMPTFOO_STRIP_METADATA).`,
    );
  return tables.join('\n\n');
}

/** Whether the row was scored, and promptfoo gives neither its score nor what it was about. */
function isStripped({ namedScores, gradingResult, testCase }: EvaluateResult): boolean {
  const isKept =
    testCase.metadata?.gold !== undefined &&
    gradingResult?.componentResults?.some(({ metadata }) => metadata?.plugh !== undefined);
  return (
    !isKept &&
    Object.keys(namedScores ?? {}).some((name) => TASKS.some((task) => name.startsWith(`${task}_`)))
  );
}

function entriesOf({ promptIdx, gradingResult, testCase }: EvaluateResult): Entry[] {
  const { gold, dataset, datasetVersion } = (testCase.metadata ?? {}) as Metadata;
  if (gold === undefined) return [];
  const row = {
    column: promptIdx,
    dataset: [dataset, datasetVersion].filter(Boolean).join(' '),
    task: gold.task ?? 'task1',
  };
  const scores = (gradingResult?.componentResults ?? []).flatMap(({ metadata }) =>
    metadata?.plugh === undefined ? [] : [metadata.plugh as GraphScore | PathScore],
  );
  if (scores.length === 0) return [{ ...row, scorer: askedScorer(testCase.assert) }];
  return scores.map((score) => ({
    ...row,
    scorer: score.scorer.startsWith('official') ? 'official' : 'sound',
    score,
  }));
}

/** Who was to score a row that has no score. */
function askedScorer(asserted: EvaluateResult['testCase']['assert']): ScorerName {
  const isOfficial = asserted?.some(
    (assertion) => 'config' in assertion && assertion.config?.scorer === 'official',
  );
  return isOfficial ? 'official' : 'sound';
}

function table(prompts: readonly CompletedPrompt[], entries: readonly Entry[]): string {
  const lines = new Table({
    head: ['provider', 'prompt', 'rows', 'errors', 'perfect', ...TASKS],
    colAligns: ['left', 'left', ...Array(3 + TASKS.length).fill('right')],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  for (const [index, { provider, label }] of prompts.entries()) {
    const rows = entries.filter(({ column }) => column === index);
    if (rows.length === 0 && entries.length > 0) continue;
    const scored = rows.filter((entry) => entry.score !== undefined);
    lines.push([
      provider,
      label,
      rows.length,
      rows.length - scored.length,
      percent(scored.map(({ score }) => Number(score?.perfect))),
      ...TASKS.map((task) => percent(scored.filter((entry) => entry.task === task).flatMap(headline))),
    ]);
  }
  return lines.toString();
}

/** A list, empty where there is none. The official scorer's metrics bear the names of their tasks. */
function headline({ scorer, task, score }: Entry): number[] {
  if (score === undefined) return [];
  const name = HEADLINES[scorer][score.kind];
  const value = score.metrics[scorer === 'official' ? `${task}_${name}` : name];
  return value === undefined ? [] : [value];
}

/** The mean of the values, of 100. */
function percent(values: readonly number[]): string {
  if (values.length === 0) return '–';
  return ((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1);
}
