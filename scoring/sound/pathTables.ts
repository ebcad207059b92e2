import { hasWords } from './lineMarks.ts';
import type { ListedPlaces } from './listedPlaces.ts';

const RULE_ROW = /^[\s|:+=-]+$/;
const MAX_COLUMNS = 20;

/** The cells of a row of a Markdown table, or undefined where a line is none. */
function cellsOf(line: string): string[] | undefined {
  if (!line.includes('|')) return undefined;
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|', MAX_COLUMNS);
  return cells.map((cell) => cell.trim());
}

function isRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && RULE_ROW.test(line);
}

/**
 * Turns each Markdown table (rows with bars around a rule row, or two and more rows that all begin with a bar) into
 * lines of what its place column holds: the column with the most listed places, the leftmost of equals. The rows
 * above the rule are its head. A table of moves, whose rows go from one column to the next one's place, becomes
 * lines `a -> b`, and a table that is one row of places, one line. Other lines stay as they are; so does one single row, which is a one-line list.
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
  return line.includes('|') && places.strict(line.trim()) === undefined;
}

function isTable(rows: readonly string[]): boolean {
  return rows.length > 1 && (rows.some(isRule) || rows.every((row) => row.trimStart().startsWith('|')));
}

function tableLines(rows: readonly string[], places: ListedPlaces): string[] {
  const rule = rows.findIndex(isRule);
  const body = rows.slice(rule + 1).filter((row) => !isRule(row));
  const cells = body.map((row) => cellsOf(row) ?? []);
  const listed: number[] = [];
  for (const row of cells) {
    for (const [column, cell] of row.entries()) {
      listed[column] = (listed[column] ?? 0) + (places.strict(plainCell(cell)) === undefined ? 0 : 1);
    }
  }
  const best = Math.max(0, ...listed);
  const [only] = cells;
  if (only && cells.length === 1 && listed.filter((count) => count > 0).length > 2) {
    return [only.slice(listed.indexOf(1), listed.lastIndexOf(1) + 1).join(' → ')];
  }
  if (best === 0) return body.map((row) => row.replaceAll('|', ' ').trim());
  const column = listed.indexOf(best);
  const next = listed.indexOf(best, column + 1);
  if (next > 0 && cells.length > 1 && isChain(cells, column, next, places)) {
    return cells.map((row) => `${plainCell(row[column] ?? '')} -> ${plainCell(row[next] ?? '')}`);
  }
  return cells.map((row) => row[column] ?? '').filter(hasWords);
}

/** Every row's second place is the next row's first. */
function isChain(cells: readonly string[][], from: number, to: number, places: ListedPlaces): boolean {
  return cells.every((row, index) => {
    const next = cells[index + 1];
    const end = places.strict(plainCell(row[to] ?? ''));
    return end !== undefined && (!next || end === places.strict(plainCell(next[from] ?? '')));
  });
}

function plainCell(cell: string): string {
  return cell.replace(/[*_`]{1,3}/g, (signs) => (signs === '_' ? signs : '')).trim();
}
