import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import Table from 'cli-table3';
import type { CompletedPrompt } from 'promptfoo';
import { TASKS } from '../scoring/types.ts';

/** Columns of the summary, for whichever scorer made the rows: its headline metric of each task. */
const HEADLINES = {
  'sound: edges F1 of task1, path similarity of the others; 100 is best': ['edges_f1', 'similarity'],
  'official: fuzzy edges F1 of task1, 100 is best; fuzzy distance of the others, 0 is best': [
    'fuzzy_edges_f1',
    'fuzzy_distance',
  ],
} as const;

/**
 * promptfoo extension (`extensions: [file://reports/summary.ts:afterAll]`): prints a mean per task for each
 * provider and prompt when a run ends. promptfoo itself prints no table from 500 results on.
 */
export async function afterAll({ prompts }: { readonly prompts: readonly CompletedPrompt[] }): Promise<void> {
  console.log(summary(prompts));
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

/** The table as text, 0–100; rows that are errors have no score and are counted apart. */
export function summary(prompts: readonly CompletedPrompt[]): string {
  const all = Object.entries(HEADLINES);
  const used = all.filter(([, metrics]) =>
    prompts.some((prompt) =>
      metrics.some((metric) => meansOf(prompt, metric).some((mean) => mean !== undefined)),
    ),
  );
  // A run of errors only has no scores, yet its rows must not go unmentioned.
  return (used.length > 0 ? used : all.slice(0, 1))
    .map(([title, metrics]) => `${title}\n${table(prompts, metrics)}`)
    .join('\n\n');
}

function table(prompts: readonly CompletedPrompt[], metrics: readonly string[]): string {
  const lines = new Table({
    head: ['provider', 'prompt', 'rows', 'errors', 'perfect', ...TASKS],
    colAligns: ['left', 'left', ...Array(3 + TASKS.length).fill('right')],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  for (const prompt of prompts) {
    const { testPassCount = 0, testFailCount = 0, testErrorCount = 0 } = prompt.metrics ?? {};
    const scored = testPassCount + testFailCount;
    const byTask = metrics.map((metric) => meansOf(prompt, metric));
    const means = TASKS.map((_, index) =>
      byTask.map((means) => means[index]).find((mean) => mean !== undefined),
    );
    lines.push([
      prompt.provider,
      prompt.label,
      scored + testErrorCount,
      testErrorCount,
      percent(scored === 0 ? undefined : testPassCount / scored),
      ...means.map(percent),
    ]);
  }
  return lines.toString();
}

/** Each task's mean of a metric; promptfoo keeps sums and counts. */
function meansOf({ metrics }: CompletedPrompt, metric: string): (number | undefined)[] {
  return TASKS.map((task) => {
    const count = metrics?.namedScoresCount?.[`${task}_${metric}`] ?? 0;
    return count === 0 ? undefined : (metrics?.namedScores?.[`${task}_${metric}`] ?? 0) / count;
  });
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : (100 * share).toFixed(1);
}
