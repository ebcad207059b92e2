import type { Edge } from '../types.ts';
import { strictName } from './nameKeys.ts';

/** A remark in brackets or after a colon behind a name, as in `kitchen -> hall (through the door)`. */
const REMARK = /^([^():]*[^\s():])\s*(?:\(([^()]*)\)|:\s(.*))$/;
const MIN_REMARK_WORDS = 3;

/**
 * What takes the remarks off the names of a list of edges, given line by line, at least one in each. A bracket is a
 * remark where it has several words; a bracket or what a colon leads in, where the list has the place without it, too;
 * and all of them, where every line ends in one, no name before has one, and one is known for a remark.
 */
export function remarkRemover(lines: readonly (readonly Edge[])[]): (name: string) => string {
  const names = lines.flat(2);
  const known = new Set(names.map(strictName));
  const isKnown = (bare: string) => known.has(strictName(bare));
  const last = lines.flatMap((line) => REMARK.exec(line.at(-1)?.[1] as string)?.[1] ?? []);
  const others = lines.flatMap((line) => line.flat().slice(0, -1));
  const all = last.length === lines.length && last.some(isKnown) && !others.some((name) => REMARK.test(name));
  return (name) => {
    const found = REMARK.exec(name);
    if (!found) return name;
    const [bare, bracket] = found.slice(1) as [string, string | undefined];
    const isLong = bracket !== undefined && bracket.trim().split(/\s+/).length >= MIN_REMARK_WORDS;
    return all || isLong || isKnown(bare) ? bare : name;
  };
}
