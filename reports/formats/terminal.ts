import { styleText } from 'node:util';
import CliTable from 'cli-table3';
import { oneLine } from '../oneLine.ts';
import type { Report } from '../report.ts';
import type { Row, Table } from '../tables/table.ts';
import { cellText, numberNotes } from './cellText.ts';
import { headingLines } from './heading.ts';

/** A report for a terminal: aligned tables, baselines and published rows dimmed where colours are on. */
export function terminalText(report: Report): string {
  const heading = headingLines(report).map(([name, value]) => `${name.padEnd(8)} ${oneLine(value)}`);
  const notes = report.notes.map((note) => `Note: ${oneLine(note)}`);
  return `${[...heading, ...notes].join('\n')}\n\n${report.tables.map(tableText).join('\n')}`;
}

/** One table for a terminal. */
export function tableText(table: Table): string {
  const { title, caption, columns, rows } = table;
  const { notes, numberOf } = numberNotes(table);
  const grid = new CliTable({
    head: columns.map((column) => oneLine(column.title)),
    colAligns: columns.map(({ align }) => align),
    style: { head: [], border: [], compact: true },
    chars: BORDERS,
  });
  for (const row of rows)
    grid.push(
      row.cells.map((cell) => {
        const number = numberOf(cell);
        const text = `${oneLine(cellText(cell))}${number === undefined ? '' : ` (${number})`}`;
        return dimmed(row, text.trim());
      }),
    );
  const footnotes = notes.map((note, index) => `  (${index + 1}) ${oneLine(note)}\n`).join('');
  return `${styleText('bold', oneLine(title))}\n${grid.toString()}\n${footnotes}${oneLine(caption)}\n`;
}

const BORDERS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  right: '',
  'right-mid': '',
  mid: '─',
  'mid-mid': '  ',
  middle: '  ',
};

function dimmed({ kind }: Row, text: string): string {
  return kind === 'model' ? text : styleText('dim', text);
}
