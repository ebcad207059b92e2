import type { LineReading } from './pathLine.ts';
import type { Role } from './talk.ts';

/** A line that says something, where it stands. */
export interface Entry {
  readonly reading: Exclude<LineReading, { kind: 'nothing' }>;
  /** The line without the white space around it. */
  readonly text: string;
  /** Columns of white space before it; a tab counts as four. */
  readonly indent: number;
  /** Which fenced block it stands in, from 1; 0 for none. */
  readonly fence: number;
  /** Which label with a role it stands under. */
  readonly section: number;
}

/** A path has two ends: under a mark of the answer, a single place is a remark ("Result: the attic"). */
const SHORTEST = 2;

function placesIn(entries: readonly Entry[]): number {
  let count = 0;
  for (const { reading } of entries) {
    if (reading.kind === 'steps') for (const step of reading.steps) if (step.kind === 'place') count++;
  }
  return count;
}

/**
 * The lines that are the answer. An explicit mark of the final answer wins over what else was listed: the last
 * section under a label like "Answer:" or "The shortest path is:" that names two places, and in it the one fenced
 * block, where there is exactly one that does. Commentary ("Explanation:") counts only where there is
 * nothing else. Without such a mark all lines count, so that listing two options is not a way to be right.
 *
 * @param roles the role of each section, by its number
 */
export function answerEntries(
  entries: readonly Entry[],
  roles: readonly (Role | undefined)[],
): readonly Entry[] {
  const sections: Entry[][] = roles.map(() => []);
  for (const entry of entries) (sections[entry.section] as Entry[]).push(entry);
  const marked = sections.findLast(
    (section, number) => roles[number] === 'answer' && placesIn(section) >= SHORTEST,
  );
  if (marked) return fencedEntries(marked);
  const others = entries.filter((entry) => roles[entry.section] !== 'commentary');
  return fencedEntries(placesIn(others) > 0 ? others : entries);
}

function fencedEntries(entries: readonly Entry[]): readonly Entry[] {
  const fences = Map.groupBy(entries, (entry) => entry.fence);
  fences.delete(0);
  const naming = [...fences.values()].filter((fence) => placesIn(fence) >= SHORTEST);
  const [only] = naming;
  return only && naming.length === 1 ? only : entries;
}
