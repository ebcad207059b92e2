import type { GradingResult } from 'promptfoo';
import { answerText } from '../datasets/answerText.ts';
import { type PathGold, type PathTask, scorePath, TASKS } from '../scoring/index.ts';
import { arePairs, isNames } from './gold.ts';
import { type AssertionContext, gradingResult, readSettings, refuseOtherQuestion } from './grading.ts';

/**
 * promptfoo assertion for tasks 2a, 2b, 3 and 4: `type: javascript`, `value: file://assertions/path.ts:path`. The
 * test's `metadata.gold` holds `{task, paths, locations, edges?}` (see `PathGold`). Settings: `config: {scorer,
 * threshold}`. Throws (an error row, not a zero) where the test carries no such gold.
 */
export function path(output: unknown, context: AssertionContext): GradingResult {
  const settings = readSettings(context);
  refuseOtherQuestion(context);
  const gold = readGold(context);
  return gradingResult(gold.task, scorePath(answerText(output), gold, settings), settings);
}

function readGold({ test }: AssertionContext): PathGold {
  const gold = test.metadata?.gold as Partial<Record<keyof PathGold, unknown>> | undefined;
  const { task, paths, locations, edges } = gold ?? {};
  if (!isPathTask(task)) throw missing('task', 'one of task2a, task2b, task3, task4');
  if (!Array.isArray(paths) || paths.length === 0 || !paths.every(isNames))
    throw missing('paths', 'a list of accepted paths such as [["Hall", "Attic"]], forwards also for task2b');
  if (!isNames(locations)) throw missing('locations', 'the names that the prompt lists');
  if (edges === undefined) return { task, paths, locations };
  if (!arePairs(edges))
    throw missing('edges', 'pairs of connected places such as [["Hall", "Attic"]], or left out');
  return { task, paths, locations, edges };
}

function isPathTask(task: unknown): task is PathTask {
  return task !== 'task1' && TASKS.some((id) => id === task);
}

function missing(field: string, what: string): Error {
  return new Error(`the test has no path to score against: metadata.gold.${field} must be ${what}`);
}
