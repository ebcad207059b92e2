import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Item } from './item.ts';
import { packageRoot } from './packageRoot.ts';

/** A breach of the rules inside one item; the loader adds file, line and id. */
export interface ItemFault {
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
  /** The published data may break this rule, so that in their format a breach is only a warning. */
  readonly tolerable?: true;
}

/** A value of the right shape, or everything wrong with it. */
export type Shape<T> = { readonly value: T } | { readonly faults: readonly ItemFault[] };

const ITEM_SCHEMA = 'datasets/item.schema.json';

/** Checks the shape of one item against `item.schema.json`. */
export const checkShape = shapeCheck<Item>(ITEM_SCHEMA);

/** Makes a check of a JSON schema of this package, whose faults name field, problem and remedy in words. */
export function shapeCheck<T>(schemaFile: string): (value: unknown) => Shape<T> {
  const schema = JSON.parse(readFileSync(join(packageRoot, schemaFile), 'utf8'));
  // A tuple may be longer than the part of it that a schema describes.
  const validate = new Ajv2020({ allErrors: true, strictTuples: false, allowUnionTypes: true }).compile<T>(
    schema,
  );
  return (value) => {
    if (validate(value)) return { value };
    // The branches of anyOf repeat what its own error says.
    const errors = (validate.errors ?? []).filter((error) => !error.schemaPath.startsWith('#/anyOf/'));
    return { faults: errors.map((error) => explain(error, schemaFile)) };
  };
}

/** What each pattern of the schema asks for, in words. */
const PATTERNS = {
  '\\S': { problem: 'the text is empty', remedy: 'write some text' },
  '^\\S(.*\\S)?$': {
    problem: 'the name is empty, has blanks around it, or goes over lines',
    remedy: 'write it on one line, without blanks around it',
  },
  '^[A-Za-z0-9][A-Za-z0-9._-]*$': {
    problem: 'the id is empty or has characters that are not allowed',
    remedy: 'use letters, digits, full stops, hyphens and underscores, a letter or digit first',
  },
} as const;

/** `/task3/answers/0` as a person writes it: `task3.answers[0]`. */
function fieldName(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}

function explain({ instancePath, keyword, params, message }: ErrorObject, schemaFile: string): ItemFault {
  const field = fieldName(instancePath);
  const inside = (name: string) => (field === '' ? name : `${field}.${name}`);
  switch (keyword) {
    case 'required':
      return { field: inside(params.missingProperty), problem: 'the field is missing', remedy: 'add it' };
    case 'additionalProperties':
      return {
        field: inside(params.additionalProperty),
        problem: 'no such field is known',
        remedy: 'correct its spelling, or remove it',
      };
    case 'anyOf':
      return {
        field,
        problem: 'there is no gold at all',
        remedy: 'give at least one of edges, path, task3, task4',
      };
    case 'enum':
      return {
        field,
        problem: 'the value is not allowed',
        remedy: `use one of ${params.allowedValues.join(', ')}`,
      };
    case 'minItems':
      return {
        field,
        problem: `it has fewer than ${params.limit} entries`,
        remedy: `give at least ${params.limit}${schemaFile === ITEM_SCHEMA ? ', or leave the whole field out where the task has no gold' : ''}`,
      };
    case 'pattern':
      return { field, ...PATTERNS[params.pattern as keyof typeof PATTERNS], tolerable: true };
    default:
      return { field, problem: message ?? keyword, remedy: `see ${schemaFile}` };
  }
}
