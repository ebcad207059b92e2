import { Ajv2020 } from 'ajv/dist/2020.js';
import { type ScorerName, TASKS, type Task } from '../scoring/types.ts';
import { DEFAULT_DATASET } from './load.ts';

/** The settings under `config:` of the test generator, with their defaults filled in. */
export interface GeneratorConfig {
  /** `plugh-open`, `official`, or the path of a file (`.jsonl`, or `.json` in the published format). */
  readonly dataset: string;
  readonly tasks: readonly Task[];
  /** Which items: `test` (the default) leaves out those that serve as examples. */
  readonly split: 'dev' | 'test' | 'all';
  /** Only items of these games. */
  readonly games?: readonly string[];
  /** At most so many items, taken at even distances over the file. */
  readonly limit?: number;
  readonly scorer: ScorerName;
  /** A row passes from this score on; without it only a perfect answer passes. */
  readonly threshold?: number;
}

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    dataset: { type: 'string', minLength: 1, default: DEFAULT_DATASET },
    tasks: { type: 'array', minItems: 1, items: { enum: TASKS }, default: TASKS },
    split: { enum: ['dev', 'test', 'all'], default: 'test' },
    games: { type: 'array', minItems: 1, items: { type: 'string' } },
    limit: { type: 'integer', minimum: 1 },
    scorer: { enum: ['sound', 'official'], default: 'sound' },
    threshold: { type: 'number', minimum: 0, maximum: 1 },
  },
};

// A single task or game may be written without brackets, as YAML users do.
const validate = new Ajv2020({
  useDefaults: true,
  coerceTypes: 'array',
  allErrors: true,
}).compile<GeneratorConfig>(schema);

/** Reads the generator's settings; throws an `Error` that names every setting at fault and what is allowed. */
export function readConfig(config: unknown): GeneratorConfig {
  const settings: unknown = structuredClone(config ?? {});
  if (validate(settings)) return settings;
  const faults = (validate.errors ?? []).map(({ instancePath, keyword, params, message }) => {
    const setting = instancePath.slice(1).replaceAll('/', '.') || 'config';
    if (keyword === 'enum') return `${setting} must be one of ${params.allowedValues.join(', ')}`;
    if (keyword === 'additionalProperties')
      return `"${params.additionalProperty}" is no setting; known are ${Object.keys(schema.properties).join(', ')}`;
    return `${setting} ${message}`;
  });
  throw new Error(`the test generator's config is wrong: ${faults.join('; ')}`);
}
