import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatasetError, type Fault } from './faults.ts';
import type { Item } from './item.ts';
import { packageRoot } from './packageRoot.ts';
import { checkRules } from './rules.ts';
import { checkShape } from './schema.ts';

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

/** Reads a dataset file and checks every rule: its sound items, every fault, and the text as it was read. */
export function checkFile(file: string): { items: Item[]; faults: Fault[]; content: string } {
  const content = readText(file);
  if (isOneDocument(content))
    return { items: [], faults: [wholeFile(file, 'it is one JSON document, not one a line')], content };
  const items: Item[] = [];
  const lineOf = new Map<string, number>();
  const faults: Fault[] = [];
  for (const [index, text] of content.split(/\r?\n/).entries()) {
    if (text.trim() === '') continue;
    const line = index + 1;
    const parsed = parseLine(text);
    const report = (id: string, field: string, problem: string, remedy: string) =>
      faults.push({ file, line, id, field, problem, remedy });
    if ('error' in parsed) {
      report('?', '', `the line is not JSON (${parsed.error})`, 'write one JSON object a line (JSON Lines)');
      continue;
    }
    const id = idOf(parsed.value);
    const shape = checkShape(parsed.value);
    if ('faults' in shape) {
      for (const { field, problem, remedy } of shape.faults) report(id, field, problem, remedy);
      continue;
    }
    const earlier = lineOf.get(id);
    if (earlier !== undefined)
      report(id, 'id', `the id stands in line ${earlier} too`, 'give each item an id of its own');
    lineOf.set(id, line);
    for (const { field, problem, remedy } of checkRules(shape.item)) report(id, field, problem, remedy);
    items.push(shape.item);
  }
  faults.push(
    ...checkExamples(items, (item) => ({ file, line: lineOf.get(item.id) as number, id: item.id })),
  );
  if (lineOf.size === 0 && faults.length === 0) faults.push(wholeFile(file, 'it holds no item'));
  return { items, faults: faults.sort((a, b) => a.line - b.line), content };
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

function wholeFile(file: string, problem: string): Fault {
  return { file, line: 1, id: '?', field: '', problem, remedy: 'write one item a line (JSON Lines)' };
}

/** A JSON array or object over several lines, which would otherwise be a fault on each of its lines. */
function isOneDocument(content: string): boolean {
  const [first = ''] = content.trimStart().split('\n', 1);
  return 'error' in parseLine(first) && !('error' in parseLine(content));
}

function parseLine(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id !== '' ? id : '?';
}

/** Examples must be dev items of the same file, of another game than the item, and hold its gold fields. */
function checkExamples(
  items: readonly Item[],
  at: (item: Item) => Pick<Fault, 'file' | 'line' | 'id'>,
): Fault[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return items.flatMap((item) =>
    (item.examples ?? []).flatMap((id, index) => {
      const example = byId.get(id);
      const problem = exampleProblem(item, example);
      if (problem === undefined) return [];
      const remedy = 'name a dev item of another game that has gold for the same tasks';
      return { ...at(item), field: `examples[${index}]`, problem: `"${id}" ${problem}`, remedy };
    }),
  );
}

function exampleProblem(item: Item, example: Item | undefined): string | undefined {
  if (example === undefined) return 'is no item of this file';
  if (example.split !== 'dev')
    return 'is not a dev item, so the benchmark would give one of its own answers away';
  if (example.game === item.game) return 'is of the same game, so the example would help with the map';
  const gold = ['edges', 'path', 'task3', 'task4'] as const;
  const missing = gold.filter((field) => item[field] !== undefined && example[field] === undefined);
  return missing.length === 0 ? undefined : `has no ${missing.join(', ')}`;
}
