import { oneLine } from '../../reports/oneLine.ts';
import type { Audit } from '../audit.ts';
import type { Figures, Result } from '../result.ts';
import { heading, statusText, verdict } from './summary.ts';

/** An audit as GitHub Markdown: the rubric's table, then what stands behind each line. */
export function markdown(audit: Audit): string {
  const { results } = audit;
  return [
    '# Audit',
    'What a program can find out about the soundness of this benchmark; made by `plugh audit`, explained in [docs/audit.md](docs/audit.md).',
    heading(audit)
      .map(([name, value]) => `- ${name}: ${escaped(value)}`)
      .join('\n'),
    `**${escaped(verdict(audit))}**`,
    table(
      ['Part', 'Question', 'Status', 'Evidence'],
      results.map((result) => [result.part, result.question, statusText(result), result.evidence]),
    ),
    ...results.filter(hasDetails).map(details),
  ]
    .join('\n\n')
    .concat('\n');
}

function hasDetails({ method, figures = [], findings = [] }: Result): boolean {
  return method !== undefined || figures.length > 0 || findings.length > 0;
}

function details({ id, question, method, figures = [], findings = [] }: Result): string {
  return [
    `## ${id}: ${escaped(question)}`,
    ...(method === undefined ? [] : [escaped(method)]),
    ...(findings.length === 0
      ? []
      : [`Found:\n\n${findings.map((finding) => `- ${escaped(finding)}`).join('\n')}`]),
    ...figures.map(figuresText),
  ].join('\n\n');
}

function figuresText({ title, columns, rows }: Figures): string {
  return `${escaped(title)}:\n\n${table(columns, rows)}`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A name must neither end its cell or line nor be read as markup. */
function escaped(text: string): string {
  return oneLine(text).replaceAll(/[\\`*_{}[\]<>|#&]/g, '\\$&');
}
