import type { ResultRow } from './record.ts';

/** The versions that stand behind the rows: more than one of either kind must not be averaged. */
export interface Versions {
  readonly datasets: readonly string[];
  readonly scorers: readonly string[];
}

export function versionsOf(rows: readonly ResultRow[]): Versions {
  return {
    datasets: [...new Set(rows.map(datasetOf))].sort(),
    scorers: [...new Set(rows.flatMap((row) => (row.kind === 'scored' ? [row.result.scorer] : [])))].sort(),
  };
}

/** A file's version is a hash of what it holds, so that its path does not matter; a published one needs its name. */
function datasetOf({ dataset, datasetVersion }: ResultRow): string {
  return datasetVersion.includes(':') ? datasetVersion : `${dataset} ${datasetVersion}`;
}

/**
 * Rows of one dataset version and one scorer version, as they are. Rows of several are refused with an `Error` that
 * names them, or, where `allowMixed`, become models of their own ("gpt [official@1]"), so that they stand in one
 * table and are never averaged.
 */
export function unmixed(rows: readonly ResultRow[], allowMixed: boolean): readonly ResultRow[] {
  const { datasets, scorers } = versionsOf(rows);
  const mixed = [
    ...(datasets.length > 1 ? [`datasets (${datasets.join(', ')})`] : []),
    ...(scorers.length > 1 ? [`scorers (${scorers.join(', ')})`] : []),
  ];
  if (mixed.length === 0) return rows;
  if (!allowMixed)
    throw new Error(
      `these rows come from different ${mixed.join(' and ')}, whose values must not stand in one table: give one run only, or --allow-mixed to show each version as a model of its own`,
    );
  return rows.map((row) => {
    const marks = [
      ...(datasets.length > 1 ? [datasetOf(row)] : []),
      ...(scorers.length > 1 ? [row.kind === 'scored' ? row.result.scorer : 'no score'] : []),
    ];
    return { ...row, model: `${row.model} [${marks.join(', ')}]` };
  });
}
