import { Ajv2020 } from 'ajv/dist/2020.js';
import { TASKS, type Task } from '../../scoring/types.ts';

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
