import type { ResultRow } from './record.ts';

/** Longer ones are templates: a prompt without a label bears the whole of its own. */
const LONGEST = 32;

/** The rows with their prompts' names cut to what fits a table; where that leaves two alike, they bear numbers. */
export function shortenPrompts(rows: readonly ResultRow[]): ResultRow[] {
  const names = new Map<string, string>();
  const taken = new Set(rows.map(({ shots }) => shots));
  for (const { shots } of rows) {
    if (shots.length <= LONGEST || names.has(shots)) continue;
    let name = cut(shots, '…');
    for (let number = 2; taken.has(name); number++) name = cut(shots, `… #${number}`);
    taken.add(name);
    names.set(shots, name);
  }
  return rows.map((row) => ({ ...row, shots: names.get(row.shots) ?? row.shots }));
}

function cut(label: string, end: string): string {
  return `${label
    .slice(0, LONGEST - end.length)
    .toWellFormed()
    .trimEnd()}${end}`;
}
