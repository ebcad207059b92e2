import { Ajv2020 } from 'ajv/dist/2020.js';

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
}

const id = { type: ['string', 'integer'] };
const text = { type: 'string', minLength: 1 };
const shots = { type: 'integer', minimum: 0 };
const answer = { type: ['string', 'null'] };
const ajv = new Ajv2020({ allowUnionTypes: true });

const isPublished = ajv.compile<[string | number, string, string, number, string | null]>({
  type: 'array',
  prefixItems: [id, text, text, shots, answer],
  items: false,
  minItems: 5,
});

const isLine = ajv.compile<{
  id: string | number;
  task: string;
  model: string;
  shots: number;
  response: string | null;
}>({
  type: 'object',
  required: ['id', 'task', 'model', 'shots', 'response'],
  properties: { id, task: text, model: text, shots, response: answer },
});

interface PromptfooRow {
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
    vars: { type: 'object' },
    prompt: { type: 'object', properties: { label: { type: 'string' } } },
    provider: { type: 'object', required: ['id'], properties: { id: text, label: { type: 'string' } } },
    response: { type: ['object', 'null'] },
    testCase: {
      type: 'object',
      properties: { metadata: { type: 'object', properties: { datasetVersion: { type: 'string' } } } },
    },
  },
});

/**
 * Reads a row of a file: `[id, task, model, shots, answer | null]` as published, `{id, task, model, shots,
 * response}`, or a row of promptfoo's results. `foreign` is a promptfoo row of another suite, or of a prompt whose
 * label tells no number of examples; `malformed` is anything else.
 */
export function readRecording(value: unknown): Recording | 'foreign' | 'malformed' {
  if (isPublished(value)) {
    const [item, task, model, shots, answer] = value;
    return { model, item: String(item), task, shots, answer };
  }
  if (isLine(value)) {
    const { id, task, model, shots, response } = value;
    return { model, item: String(id), task, shots, answer: response };
  }
  return isPromptfooRow(value) ? readPromptfooRow(value) : 'malformed';
}

function readPromptfooRow({
  vars,
  prompt,
  provider,
  response,
  testCase,
}: PromptfooRow): Recording | 'foreign' {
  const { item, task } = vars;
  const shots = shotsOfLabel(prompt.label);
  if (typeof item !== 'string' || typeof task !== 'string' || shots === undefined) return 'foreign';
  const datasetVersion = testCase?.metadata?.datasetVersion;
  return {
    model: provider.label || provider.id,
    item,
    task,
    shots,
    answer: response?.error ? null : asText(response?.output),
    ...(datasetVersion !== undefined && { datasetVersion }),
  };
}

function asText(output: unknown): string | null {
  if (output === undefined || output === null) return null;
  return typeof output === 'string' ? output : JSON.stringify(output);
}

/** The number of examples that a prompt's label begins with, as in `0-shot`. */
export function shotsOfLabel(label: string | undefined): number | undefined {
  const count = /^(\d{1,3})-shot\b/.exec(label ?? '')?.[1];
  return count === undefined ? undefined : Number(count);
}
