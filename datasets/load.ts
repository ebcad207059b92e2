import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from './check.ts';
import { DatasetError, type Fault } from './faults.ts';
import type { Item } from './item.ts';
import { packageRoot } from './packageRoot.ts';

/** A dataset whose every item keeps every rule. */
export interface Dataset {
  /** As the user named it: `plugh-open`, or the path of a file. */
  readonly name: string;
  /** Stands in every result row: the published version, or `sha256:…` of a file that has none. */
  readonly version: string;
  readonly items: ReadonlyMap<string, Item>;
}

/** The datasets that come with the package; any other name is the path of a file. */
export const BUNDLED = { 'plugh-open': { file: 'datasets/plugh-open/items.jsonl', version: '1.0' } } as const;
export const DEFAULT_DATASET = 'plugh-open';

const loaded = new Map<string, Dataset>();

/**
 * Loads a dataset by name (`plugh-open`) or by the path of a JSON Lines file, relative to the working folder.
 * A dataset is read once a process. Throws `DatasetError` with every fault of the file, or an `Error` that says
 * what to do where it cannot be read.
 */
export function loadDataset(name: string = DEFAULT_DATASET): Dataset {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bundled = name in BUNDLED ? BUNDLED[name as keyof typeof BUNDLED] : undefined;
  const file = bundled === undefined ? name : join(packageRoot, bundled.file);
  const { items, faults, content } = checkFile(file);
  if (faults.length > 0) throw new DatasetError(faults);
  const version =
    bundled?.version ?? `sha256:${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
  const dataset = { name, version, items: new Map(items.map((item) => [item.id, item])) };
  loaded.set(name, dataset);
  return dataset;
}

/** Reads a dataset file and checks every rule: its items, every fault, and the text as it was read. */
export function checkFile(file: string): { items: Item[]; faults: Fault[]; content: string } {
  const content = readText(file);
  const { items, faults } = checkText(content);
  return { items, faults: faults.map((fault) => ({ file, ...fault })), content };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const names = Object.keys(BUNDLED).join(', ');
    throw new Error(
      `cannot read the dataset "${file}" (${(error as NodeJS.ErrnoException).code}): give a bundled name (${names}) or the path of a JSON Lines file`,
    );
  }
}
