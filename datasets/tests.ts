import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edge, ScorerName, Task } from '../scoring/types.ts';
import { type GeneratorConfig, readConfig } from './generatorConfig.ts';
import type { Item } from './item.ts';
import { type Dataset, DEFAULT_DATASET, loadDataset } from './load.ts';
import { mapShape } from './mapShape.ts';
import { type Gold, goldOf } from './questions.ts';
import { refuseResume } from './resume.ts';

/** What a row's metadata tells: for `--filter-metadata`, for the assertion, and for reports. */
export interface RowMetadata {
  readonly task: Task;
  readonly item: string;
  readonly game: string;
  /** Only where the dataset names no games: each item is then a game, and so a cluster, of its own. */
  readonly gameKnown?: false;
  readonly split: 'dev' | 'test';
  /** Places and independent cycles of the map; absent where the item has no map. */
  readonly nodes?: number;
  readonly cycles?: number;
  /** Places in the gold path; for task1 in the walk behind the text. */
  readonly pathLength?: number;
  readonly dataset: string;
  readonly datasetVersion: string;
  readonly gold: Gold['gold'];
}

/** One promptfoo test case: a task of an item. */
export interface Row {
  readonly description: string;
  readonly vars: { readonly task: Task; readonly item: string; readonly dataset?: string };
  readonly metadata: RowMetadata;
  readonly assert: readonly [
    {
      readonly type: 'javascript';
      readonly value: string;
      readonly config: { readonly scorer: ScorerName; readonly threshold?: number };
    },
  ];
  readonly options: { readonly disableVarExpansion: true };
}

/**
 * promptfoo test generator (`tests: - path: file://datasets/tests.ts:tests`): one row per item and task, item by
 * item, so that the first rows of a run already show every task. See `GeneratorConfig` for the settings; throws
 * an `Error` that names the setting at fault, or `DatasetError` with every fault of the file; and for a run that promptfoo
 * would go on with wrongly (see `refuseResume`).
 */
export function tests(config?: unknown): Row[] {
  refuseResume();
  const settings = readConfig(config);
  const dataset = loadDataset(settings.dataset);
  const rows = chosenItems(dataset, settings).flatMap((item) =>
    settings.tasks.flatMap((task) => {
      const gold = goldOf(item, task);
      return gold === undefined ? [] : [row(dataset, item, task, gold, settings)];
    }),
  );
  if (rows.length === 0)
    throw new Error(
      `the settings leave no row of ${dataset.name}: look at tasks (${settings.tasks.join(', ')}), split (${settings.split}) and games`,
    );
  if (settings.scorer === 'official' && rows.some(({ metadata: { gold } }) => hasCapitalsInPath(gold)))
    console.warn(
      `${dataset.name}: the official scorer lower-cases answers but not the gold, so that its fuzzy_distance counts every name with a capital letter as wrong here; read its strict_distance, or use scorer: sound`,
    );
  return rows;
}

/** Whether the official scorer, which lower-cases answers only, counts right steps of this gold as wrong. */
export function hasCapitalsInPath(gold: Gold['gold']): boolean {
  return 'paths' in gold && gold.paths.flat().some((name) => name !== name.toLowerCase());
}

function chosenItems({ name, items, gamesKnown }: Dataset, { split, games, limit }: GeneratorConfig): Item[] {
  const all = [...items.values()];
  if (games !== undefined && !gamesKnown)
    throw new Error(
      `games: ${name} is in the published format, which names no games; leave this setting out`,
    );
  const unknown = games?.find((game) => !all.some((item) => item.game === game));
  if (unknown !== undefined) {
    const known = [...new Set(all.map((item) => item.game))].join(', ');
    throw new Error(`games: "${unknown}" is no game of ${name}; it has ${known}`);
  }
  const chosen = all.filter(
    (item) => (split === 'all' || item.split === split) && (games === undefined || games.includes(item.game)),
  );
  return limit === undefined || limit >= chosen.length ? chosen : spread(chosen, limit);
}

/** Items at even distances: files are sorted by game, and a small run should see many games. */
function spread(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)] as Item);
}

function row(dataset: Dataset, item: Item, task: Task, gold: Gold, settings: GeneratorConfig): Row {
  const { scorer, threshold } = settings;
  return {
    description: `${task} · ${item.id}`,
    vars: { task, item: item.id, ...(dataset.name !== DEFAULT_DATASET && { dataset: dataset.name }) },
    metadata: rowMetadata(dataset, item, task, gold),
    assert: [
      {
        type: 'javascript',
        value: assertionPath(gold.kind),
        config: { scorer, ...(threshold !== undefined && { threshold }) },
      },
    ],
    options: { disableVarExpansion: true },
  };
}

/** What every row about a task of an item tells, in promptfoo's results as in a report over recorded answers. */
export function rowMetadata(dataset: Dataset, item: Item, task: Task, gold: Gold): RowMetadata {
  const pathLength = gold.kind === 'path' ? gold.gold.paths[0]?.length : item.path?.length;
  return {
    task,
    item: item.id,
    game: item.game,
    ...(!dataset.gamesKnown && { gameKnown: false }),
    split: item.split,
    ...(item.edges && sizes(item.edges)),
    ...(pathLength !== undefined && { pathLength }),
    dataset: dataset.name,
    datasetVersion: dataset.version,
    gold: gold.gold,
  };
}

function sizes(edges: readonly Edge[]): Pick<RowMetadata, 'nodes' | 'cycles'> {
  const { nodes, cycles } = mapShape(edges);
  return { nodes, cycles };
}

/**
 * The assertion beside this very file, sources or build: promptfoo resolves relative paths from the user's
 * config, which may lie anywhere.
 */
function assertionPath(kind: Gold['kind']): string {
  const here = fileURLToPath(import.meta.url);
  const file = fileURLToPath(new URL(`../assertions/${kind}${extname(here)}`, import.meta.url));
  return `file://${file}:${kind}`;
}
