import { strictName } from '../scoring/sound/names.ts';

/** Why two places cannot stand in one item. */
export type NameClash = 'same name' | 'name inside another';

/** How two names would be confused; undefined where they would not. Names are compared as the scorer reads them. */
export function nameClash(a: string, b: string): NameClash | undefined {
  const [one, other] = [strictName(a), strictName(b)];
  if (one === other) return 'same name';
  return one.includes(other) || other.includes(one) ? 'name inside another' : undefined;
}
