import type { ResultRow } from '../../../reports/record.ts';
import { DEFAULTS, makeReport, type ReportOptions } from '../../../reports/report.ts';
import type { Table } from '../../../reports/tables/table.ts';

/** The tables of these rows by their ids. */
export function tablesOf(
  rows: readonly ResultRow[],
  options: Partial<ReportOptions> = {},
): Readonly<Record<string, Table | undefined>> {
  const report = makeReport(
    { sources: ['test'], notes: [], rows },
    { ...DEFAULTS, resamples: 200, published: false, ...options },
  );
  return Object.fromEntries(report.tables.map((table) => [table.id, table]));
}

/** The texts of a table's rows. */
export function texts(table: Table | undefined): string[][] {
  return (table?.rows ?? []).map(({ cells }) => cells.map(({ text }) => text));
}
