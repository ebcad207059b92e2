import { strictName } from '../scoring/sound/names.ts';
import type { Edge } from '../scoring/types.ts';

/** Whether these are names that an answer can give: at least one, and none of them blank. */
export function isNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((name) => typeof name === 'string' && name.trim() !== '')
  );
}

export function arePairs(value: unknown): value is Edge[] {
  return Array.isArray(value) && value.every((edge) => isNames(edge) && edge.length === 2);
}

/** Whether these connect a map: a place joined to itself is no connection, and without any every answer scores 0. */
export function isMap(value: unknown): value is Edge[] {
  return arePairs(value) && value.some(([a, b]) => strictName(a) !== strictName(b));
}
