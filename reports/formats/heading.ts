import type { Report } from '../report.ts';

/** What stands before the tables: where the numbers come from, in `[name, value]` lines. */
export function headingLines({ sources, versions, rows }: Report): [string, string][] {
  const errors = rows.filter(({ kind }) => kind === 'error').length;
  return [
    ['Results', sources.join(', ')],
    ['Dataset', versions.datasets.join(', ') || 'none'],
    ['Scorer', versions.scorers.join(', ') || 'none: no row has a score'],
    ['Rows', String(rows.length)],
    ['Errors', String(errors)],
  ];
}
