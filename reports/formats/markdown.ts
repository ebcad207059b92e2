import { oneLine } from '../oneLine.ts';
import type { Report } from '../report.ts';
import type { Row, Table } from '../tables/table.ts';
import { cellText, numberNotes } from './cellText.ts';
import { headingLines } from './heading.ts';

/** A report as GitHub Markdown; baselines and published rows in italics. */
export function markdown(report: Report): string {
  const heading = headingLines(report).map(([name, value]) => `- ${name}: ${escapeMarkdown(value)}`);
  const notes = report.notes.map((note) => `- ${escapeMarkdown(note)}`);
  return `# PLUGH report\n\n${[...heading, ...notes].join('\n')}\n\n${report.tables.map(table).join('\n')}`;
}

function table(each: Table): string {
  const { title, caption, columns, rows } = each;
  const { notes, numberOf } = numberNotes(each);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const body = rows.map((row) =>
    line(
      row.cells.map((cell) => {
        const number = numberOf(cell);
        return emphasised(row, escapeMarkdown(cellText(cell))) + (number === undefined ? '' : ` (${number})`);
      }),
    ),
  );
  return [
    `## ${escapeMarkdown(title)}\n\n`,
    line(columns.map((column) => escapeMarkdown(column.title))),
    line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
    ...body,
    `\n${notes.map((note, index) => `(${index + 1}) ${escapeMarkdown(note)}\n\n`).join('')}${escapeMarkdown(caption)}\n`,
  ].join('');
}

function emphasised({ kind }: Row, text: string): string {
  return kind === 'model' || text === '' ? text : `*${text}*`;
}

/** A name must neither end its cell or line nor be read as markup. */
function escapeMarkdown(text: string): string {
  return oneLine(text).replaceAll(/[\\`*_~${}[\]<>|#&]/g, '\\$&');
}
