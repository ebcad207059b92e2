import { distance } from 'fastest-levenshtein';
import type { Thing } from './format.ts';

/** The names of a game's objects, by number; place 0 is unused. */
export type ObjectNames = readonly string[];

/** An object number, or why there is none and what was meant perhaps. */
export type Found = { readonly object: number } | { readonly problem: string; readonly remedy: string };

/** Most candidates that an error lists. */
const CANDIDATES = 8;

/**
 * Resolves what a file calls an object. Upper and lower case count only where they tell two apart, such as the room
 * `Stone Barrow` and the `stone barrow` that is seen from it.
 */
export function findObject(names: ObjectNames, thing: Thing): Found {
  if (typeof thing === 'number') return numbered(names, thing);
  const [, name = '', number] = /^(.*?)(?:\s*\((\d{1,5})\))?$/s.exec(thing.trim()) ?? [];
  if (number !== undefined) return checked(names, name, Number(number));
  const exact = [...names.keys()].filter((object) => names[object] === thing);
  const same = exact.length === 1 ? exact : objectsNamed(names, thing);
  if (same.length === 1) return { object: same[0] as number };
  if (same.length > 1)
    return {
      problem: `${same.length} objects are named "${thing}"`,
      remedy: `say which, with its number: ${listed(names, same)}`,
    };
  return {
    problem: `no object is named "${thing}"`,
    remedy: `use the short name of an object, such as ${listed(names, nearest(names, thing))}`,
  };
}

function numbered(names: ObjectNames, object: number): Found {
  if (object >= 1 && object < names.length) return { object };
  return {
    problem: `there is no object ${object}`,
    remedy: `use a number from 1 to ${names.length - 1}, or a name`,
  };
}

function checked(names: ObjectNames, name: string, object: number): Found {
  if (objectsNamed(names, name).includes(object)) return { object };
  const others = objectsNamed(names, name);
  return {
    problem: `object ${object} is named "${names[object] ?? 'nothing'}", not "${name}"`,
    remedy: `use ${listed(names, others.length > 0 ? others : nearest(names, name))}`,
  };
}

function objectsNamed(names: ObjectNames, name: string): number[] {
  const wanted = fold(name);
  return wanted === '' ? [] : [...names.keys()].filter((object) => fold(names[object] as string) === wanted);
}

/** Names that hold the word, or are held by it, first; then those of which all or one word differs least. */
function nearest(names: ObjectNames, name: string): number[] {
  const wanted = fold(name);
  const rank = (object: number) => {
    const other = fold(names[object] as string);
    const least = Math.min(...[other, ...other.split(' ')].map((part) => distance(wanted, part)));
    return least - (other.includes(wanted) || wanted.includes(other) ? 100 : 0);
  };
  return [...names.keys()]
    .filter((object) => fold(names[object] as string) !== '')
    .sort((a, b) => rank(a) - rank(b) || a - b)
    .slice(0, CANDIDATES);
}

function listed(names: ObjectNames, objects: readonly number[]): string {
  const shown = objects.slice(0, CANDIDATES).map((object) => `"${names[object]} (${object})"`);
  return `${shown.join(', ')}${objects.length > CANDIDATES ? ' …' : ''}`;
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
