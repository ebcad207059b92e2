import { stringify } from 'csv-stringify/sync';
import type { Report } from '../report.ts';

const HEAD = ['table', 'kind', 'row', 'column', 'text', 'value', 'low', 'high', 'items', 'note'];

/**
 * Every cell of every table on a line of its own, as statistics programs read it: the number not rounded, its
 * interval, and the row as the texts of its leading left-aligned cells (`gpt-4 / 0-shot`).
 */
export function csv({ tables }: Report): string {
  const lines = tables.flatMap(({ id, columns, rows }) =>
    rows.flatMap(({ kind, cells }) => {
      const names = columns.findIndex(({ align }) => align === 'right');
      const row = cells
        .slice(0, names)
        .map(({ text }) => text)
        .join(' / ');
      return cells.slice(names).map(({ text, value, interval, items, note }, index) => [
        id,
        kind,
        harmless(row),
        harmless(columns[names + index]?.title),
        // Texts with a value are our own: "+3.1" is to stay.
        value === undefined ? harmless(text) : text,
        value,
        interval?.[0],
        interval?.[1],
        items,
        harmless(note),
      ]);
    }),
  );
  return stringify([HEAD, ...lines]);
}

/** Names and notes come from files: a spreadsheet would take one such as "=HYPERLINK(…)" for a formula. */
function harmless(text: string | undefined): string | undefined {
  return text !== undefined && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
