import type { ListedPlaces } from './listedPlaces.ts';

const RULE_ROW = /^[\s|:+=-]+$/;
const MAX_COLUMNS = 20;

/** The cells of a row of a Markdown table. */
function cellsOf(row: string): string[] {
  const cells = row.replace(/^\s*\|/, '').split('|', MAX_COLUMNS);
  return cells.map((cell) => cell.trim());
}

function isRule(row: string): boolean {
  return row.includes('-') && RULE_ROW.test(row);
}

/**
 * Turns each Markdown table (rows with bars around a rule row, or two and more rows that all begin with a bar) into
 * lines of what its place column holds: the column with the most listed places, the leftmost of equals. The rows
 * above the rule are its head. A table of moves, whose rows go from one column to the next one's place, becomes
 * lines `a -> b`, a table that is one row of places, one line, and a table without any, its rows without the bars.
 * Other lines stay as they are; so does one single row, which is a one-line list.
 */
export function withTablesUnfolded(
  lines: readonly string[],
  places: ListedPlaces,
): { lines: readonly string[]; found: boolean } {
  const unfolded: string[] = [];
  let found = false;
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && isRow(lines[end] as string, places)) end++;
    const rows = lines.slice(at, end);
    if (!isTable(rows)) {
      end = Math.max(end, at + 1);
      for (; at < end; at++) unfolded.push(lines[at] as string);
      continue;
    }
    found = true;
    for (const line of tableLines(rows, places)) unfolded.push(line);
    at = end;
  }
  return { lines: found ? unfolded : lines, found };
}

function isRow(line: string, places: ListedPlaces): boolean {
  return line.includes('|') && places.strict(line) === undefined;
}

function isTable(rows: readonly string[]): boolean {
  return rows.length > 1 && (rows.some(isRule) || rows.every((row) => row.trimStart().startsWith('|')));
}

function tableLines(rows: readonly string[], places: ListedPlaces): string[] {
  const rule = rows.findIndex(isRule);
  const body = rows.slice(rule + 1).filter((row) => !isRule(row));
  const cells = body.map(cellsOf);
  const named = cells.map((row) => row.map((cell) => places.strict(plainCell(cell))));
  const listed: number[] = [];
  for (const row of named) {
    for (const [column, place] of row.entries()) {
      listed[column] = (listed[column] ?? 0) + (place === undefined ? 0 : 1);
    }
  }
  const best = Math.max(0, ...listed);
  const [only] = cells;
  if (only && cells.length === 1 && listed.filter((count) => count > 0).length > 2) {
    return [only.slice(listed.indexOf(1), listed.lastIndexOf(1) + 1).join(' → ')];
  }
  if (best === 0) return body.map((row) => row.replaceAll('|', ' ').trim());
  const from = listed.indexOf(best);
  const to = listed.indexOf(best, from + 1);
  if (best === cells.length && best > 1 && isChain(named, from, to)) {
    return cells.map((row) => `${plainCell(row[from] as string)} -> ${plainCell(row[to] as string)}`);
  }
  return cells.map((row) => row[from] ?? '');
}

type PlaceRow = readonly (string | undefined)[];

/** Every row's second place is the next row's first. */
function isChain(rows: readonly PlaceRow[], from: number, to: number): boolean {
  return rows.every((row, index) => index === 0 || row[from] === (rows[index - 1] as PlaceRow)[to]);
}

/** Emphasis that stands around a part of the cell, too; around the whole, the name key drops it. */
function plainCell(cell: string): string {
  return cell.replace(/[*`]/g, '');
}
