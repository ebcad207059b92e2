import type { LineFault } from './check.ts';
import { elementLines } from './elementLines.ts';
import type { Item } from './item.ts';
import { checkOfficialShape, officialField, officialShots, toItem } from './officialFormat.ts';
import { checkOfficialNames } from './officialNames.ts';
import type { Shots } from './questions.ts';
import { checkRules } from './rules.ts';
import { checkShape, type ItemFault } from './schema.ts';

/** What a file in the published format holds. */
export interface OfficialData {
  readonly items: readonly Item[];
  readonly shots: Shots;
  readonly faults: readonly LineFault[];
}

/**
 * Reads the text of a file in the published format: a JSON array of items with their examples inside. Breaches of
 * rules that published data may break are warnings; so is every breach in a `dev` item, which is not scored, and,
 * where `published` says that this is the benchmark itself, every one that leaves the item readable: right or
 * wrong, it is what the published scores were measured with.
 */
export function readOfficial(content: string, { published = false } = {}): OfficialData {
  const parsed = parse(content);
  if ('fault' in parsed) return { items: [], shots: () => [], faults: [parsed.fault] };
  const lines = elementLines(content);
  const entries = parsed.array.map((value, position) => readEntry(value, position, published));
  const shots = new Map(entries.flatMap(({ read }) => (read ? [[read.item.id, read.shots]] : [])));
  return {
    items: entries.flatMap(({ read }) => (read ? [read.item] : [])),
    shots: (item, task) => shots.get(item.id)?.(task) ?? [],
    faults: entries.flatMap(({ faults }, position) =>
      faults.map((fault) => ({ line: lines[position] ?? 1, id: String(position), ...fault })),
    ),
  };
}

function parse(content: string): { array: readonly unknown[] } | { fault: LineFault } {
  const wholeFile = (problem: string, remedy: string): { fault: LineFault } => ({
    fault: { line: 1, id: '?', field: '', problem, remedy, severity: 'error' },
  });
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return wholeFile(
      `the file is not JSON (${(error as Error).message})`,
      'give a file in the published format (a JSON array), or name a JSON Lines file .jsonl',
    );
  }
  if (!Array.isArray(value))
    return wholeFile(
      'it is no JSON array',
      'put the items into one array, as in the published plugh.json, or name a JSON Lines file .jsonl',
    );
  if (value.length === 0) return wholeFile('it holds no item', 'put at least one item into the array');
  return { array: value };
}

interface Entry {
  readonly read?: { readonly item: Item; readonly shots: (task: Parameters<Shots>[1]) => ReturnType<Shots> };
  readonly faults: readonly Omit<LineFault, 'line' | 'id'>[];
}

function readEntry(value: unknown, position: number, published: boolean): Entry {
  const shape = checkOfficialShape(value);
  if ('faults' in shape) return { faults: shape.faults.map((fault) => withSeverity(fault, 'error')) };
  const official = shape.value;
  const item = toItem(official);
  const harmless = published || item.split === 'dev';
  const rules = [...checkItem(item), ...checkOfficialNames(item)].map((fault) =>
    withSeverity(fault, harmless || fault.tolerable ? 'warning' : 'error'),
  );
  const misplaced = official.id === position ? [] : [misplacedId(official.id, position)];
  return { read: { item, shots: (task) => officialShots(official, task) }, faults: [...misplaced, ...rules] };
}

/** The rules of the item model, those on its shape first: the others only hold for an item of the right shape. */
function checkItem(item: Item): readonly ItemFault[] {
  const shape = checkShape(item);
  return 'faults' in shape ? shape.faults : checkRules(shape.value);
}

/** Recorded answers name an item by its place in the array. */
function misplacedId(id: number, position: number): Entry['faults'][number] {
  return {
    field: 'id',
    problem: `the id is ${id}, and the place in the array ${position}`,
    remedy: 'number the items from 0 in the order of the array',
    severity: 'error',
  };
}

function withSeverity(
  { field, problem, remedy }: ItemFault,
  severity: 'error' | 'warning',
): Entry['faults'][number] {
  return { field: officialField(field), problem, remedy, severity };
}
