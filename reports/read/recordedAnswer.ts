import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Dataset } from '../../datasets/load.ts';
import { type Gold, goldOf } from '../../datasets/questions.ts';
import { rowMetadata } from '../../datasets/tests.ts';
import {
  type GraphScore,
  type PathScore,
  type ScorerName,
  scoreGraph,
  scorePath,
  TASKS,
  type Task,
} from '../../scoring/index.ts';
import { oneLine } from '../oneLine.ts';
import { questionFields, type ReadRow } from '../record.ts';

/** An answer that was recorded without a score. */
export interface RecordedAnswer {
  readonly item: string;
  readonly task: Task;
  readonly model: string;
  readonly shots: number;
  readonly response: string | null;
}

const id = { type: ['string', 'integer'] };
const task = { enum: TASKS };
const model = { type: 'string', minLength: 1 };
const shots = { type: 'integer', minimum: 0, maximum: 999 };
const response = { type: ['string', 'null'] };

const ajv = new Ajv2020({ allowUnionTypes: true });
const isPublished = ajv.compile<[string | number, Task, string, number, string | null]>({
  type: 'array',
  prefixItems: [id, task, model, shots, response],
  items: false,
  minItems: 5,
});
const isLine = ajv.compile<Omit<RecordedAnswer, 'item'> & { id: string | number }>({
  type: 'object',
  required: ['id', 'task', 'model', 'shots', 'response'],
  properties: { id, task, model, shots, response },
});

/**
 * Reads an element of the published responses file, `[id, task, model, shots, answer | null]`, or a line of recorded
 * answers, `{id, task, model, shots, response}`; `undefined` for anything else.
 */
export function readRecorded(value: unknown): RecordedAnswer | undefined {
  if (isPublished(value)) {
    const [item, task, model, shots, response] = value;
    return { item: String(item), task, model, shots, response };
  }
  if (!isLine(value)) return undefined;
  const { id, task, model, shots, response } = value;
  return { item: String(id), task, model, shots, response };
}

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
