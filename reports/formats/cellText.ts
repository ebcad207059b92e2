import type { Interval } from '../statistics/bootstrap.ts';
import { type Cell, hundredfold, type Table } from '../tables/table.ts';

/** A cell as people read it, with its interval: `61.2% [57.0, 65.1]`. */
export function cellText({ text, interval }: Cell): string {
  return interval === undefined ? text : `${text} ${intervalText(interval)}`;
}

/** `[57.0, 65.1]`: per cents or percentage points. */
export function intervalText(interval: Interval): string {
  const [low, high] = interval.map(hundredfold);
  return `[${low}, ${high}]`;
}

/** The notes of a table's cells, each once, and for each cell the number of its note, from 1. */
export function numberNotes({ rows }: Table): {
  readonly notes: readonly string[];
  readonly numberOf: (cell: Cell) => number | undefined;
} {
  const notes = [...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ note }) => note ?? [])))];
  return { notes, numberOf: ({ note }) => (note === undefined ? undefined : notes.indexOf(note) + 1) };
}
