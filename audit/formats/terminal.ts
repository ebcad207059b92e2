import { styleText } from 'node:util';
import CliTable from 'cli-table3';
import { oneLine } from '../../reports/oneLine.ts';
import type { Audit } from '../audit.ts';
import type { Status } from '../result.ts';
import { heading, statusText, verdict } from './summary.ts';

const COLOURS: Readonly<Record<Status, 'green' | 'red' | 'yellow' | 'dim'>> = {
  pass: 'green',
  fail: 'red',
  'not established': 'yellow',
  note: 'dim',
};
const COLUMN_WIDTHS = [16, 30, 16, 62];

/** The rubric's table and the findings for a terminal; figures and methods are left to Markdown and JSON. */
export function terminalText(audit: Audit): string {
  const table = new CliTable({
    head: ['Part', 'Question', 'Status', 'Evidence'],
    colWidths: COLUMN_WIDTHS,
    wordWrap: true,
    style: { head: [], border: [] },
  });
  for (const result of audit.results)
    table.push([
      result.part,
      oneLine(result.question),
      styleText(COLOURS[result.status], statusText(result)),
      oneLine(result.evidence),
    ]);
  const findings = audit.results.flatMap(({ id, findings = [] }) =>
    findings.map((finding) => `${styleText('bold', id)} ${oneLine(finding)}`),
  );
  return `${[
    ...heading(audit).map(([name, value]) => `${name.padEnd(8)} ${oneLine(value)}`),
    table.toString(),
    ...findings,
    styleText('bold', verdict(audit)),
  ].join('\n')}\n`;
}
