import type { Report } from '../report.ts';

/** What stands before the tables: where the numbers come from, in `[name, value]` lines. */
export function headingLines({ sources, versions, rows, plays }: Report): [string, string][] {
  return [
    ['Results', sources.join(', ')],
    ...(rows.length > 0 || plays.length === 0 ? questionLines(versions, rows) : []),
    ...(plays.length > 0 ? playLines(plays) : []),
    ['Errors', String([...rows, ...plays].filter(({ kind }) => kind === 'error').length)],
  ];
}

function questionLines(versions: Report['versions'], rows: Report['rows']): [string, string][] {
  return [
    ['Dataset', versions.datasets.join(', ') || 'none'],
    ['Scorer', versions.scorers.join(', ') || 'none: no row has a score'],
    ['Rows', String(rows.length)],
  ];
}

function playLines(plays: Report['plays']): [string, string][] {
  const games = [...new Set(plays.map(({ game }) => game))].sort();
  return [
    ['Games', games.join(', ')],
    ['Plays', String(plays.length)],
  ];
}
