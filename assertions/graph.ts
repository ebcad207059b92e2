import type { GradingResult } from 'promptfoo';
import { answerText } from '../datasets/answerText.ts';
import { type GraphGold, scoreGraph } from '../scoring/index.ts';
import { isMap } from './gold.ts';
import { type AssertionContext, gradingResult, readSettings, refuseOtherQuestion } from './grading.ts';

/**
 * promptfoo assertion for task1: `type: javascript`, `value: file://assertions/graph.ts:graph`. The right map is
 * taken from the test's `metadata.gold.edges`, a list of pairs of names. Settings: `config: {scorer, threshold}`.
 * Throws (an error row, not a zero) where the test carries no such gold.
 */
export function graph(output: unknown, context: AssertionContext): GradingResult {
  const settings = readSettings(context);
  refuseOtherQuestion(context);
  return gradingResult('task1', scoreGraph(answerText(output), readGold(context), settings), settings);
}

function readGold({ test }: AssertionContext): GraphGold {
  const edges = (test.metadata?.gold as { edges?: unknown } | undefined)?.edges;
  if (!isMap(edges))
    throw new Error(
      'the test has no map to score against: put it into metadata.gold.edges, as a list of pairs of two different names such as [["Hall", "Attic"]], numbers in quotes',
    );
  return { edges };
}
