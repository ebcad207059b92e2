import { Ajv2020 } from 'ajv/dist/2020.js';
import { answerText } from '../datasets/answerText.ts';
import { readRecorded } from '../datasets/recorded/recordedAnswer.ts';

/** What a model was asked: a task of an item, after so many examples. */
export interface Question {
  readonly model: string;
  readonly item: string;
  readonly task: string;
  readonly shots: number;
}

/** An answer that a model once gave; null where it gave none, as the call failed. */
export interface Recording extends Question {
  readonly answer: string | null;
  /** Of the dataset that was asked, where the recording tells it. */
  readonly datasetVersion?: string;
  /** The column of promptfoo's results that it stood in: two prompts or providers may bear one label. */
  readonly column?: number;
}

/** What promptfoo writes in place of an answer where PROMPTFOO_STRIP_RESPONSE_OUTPUT is set. */
const STRIPPED = '[output stripped]';

const ajv = new Ajv2020();
const text = { type: 'string', minLength: 1 };

interface PromptfooRow {
  readonly promptIdx?: number;
  readonly vars: { readonly item?: unknown; readonly task?: unknown };
  readonly prompt: { readonly label?: string };
  readonly provider: { readonly id: string; readonly label?: string };
  readonly response?: { readonly output?: unknown; readonly error?: unknown } | null;
  readonly testCase?: { readonly metadata?: { readonly datasetVersion?: string } };
}
const isPromptfooRow = ajv.compile<PromptfooRow>({
  type: 'object',
  required: ['vars', 'prompt', 'provider'],
  properties: {
    promptIdx: { type: 'integer' },
    vars: { type: 'object' },
    prompt: { type: 'object', properties: { label: { type: 'string' } } },
    provider: { type: 'object', required: ['id'], properties: { id: text, label: { type: 'string' } } },
    response: { type: 'object', nullable: true },
    testCase: {
      type: 'object',
      properties: { metadata: { type: 'object', properties: { datasetVersion: { type: 'string' } } } },
    },
  },
});

/**
 * Reads a row of a file: `[id, task, model, shots, answer | null]` as published, `{id, task, model, shots,
 * response}`, or a row of promptfoo's results. `foreign` is a promptfoo row of another suite, or of a prompt whose
 * label tells no number of examples; `malformed` is anything else. Throws an `Error` where the answer was not kept.
 */
export function readRecording(value: unknown): Recording | 'foreign' | 'malformed' {
  const recorded = readRecorded(value);
  if (recorded !== undefined) {
    const { response, ...question } = recorded;
    return { ...question, answer: response };
  }
  return isPromptfooRow(value) ? readPromptfooRow(value) : 'malformed';
}

function readPromptfooRow({
  promptIdx,
  vars,
  prompt,
  provider,
  response,
  testCase,
}: PromptfooRow): Recording | 'foreign' {
  const { item, task } = vars;
  const shots = shotsOfLabel(prompt.label);
  if (typeof item !== 'string' || typeof task !== 'string' || shots === undefined) return 'foreign';
  if (response?.output === STRIPPED)
    throw new Error(
      'the answer was not kept, as PROMPTFOO_STRIP_RESPONSE_OUTPUT was set. Mend: run it again without that switch',
    );
  const datasetVersion = testCase?.metadata?.datasetVersion;
  return {
    model: provider.label || provider.id,
    item,
    task,
    shots,
    answer: response?.error ? null : answerText(response?.output),
    ...(datasetVersion !== undefined && { datasetVersion }),
    ...(promptIdx !== undefined && { column: promptIdx }),
  };
}

/** The number of examples that a prompt's label begins with, as in `0-shot`. */
export function shotsOfLabel(label: string | undefined): number | undefined {
  const count = /^(\d{1,3})-shot\b/.exec(label ?? '')?.[1];
  return count === undefined ? undefined : Number(count);
}
