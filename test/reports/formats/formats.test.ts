import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { csv } from '../../../reports/formats/csv.ts';
import { json } from '../../../reports/formats/json.ts';
import { latex } from '../../../reports/formats/latex.ts';
import { markdown } from '../../../reports/formats/markdown.ts';
import { terminalText } from '../../../reports/formats/terminal.ts';
import type { Report } from '../../../reports/report.ts';
import { errorRow } from '../rows.ts';

const NAME = '=x|y_z & 100% "q", {a} \\ <b>';

const report: Report = {
  sources: ['a_b.json'],
  versions: { datasets: ['plugh-open 1.0'], scorers: ['sound@1'] },
  settings: { resamples: 100, seed: 1, level: 0.95 },
  notes: ['Read with care.'],
  rows: [errorRow('down')],
  plays: [],
  tables: [
    {
      id: 'table2',
      title: 'Table 2. Maps',
      caption: 'Higher is better.',
      columns: [
        { title: 'Model', align: 'left' },
        { title: 'Items', align: 'right' },
        { title: '0-shot', align: 'right' },
      ],
      rows: [
        {
          kind: 'model',
          cells: [
            { text: NAME },
            { text: '2', value: 2 },
            { text: '50.0%', value: 0.5, interval: [-0.25, 1], items: 2, note: '1 error row left out' },
          ],
        },
        { kind: 'published', cells: [{ text: 'published: p' }, { text: '113', value: 113 }, { text: '' }] },
      ],
    },
  ],
};

test('for a terminal: aligned columns, notes below, nothing that steers it', () => {
  expect(terminalText(report)).toBe(
    [
      'Results  a_b.json',
      'Dataset  plugh-open 1.0',
      'Scorer   sound@1',
      'Rows     1',
      'Errors   1',
      'Note: Read with care.',
      '',
      'Table 2. Maps',
      ' Model                           Items                      0-shot ',
      '──────────────────────────────  ───────  ──────────────────────────',
      ' =x|y_z & 100% "q", {a} \\ <b>        2    50.0% [−25.0, 100.0] (1) ',
      ' published: p                      113                             ',
      '  (1) 1 error row left out',
      'Higher is better.',
      '',
    ].join('\n'),
  );
});

test('as Markdown: names cannot leave their cell or be markup', () => {
  expect(markdown(report)).toBe(
    [
      '# PLUGH report',
      '',
      '- Results: a\\_b.json',
      '- Dataset: plugh-open 1.0',
      '- Scorer: sound@1',
      '- Rows: 1',
      '- Errors: 1',
      '- Read with care.',
      '',
      '## Table 2. Maps',
      '',
      '| Model | Items | 0-shot |',
      '| --- | ---: | ---: |',
      '| =x\\|y\\_z \\& 100% "q", \\{a\\} \\\\ \\<b\\> | 2 | 50.0% \\[−25.0, 100.0\\] (1) |',
      '| *published: p* | *113* |  |',
      '',
      '(1) 1 error row left out',
      '',
      'Higher is better.',
      '',
    ].join('\n'),
  );
});

test('as LaTeX: every special character is escaped', () => {
  expect(latex(report)).toBe(
    [
      '% Results: a_b.json',
      '% Dataset: plugh-open 1.0',
      '% Scorer: sound@1',
      '% Rows: 1',
      '% Errors: 1',
      '% Read with care.',
      '% Needs \\usepackage{booktabs}',
      '',
      '\\begin{table}',
      '\\centering',
      '\\begin{tabular}{lrr}',
      '\\toprule',
      'Model & Items & 0-shot \\\\',
      '\\midrule',
      '=x\\textbar{}y\\_z \\& 100\\% "q", \\{a\\} \\textbackslash{} \\textless{}b\\textgreater{} & 2 & 50.0\\% [$-$25.0, 100.0]\\textsuperscript{1} \\\\',
      '\\textit{published: p} & \\textit{113} &  \\\\',
      '\\bottomrule',
      '\\end{tabular}',
      '\\caption{Maps. Higher is better. In brackets: 95 \\% intervals. (1) 1 error row left out.}',
      '\\label{tab:table2}',
      '\\end{table}',
      '',
    ].join('\n'),
  );
});

test('as LaTeX: a name at the start of a row is no argument of the row before', () => {
  const text = latex(named('[x] *y*', '*z'));
  expect(text).toContain('\n{[}x] *y* &');
  expect(text).toContain('\n{*}z &');
});

test('as Markdown: a name is neither struck out nor a formula', () => {
  expect(markdown(named('~~x~~ $a$'))).toContain('| \\~\\~x\\~\\~ \\$a\\$ |');
});

/** The report with models of these names only. */
function named(...names: string[]): Report {
  const rows = names.map((text) => ({
    kind: 'model' as const,
    cells: [{ text }, { text: '=1+1' }, { text: '+3.1', value: 0.031 }],
  }));
  return { ...report, tables: report.tables.map((table) => ({ ...table, rows })) };
}

describe('as CSV', () => {
  test('every cell is a line, with the number as it is', () => {
    expect(parse(csv(report), { columns: true })).toEqual([
      { ...line, column: 'Items', text: '2', value: '2' },
      {
        ...line,
        column: '0-shot',
        text: '50.0%',
        value: '0.5',
        low: '-0.25',
        high: '1',
        items: '2',
        note: '1 error row left out',
      },
      { ...line, kind: 'published', row: 'published: p', column: 'Items', text: '113', value: '113' },
      { ...line, kind: 'published', row: 'published: p', column: '0-shot' },
    ]);
  });

  test('a name is no formula', () => {
    expect(csv(report)).not.toMatch(/(^|,)"?=/m);
  });

  test('nor is any other text, but a difference stays as it is', () => {
    const texts = (parse(csv(named('x')), { columns: true }) as { text: string }[]).map(({ text }) => text);
    expect(texts).toEqual(["'=1+1", '+3.1']);
  });

  const line = {
    table: 'table2',
    kind: 'model',
    row: `'${NAME}`,
    column: '',
    text: '',
    value: '',
    low: '',
    high: '',
    items: '',
    note: '',
  };
});

test('as JSON: the tables as data, without the rows', () => {
  const { rows: _, plays: __, ...wanted } = report;
  expect(JSON.parse(json(report))).toEqual(wanted);
});
