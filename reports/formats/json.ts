import type { Report } from '../report.ts';

/** A report as one JSON document: its tables as data. The rows stay in the results that it was made of. */
export function json({ sources, versions, settings, notes, tables }: Report): string {
  return `${JSON.stringify({ sources, versions, settings, notes, tables }, null, 2)}\n`;
}
