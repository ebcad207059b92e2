import type { PlayRow } from './plays/playRow.ts';
import { shortenPrompts } from './promptNames.ts';
import type { ReadRow, ResultRow, Source } from './record.ts';

/** What a report is made of. */
export interface Results {
  /** The files and evals that were read. */
  readonly sources: readonly string[];
  readonly rows: readonly ResultRow[];
  /** Plays of games among them. */
  readonly plays?: readonly PlayRow[];
  /** What a reader must know of how the rows were put together. */
  readonly notes: readonly string[];
}

/**
 * Puts the rows of several files and evals together.
 *
 * A row that was already there, by its identity, is dropped with a note: the same run in two exports. That loses
 * nothing, while a refusal would forbid exports that overlap. Another answer of the same model to the same question
 * is a repeat, and counts as one. Two providers that bear one name are told apart by their ids, and two columns of
 * one run that bear one name by numbers: to average them would hide that they are different models. The rows come out
 * in one order, whatever the order of the files' rows.
 * Throws an `Error` where there is no row of this benchmark at all.
 */
export function merge(sources: readonly Source[]): Results {
  const seen = new Set<string>();
  const kept = sources.map(({ name, rows, foreign }) => {
    const fresh = rows.filter(({ identity }) => !seen.has(identity) && seen.add(identity));
    return { name, foreign, rows: nameColumns(fresh), doubled: rows.length - fresh.length };
  });
  const rows = shortenPrompts(inFixedOrder(numberRepeats(nameProviders(kept.flatMap(({ rows }) => rows)))));
  const names = sources.map(({ name }) => name);
  const plays = [...new Map(sources.flatMap(({ plays = new Map() }) => [...plays])).values()];
  if (rows.length === 0 && plays.length === 0)
    throw new Error(
      `${names.join(', ')}: no row is of this benchmark; give results of a run whose tests come from datasets/tests.ts, with their metadata (PROMPTFOO_STRIP_METADATA takes it away)`,
    );
  const notes = kept.flatMap(({ name, foreign, doubled }) => [
    ...(doubled > 0 ? [`${name}: ${rowsOf(doubled)} left out as doubles of rows read before`] : []),
    ...(foreign > 0 ? [`${name}: ${rowsOf(foreign)} left out as of no task of this benchmark`] : []),
  ]);
  return { sources: names, rows, ...(plays.length > 0 && { plays }), notes };
}

function rowsOf(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

/** Gives the columns of one run different names. */
function nameColumns(rows: readonly ReadRow[]): ResultRow[] {
  const columns = new Map<string, number[]>();
  const key = ({ model, shots }: ResultRow) => JSON.stringify([model, shots]);
  for (const { row, column } of rows) {
    if (column === undefined) continue;
    const known = columns.get(key(row));
    if (known === undefined) columns.set(key(row), [column]);
    else if (!known.includes(column)) known.push(column);
  }
  for (const known of columns.values()) known.sort((a, b) => a - b);
  return rows.map(({ row, column }) => {
    const known = columns.get(key(row)) ?? [];
    return column === undefined || known.length < 2
      ? row
      : { ...row, model: `${row.model} #${known.indexOf(column) + 1}` };
  });
}

function nameProviders(rows: readonly ResultRow[]): ResultRow[] {
  const providers = new Map<string, Set<string>>();
  for (const { model, provider } of rows)
    providers.set(model, (providers.get(model) ?? new Set()).add(provider));
  return rows.map((row) =>
    (providers.get(row.model)?.size ?? 0) > 1 ? { ...row, model: `${row.model} (${row.provider})` } : row,
  );
}

/**
 * Model by model in the order of their first rows, and the rows of each by game, item, task and prompt: rows are written as calls
 * end, and a run may come in parts, while sums and resampled intervals must not depend on that.
 */
function inFixedOrder(rows: readonly ResultRow[]): ResultRow[] {
  const models = [...new Set(rows.map(({ model }) => model))];
  const ranks = new Map(models.map((model, rank) => [model, rank]));
  const rank = ({ model }: ResultRow) => ranks.get(model) as number;
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...rows].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compare(a.game, b.game) ||
      compare(a.item, b.item) ||
      compare(a.task, b.task) ||
      compare(a.shots, b.shots),
  );
}

function numberRepeats(rows: readonly ResultRow[]): ResultRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const { model, shots, task, item, datasetVersion } = row;
    const scorer = row.kind === 'scored' ? row.result.scorer : '';
    const key = JSON.stringify([model, shots, task, item, datasetVersion, scorer]);
    const repeat = counts.get(key) ?? 0;
    counts.set(key, repeat + 1);
    return { ...row, repeat };
  });
}
