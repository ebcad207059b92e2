import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Item } from '../../datasets/item.ts';
import type { BuildSettings, Built } from './build.ts';
import { datasetCard } from './card.ts';
import { type DatasetStatistics, datasetStatistics } from './statistics.ts';

/** A dataset folder under construction: `NAME.partial` beside its place, with the journal; renamed when it is whole. */
export interface Workplace {
  readonly folder: string;
  readonly journal: string;
  readonly target: string;
}

/**
 * Prepares the folder beside `target` in which a dataset is made; one that a stopped build has left is taken up.
 * @throws Error where the target is no folder, or holds something and may not be replaced
 */
export function openWorkplace(target: string, replace: boolean): Workplace {
  const path = resolve(target);
  // Also under --force: what is replaced is a dataset, and no file that a slip has named.
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${target} is no folder: give one to make, or one to replace`);
  if (!replace && existsSync(path) && readdirSync(path).length > 0)
    throw new Error(`${target} is there already: give another folder, or --force to replace it`);
  const folder = `${path}.partial`;
  mkdirSync(folder, { recursive: true });
  return { folder, journal: join(folder, 'journal.jsonl'), target: path };
}

/** Writes all files of a dataset, and then puts it in its place. */
export function writeDataset(place: Workplace, built: Built, settings: BuildSettings): DatasetStatistics {
  const name = basename(place.target);
  const canary = canaryOf(name, built.items);
  const statistics = datasetStatistics(built, settings);
  const games = built.games.map(({ game }) => game);
  const write = (file: string, content: string) => writeFileSync(join(place.folder, file), content);
  write('items.jsonl', lines(built.items.map((item) => ({ ...item, canary }))));
  write('statistics.json', `${JSON.stringify(statistics, null, 2)}\n`);
  write('README.md', datasetCard(name, statistics, games, canary));
  if (built.rewrites.length > 0) write('rewrites.jsonl', lines(built.rewrites));
  rmSync(place.journal, { force: true });
  replaceFolder(place);
  return statistics;
}

function replaceFolder({ folder, target }: Workplace): void {
  const old = `${target}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(folder, target);
  rmSync(old, { recursive: true, force: true });
}

function lines(entries: readonly unknown[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/** A sentence by which the data can be found in a training corpus: the same for the same items. */
function canaryOf(name: string, items: readonly Item[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([name, items]))
    .digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return `${name} benchmark data; must not appear in training corpora; canary ${parts.join('-')}`;
}
