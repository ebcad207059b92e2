import { hasCapitalsInPath } from '../datasets/tests.ts';
import { type Grid, gridOf } from './grid.ts';
import type { Results } from './merge.ts';
import type { PlayRow } from './plays/playRow.ts';
import { playTables } from './plays/playTables.ts';
import { refuseMixedCheckpoints } from './plays/sameCheckpoints.ts';
import { isComparable } from './published.ts';
import type { ResultRow } from './record.ts';
import { refuseMixedPrompts } from './samePrompts.ts';
import { type BootstrapSettings, ClusterBootstrap, LEAST_GAMES } from './statistics/bootstrap.ts';
import { answersTable } from './tables/answers.ts';
import { chanceTables } from './tables/chance.ts';
import { compareTable } from './tables/compare.ts';
import type { TableContext } from './tables/context.ts';
import { errorKindsTable } from './tables/errorKinds.ts';
import { paperTables } from './tables/paper.ts';
import { referenceTables } from './tables/reference.ts';
import { repeatsTable } from './tables/repeats.ts';
import { type SliceBy, sliceTables } from './tables/slices.ts';
import type { Table } from './tables/table.ts';
import { unmixed, type Versions, versionsOf } from './versions.ts';

export interface ReportOptions extends BootstrapSettings {
  /** Show rows of different dataset or scorer versions as models of their own, in place of refusing them. */
  readonly allowMixed?: boolean;
  /** Published results beside the models at hand. */
  readonly published?: boolean;
  /** The published model to take the difference to; `true` for the one of the same name. */
  readonly reference?: string | true;
  /** Two models to compare item by item. */
  readonly compare?: readonly [string, string];
  readonly by?: SliceBy;
}

export const DEFAULTS: BootstrapSettings & { readonly published: boolean } = {
  resamples: 2000,
  seed: 1,
  level: 0.95,
  published: true,
};

/** A report as data, whatever it is written as. */
export interface Report {
  readonly sources: readonly string[];
  readonly versions: Versions;
  readonly settings: BootstrapSettings;
  /** What holds for all tables. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
  /** The rows behind the tables, for formats that show single items. */
  readonly rows: readonly ResultRow[];
  /** The plays of games behind the tables of plays. */
  readonly plays: readonly PlayRow[];
}

/** Makes every table of the rows. Throws an `Error` for mixed versions, prompts or checkpoints, or an option that fits no model. */
export function makeReport(
  { sources, rows: read, plays = [], notes }: Results,
  options: ReportOptions,
): Report {
  const { allowMixed = false, published = DEFAULTS.published, reference, compare, by } = options;
  const { resamples, seed, level } = options;
  const settings = { resamples, seed, level };
  const rows = unmixed(read, allowMixed);
  refuseMixedPrompts(rows);
  refuseMixedCheckpoints(plays);
  const versions = versionsOf(rows);
  const context: TableContext = {
    grid: gridOf(rows),
    bootstrap: new ClusterBootstrap(settings),
    versions,
    published,
  };
  return {
    sources,
    versions,
    settings,
    notes: [...notes, ...(rows.length === 0 ? [] : questionNotes(rows, settings, context))],
    tables: [
      ...(rows.length === 0 ? [] : questionTables(context, { reference, compare, by })),
      ...playTables(plays, context.bootstrap),
    ],
    rows,
    plays,
  };
}

function questionNotes(
  rows: readonly ResultRow[],
  settings: BootstrapSettings,
  { grid, versions, published }: TableContext,
): string[] {
  return [
    intervalNote(settings),
    ...gameNotes(rows, grid),
    ...capitalNotes(rows),
    ...publishedNotes(versions, published),
  ];
}

function questionTables(
  context: TableContext,
  { reference, compare, by }: { [Key in 'reference' | 'compare' | 'by']: ReportOptions[Key] | undefined },
): Table[] {
  const repeats = repeatsTable(context);
  return [
    ...(compare ? [compareTable(context, ...compare)] : []),
    ...paperTables(context),
    ...(reference === undefined ? [] : referenceTables(context, reference)),
    ...chanceTables(context),
    ...(by === undefined ? [] : sliceTables(context, by)),
    answersTable(context),
    errorKindsTable(context),
    ...(repeats === undefined ? [] : [repeats]),
  ];
}

function intervalNote({ level, resamples, seed }: BootstrapSettings): string {
  return `In brackets stand ${level * 100} % intervals: percentile bootstrap, games resampled whole (${resamples} times, seed ${seed}).`;
}

function publishedNotes(versions: Versions, published: boolean): string[] {
  if (!published) return [];
  return [
    isComparable(versions)
      ? 'Rows marked "published" are the results of the benchmark’s authors, on the same data with the same scorer.'
      : 'Rows marked "published" are the results of the benchmark’s authors, on their data with their scorer. The other rows are of other data or another scorer: read the published ones for orientation only.',
  ];
}

function capitalNotes(rows: readonly ResultRow[]): string[] {
  const isHit = (row: ResultRow) =>
    row.kind === 'scored' && row.result.scorer.startsWith('official') && hasCapitalsInPath(row.gold);
  return rows.some(isHit)
    ? [
        'The official scorer lower-cases answers and not the gold: in data whose paths have capital letters, as these, its fuzzy distance counts right steps as wrong. Score such data with the sound scorer.',
      ]
    : [];
}

function gameNotes(rows: readonly ResultRow[], grid: Grid): string[] {
  const games = new Set(rows.map(({ game }) => game)).size;
  if (rows.some(({ gameKnown }) => gameKnown === false))
    return [
      'The data name no games, so that each item counts as a game of its own: where items share a game, the intervals are too short.',
    ];
  if (games === 1)
    return ['All items are of one game, which gives no intervals: games are what is resampled.'];
  if (games < LEAST_GAMES)
    return [`There are only ${games} games: the intervals are rough and too short, and p-values too small.`];
  const fewest = fewestGames(grid);
  return fewest < LEAST_GAMES
    ? [
        `Some means are over items of only ${fewest} games: their intervals are rough and too short, and p-values too small.`,
      ]
    : [];
}

/** Behind any mean that has an interval: a model may have answered less than the others, or failed. */
function fewestGames({ models, shots, tasks, at }: Grid): number {
  const cells = models.flatMap(({ name }) =>
    shots.flatMap((each) => tasks.map((task) => at(name, each, task))),
  );
  const counts = cells.map(({ answers }) => new Set(answers.map(({ game }) => game)).size);
  return Math.min(...counts.filter((count) => count > 1), Number.POSITIVE_INFINITY);
}
