import { oneLine } from '../oneLine.ts';
import type { Report } from '../report.ts';
import type { Row, Table } from '../tables/table.ts';
import { cellText, numberNotes } from './cellText.ts';
import { headingLines } from './heading.ts';

/** A report as LaTeX tables to take into a paper: `\usepackage{booktabs}`; other rows than models in italics. */
export function latex(report: Report): string {
  const lines = [...headingLines(report).map(([name, value]) => `${name}: ${value}`), ...report.notes];
  const comments = lines.map((line) => `% ${oneLine(line)}\n`).join('');
  return `${comments}% Needs \\usepackage{booktabs}\n\n${report.tables.map((each) => table(each, report.settings.level)).join('\n')}`;
}

function table(each: Table, level: number): string {
  const { id, title, caption, columns, rows } = each;
  const { notes, numberOf } = numberNotes(each);
  // After the end of a row LaTeX would take a bracket or an asterisk for an argument of that.
  const line = (cells: readonly string[]) => `${cells.join(' & ').replace(/^[[*]/, '{$&}')} \\\\`;
  const body = rows.map((row) =>
    line(
      row.cells.map((cell) => {
        const number = numberOf(cell);
        return (
          emphasised(row, escapeLatex(cellText(cell))) +
          (number === undefined ? '' : `\\textsuperscript{${number}}`)
        );
      }),
    ),
  );
  // A table is taken out of the report, whose notes say this.
  const brackets =
    !caption.includes('In brackets') &&
    rows.some(({ cells }) => cells.some(({ interval }) => interval !== undefined))
      ? [`In brackets: ${level * 100} % intervals`]
      : [];
  const footnotes = notes.map((note, index) => `(${index + 1}) ${note}.`);
  return [
    '\\begin{table}',
    '\\centering',
    `\\begin{tabular}{${columns.map(({ align }) => align[0]).join('')}}`,
    '\\toprule',
    line(columns.map((column) => escapeLatex(column.title))),
    '\\midrule',
    ...body,
    '\\bottomrule',
    '\\end{tabular}',
    `\\caption{${[title.replace(OWN_NUMBER, ''), caption, ...brackets, ...footnotes].map(sentence).join(' ')}}`,
    `\\label{tab:${id}}`,
    '\\end{table}',
    '',
  ].join('\n');
}

/** LaTeX numbers tables itself: "Table 1: Table 2. …". Which of the paper's it is, the label tells. */
const OWN_NUMBER = /^Table \d+\. /;

function sentence(text: string): string {
  return escapeLatex(/[.!?]$/.test(text) ? text : `${text}.`);
}

function emphasised({ kind }: Row, text: string): string {
  return kind === 'model' || text === '' ? text : `\\textit{${text}}`;
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '−': '$-$',
  '÷': '$\\div$',
  '×': '$\\times$',
};

function escapeLatex(text: string): string {
  return oneLine(text).replaceAll(
    /[\\~^<>|−÷×#$%&_{}]/g,
    (character) => SPECIAL[character] ?? `\\${character}`,
  );
}
