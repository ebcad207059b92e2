import type { Dataset } from '../../datasets/load.ts';
import { type Gold, goldOf } from '../../datasets/questions.ts';
import type { RecordedAnswer } from '../../datasets/recorded/recordedAnswer.ts';
import { rowMetadata } from '../../datasets/tests.ts';
import {
  type GraphScore,
  type PathScore,
  type ScorerName,
  scoreGraph,
  scorePath,
} from '../../scoring/index.ts';
import { oneLine } from '../oneLine.ts';
import { questionFields, type ReadRow } from '../record.ts';

/**
 * Scores a recorded answer against its item. An answer that is missing (null) is scored by the official scorer, as
 * it is in the published results (as a wrong one), and is an error row, left out of every mean, with the sound one.
 * Throws an `Error` where the dataset has no such item, or no gold for the task.
 */
export function scoreRecorded(recorded: RecordedAnswer, dataset: Dataset, scorer: ScorerName): ReadRow {
  const { task, model, shots, response } = recorded;
  const item = dataset.items.get(recorded.item);
  const gold = item && goldOf(item, task);
  if (item === undefined || gold === undefined)
    throw new Error(
      `the dataset ${dataset.name} has no ${task} of item "${recorded.item}": give the dataset that was asked, with --dataset`,
    );
  const base = {
    model: oneLine(model),
    provider: model,
    shots: `${shots}-shot`,
    ...questionFields(rowMetadata(dataset, item, task, gold)),
    repeat: 0,
  };
  const identity = JSON.stringify(recorded);
  if (response === null && scorer === 'sound')
    return { row: { ...base, kind: 'error', error: 'no answer is recorded' }, identity };
  const result = score(response, gold, scorer);
  if (result.outcome === 'unscorable')
    return { row: { ...base, kind: 'error', error: result.reason }, identity };
  return { row: { ...base, kind: 'scored', result, answer: response, gold: gold.gold }, identity };
}

function score(response: string | null, gold: Gold, scorer: ScorerName): GraphScore | PathScore {
  return gold.kind === 'graph'
    ? scoreGraph(response, gold.gold, { scorer })
    : scorePath(response, gold.gold, { scorer });
}
