import type { GradingResult } from 'promptfoo';
import { DEFAULT_DATASET } from '../datasets/load.ts';
import type { GraphScore, PathScore, ScorerName, Task } from '../scoring/index.ts';

/** What promptfoo passes to an assertion, as far as ours read it. */
export interface AssertionContext {
  readonly test: { readonly metadata?: Readonly<Record<string, unknown>> };
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly config?: Readonly<Record<string, unknown>>;
}

export interface AssertionSettings {
  readonly scorer: ScorerName;
  /** The score from which a row passes; without it only a perfect answer does. */
  readonly threshold?: number;
}

/** Reads an assertion's `config: {scorer, threshold}`; throws an `Error` that says what is allowed. */
export function readSettings({ config = {} }: AssertionContext): AssertionSettings {
  const { scorer = 'sound', threshold, ...others } = config;
  refuseUnknown(others, 'are scorer and threshold');
  if (scorer !== 'sound' && scorer !== 'official')
    throw new Error(`config.scorer must be sound or official, not "${scorer}"`);
  return threshold === undefined ? { scorer } : { scorer, threshold: shareFrom(threshold) };
}

/** Throws for a setting that an assertion does not know: misspelt, it would leave the default in force without a word. */
export function refuseUnknown(others: object, known: string): void {
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) throw new Error(`config.${unknown} is no setting; known ${known}`);
}

/** Checks `config.threshold`, a share of 1. */
export function shareFrom(threshold: unknown): number {
  if (typeof threshold === 'number' && threshold >= 0 && threshold <= 1) return threshold;
  throw new Error(`config.threshold must be a number from 0 to 1, not "${threshold}"`);
}

/**
 * Throws where a row of the generator was asked another question than the one it is scored by: the prompt is made of the
 * vars, which `defaultTest`, `--var` or a transform can change (the bundled dataset's rows carry no `dataset` of their
 * own), and the gold stands in the metadata. Rows of a user's own tests have no such metadata.
 */
export function refuseOtherQuestion({ vars, test }: AssertionContext): void {
  if (vars === undefined) return;
  const { task, item, dataset, datasetVersion } = test.metadata ?? {};
  if (task === undefined || item === undefined || dataset === undefined || datasetVersion === undefined)
    return;
  const asked: Readonly<Record<string, unknown>> = { dataset: DEFAULT_DATASET, ...vars };
  for (const [name, wanted] of Object.entries({ task, item, dataset }))
    if (asked[name] !== wanted)
      throw new Error(
        `the prompt asked about the ${name} "${asked[name]}", and the right answer is of "${wanted}": the vars task, item and dataset are the generator's, and must not be set by defaultTest, --var or a transform`,
      );
}

/**
 * A score as promptfoo's grading result. namedScores hold what the viewer shows and sums; everything else that
 * the scorer found is in `metadata.plugh`. Throws where the scorer has no value for the answer.
 */
export function gradingResult(
  task: Task,
  score: GraphScore | PathScore,
  { threshold }: AssertionSettings,
): GradingResult {
  // No value is not a value of 0: promptfoo makes an error row of what is thrown, and reports count those.
  if (score.outcome === 'unscorable') throw new Error(score.reason);
  return {
    pass: threshold === undefined ? score.perfect : score.score >= threshold,
    score: score.score,
    reason: score.reason,
    namedScores: namedScores(task, score),
    metadata: { plugh: score },
  };
}

/**
 * Shown in the viewer, where higher must be better. It shows ten a column, in the order of their names, and the rest at a
 * click; the other sound metrics stay in the metadata.
 */
const SHOWN = ['edges_f1', 'nodes_f1', 'similarity', 'exact'];

/**
 * Each metric under its task, so that a column over several tasks never averages different things: the published
 * names of the official scorer, and `task3_similarity` and the like of the sound one.
 */
function namedScores(task: Task, { scorer, metrics }: GraphScore | PathScore): Record<string, number> {
  if (scorer === 'official@1') return { ...metrics };
  return {
    ...Object.fromEntries(
      SHOWN.filter((name) => name in metrics).map((name) => [`${task}_${name}`, metrics[name] as number]),
    ),
    // A derived metric sees only the sums of named scores: this one counts the rows that have a score, and its name comes
    // last, for a count is not worth one of the ten places.
    tasks_scored: 1,
  };
}
