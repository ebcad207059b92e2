import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { answerText } from '../../datasets/answerText.ts';
import type { RowMetadata } from '../../datasets/tests.ts';
import { type GraphScore, type PathScore, TASKS } from '../../scoring/types.ts';
import { oneLine } from '../oneLine.ts';
import { questionFields, type ReadRow, type ResultRow } from '../record.ts';

/** A row of promptfoo's results, as far as it is read. */
interface PromptfooRow {
  readonly id?: string;
  readonly promptIdx?: number;
  readonly provider: { readonly id: string; readonly label?: string };
  readonly prompt: { readonly label: string; readonly raw?: string };
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly response?: {
    readonly output?: unknown;
    readonly error?: unknown;
    readonly metadata?: object;
  } | null;
  readonly error?: string | null;
  readonly success?: boolean;
  /** 0 none, 1 an assertion failed, 2 an error. */
  readonly failureReason?: number;
  readonly gradingResult?: {
    readonly reason?: string;
    readonly componentResults?: Component[] | null;
  } | null;
  readonly testCase: { readonly metadata?: object };
}

interface Component {
  readonly metadata?: { readonly plugh?: unknown } | null;
}

const text = { type: 'string', minLength: 1 };
const names = { type: 'array', items: { type: 'string' } };
const pairs = { type: 'array', items: { ...names, minItems: 2, maxItems: 2 } };
const count = { type: 'number', minimum: 0 };

const ajv = new Ajv2020({ allErrors: false });
const isRow = ajv.compile<PromptfooRow>({
  type: 'object',
  required: ['provider', 'prompt', 'testCase'],
  properties: {
    id: { type: 'string' },
    promptIdx: { type: 'integer' },
    provider: { type: 'object', required: ['id'], properties: { id: text, label: { type: 'string' } } },
    prompt: {
      type: 'object',
      required: ['label'],
      properties: { label: { type: 'string' }, raw: { type: 'string' } },
    },
    response: { type: ['object', 'null'] },
    error: { type: ['string', 'null'] },
    gradingResult: {
      type: ['object', 'null'],
      properties: {
        reason: { type: 'string' },
        componentResults: { type: ['array', 'null'], items: { type: 'object' } },
      },
    },
    testCase: { type: 'object', properties: { metadata: { type: 'object' } } },
  },
});

const isQuestion = ajv.compile<RowMetadata>({
  type: 'object',
  required: ['task', 'item', 'game', 'dataset', 'datasetVersion', 'gold'],
  properties: {
    task: { enum: TASKS },
    item: text,
    game: text,
    dataset: text,
    datasetVersion: text,
    gameKnown: { const: false },
    nodes: count,
    cycles: count,
    pathLength: count,
    gold: {
      type: 'object',
      properties: { edges: pairs, paths: { type: 'array', items: names }, locations: names },
    },
  },
});

const score = {
  type: 'object',
  required: ['kind', 'scorer', 'outcome', 'deviations', 'metrics', 'score', 'perfect', 'reason'],
  properties: {
    scorer: { type: 'string', pattern: '^(sound|official)@[0-9]{1,4}$' },
    outcome: { enum: ['answered', 'empty', 'refused', 'unreadable', 'unscorable'] },
    deviations: names,
    metrics: { type: 'object', additionalProperties: { type: 'number' } },
    score: { type: 'number', minimum: 0, maximum: 1 },
    perfect: { type: 'boolean' },
    reason: { type: 'string' },
  },
};
const matches = {
  type: 'array',
  items: {
    type: 'object',
    required: ['gold', 'predicted', 'tier'],
    properties: { gold: { type: 'string' }, predicted: { type: 'string' }, tier: { type: 'string' } },
  },
};
const isScore = ajv.compile<GraphScore | PathScore>({
  ...score,
  oneOf: [
    {
      required: ['matches', 'missingPlaces', 'inventedPlaces', 'missingEdges', 'wrongEdges'],
      properties: {
        kind: { const: 'graph' },
        matches,
        missingPlaces: names,
        inventedPlaces: names,
        missingEdges: pairs,
        wrongEdges: pairs,
      },
    },
    {
      required: ['steps', 'nearest'],
      properties: {
        kind: { const: 'path' },
        steps: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'words'],
            properties: { kind: { enum: ['place', 'unknown'] }, words: { type: 'string' } },
          },
        },
        nearest: names,
      },
    },
  ],
});

/** Whether the value has the shape of a row of promptfoo's results, of this suite or of another. */
export function isPromptfooRow(value: unknown): value is PromptfooRow {
  return isRow(value);
}

/**
 * A promptfoo row as a row of a report, or `undefined` where it is of another suite: its test names no task of this
 * benchmark. A row of ours without a score is an error row: the call failed or the assertion threw. Throws an
 * `Error` where it claims to be ours and is not whole.
 */
export function readPromptfooRow(raw: PromptfooRow): ReadRow | undefined {
  const { metadata } = raw.testCase;
  if (metadata === undefined || !('task' in metadata)) return undefined;
  if (!isQuestion(metadata))
    throw new Error(`its metadata is not whole (${ajv.errorsText(isQuestion.errors)})`);
  return {
    row: row(raw, metadata),
    identity: raw.id ?? JSON.stringify(raw),
    ...(raw.promptIdx !== undefined && { column: raw.promptIdx }),
  };
}

function row(raw: PromptfooRow, metadata: RowMetadata): ResultRow {
  const base = {
    model: oneLine(raw.provider.label || raw.provider.id),
    provider: raw.provider.id,
    shots: oneLine(raw.prompt.label),
    ...questionFields(metadata),
    repeat: 0,
  };
  const scores = (raw.gradingResult?.componentResults ?? [])
    .map(({ metadata }) => metadata?.plugh)
    .filter((score) => score !== undefined);
  const result = scores[0];
  if (result === undefined) return { ...base, kind: 'error', error: errorOf(raw) };
  if (!isScore(result)) throw new Error(`its score is not whole (${ajv.errorsText(isScore.errors)})`);
  // Which of them comes first is chance: a defaultTest's assertion stands before the generator's.
  if (scores.some((score) => (score as { scorer?: unknown }).scorer !== result.scorer))
    throw new Error(
      'its scores are of several scorers, which must not stand in one table: leave one of the assertions out, and run or replay it again',
    );
  if (result.kind !== (metadata.task === 'task1' ? 'graph' : 'path'))
    throw new Error(`its score is that of a ${result.kind}, but its task is ${metadata.task}`);
  if (result.outcome === 'unscorable') return { ...base, kind: 'error', error: result.reason };
  const answer = answerText(raw.response?.output);
  return { ...base, kind: 'scored', result, answer, gold: metadata.gold, ...promptHash(raw.prompt) };
}

/** What promptfoo writes in place of a prompt where PROMPTFOO_STRIP_PROMPT_TEXT is set. */
const STRIPPED = '[prompt stripped]';

/** A hash, since prompts hold whole stories. */
function promptHash({ raw }: PromptfooRow['prompt']): { promptHash?: string } {
  if (!raw || raw === STRIPPED) return {};
  return { promptHash: createHash('sha256').update(raw).digest('base64').slice(0, 16) };
}

function errorOf({ error, response, gradingResult, success, failureReason }: PromptfooRow): string {
  // Such a row has the reason of its score as its error, which reads as if it were one.
  if (!gradingResult && (success === true || failureReason === 1))
    return 'the score was not kept, as PROMPTFOO_STRIP_GRADING_RESULT was set';
  const said = error ?? answerText(response?.error) ?? gradingResult?.reason;
  return said || 'the row has no score of this suite: its tests come without the assertions of the generator';
}
