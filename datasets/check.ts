import type { Fault } from './faults.ts';
import type { Item } from './item.ts';
import { checkRules } from './rules.ts';
import { checkShape, type ItemFault } from './schema.ts';

/** A fault, before the name of its file is added. */
export type LineFault = Omit<Fault, 'file'>;

/** What a line holds: an item of the right shape, or only the id of something that is none. */
type Line = { readonly line: number; readonly id: string; readonly faults: readonly ItemFault[] } & (
  | { readonly item: Item }
  | { readonly item?: undefined }
);

/** Checks the text of a dataset file (JSON Lines): its well-formed items, and every fault in the order of the lines. */
export function checkText(content: string): { items: Item[]; faults: LineFault[] } {
  if (isOneDocument(content))
    return { items: [], faults: [wholeFile('it is one JSON document, not one a line')] };
  const lines = content
    .split(/\r?\n/)
    .flatMap((text, index) => (text.trim() === '' ? [] : [readLine(text, index + 1)]));
  if (lines.length === 0) return { items: [], faults: [wholeFile('it holds no item')] };
  const firstOf = new Map<string, Line>();
  for (const line of lines) if (!firstOf.has(line.id)) firstOf.set(line.id, line);
  const faults = lines.flatMap((line) =>
    [...line.faults, ...doubledId(line, firstOf), ...checkExamples(line, firstOf)].map((fault) => ({
      line: line.line,
      id: line.id,
      field: fault.field,
      problem: fault.problem,
      remedy: fault.remedy,
      severity: 'error' as const,
    })),
  );
  return { items: lines.flatMap(({ item }) => item ?? []), faults };
}

function wholeFile(problem: string): LineFault {
  const remedy = 'write one item a line (JSON Lines)';
  return { line: 1, id: '?', field: '', problem, remedy, severity: 'error' };
}

/** A JSON array or object over several lines, which would otherwise be a fault on each of its lines. */
function isOneDocument(content: string): boolean {
  const [first = ''] = content.trimStart().split('\n', 1);
  return 'error' in parse(first) && !('error' in parse(content));
}

function parse(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function readLine(text: string, line: number): Line {
  const parsed = parse(text);
  if ('error' in parsed) {
    const problem = `the line is not JSON (${parsed.error})`;
    return {
      line,
      id: '?',
      faults: [{ field: '', problem, remedy: 'write one JSON object a line (JSON Lines)' }],
    };
  }
  const shape = checkShape(parsed.value);
  return 'faults' in shape
    ? { line, id: idOf(parsed.value), faults: shape.faults }
    : { line, id: shape.value.id, item: shape.value, faults: checkRules(shape.value) };
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id !== '' ? id : '?';
}

function doubledId(line: Line, firstOf: ReadonlyMap<string, Line>): ItemFault[] {
  const first = firstOf.get(line.id);
  if (line.id === '?' || first === undefined || first === line) return [];
  return [
    {
      field: 'id',
      problem: `the id stands in line ${first.line} too`,
      remedy: 'give each item an id of its own',
    },
  ];
}

/** Examples must be dev items of the same file, of another game than the item, and hold its gold fields. */
function checkExamples({ item }: Line, lineOf: ReadonlyMap<string, Line>): ItemFault[] {
  return (item?.examples ?? []).flatMap((id, index) => {
    const problem = exampleProblem(item as Item, lineOf.get(id));
    if (problem === undefined) return [];
    return {
      field: `examples[${index}]`,
      problem: `"${id}" ${problem}`,
      remedy: 'name a dev item of another game that has gold for the same tasks',
    };
  });
}

function exampleProblem(item: Item, line: Line | undefined): string | undefined {
  if (line === undefined) return 'is no item of this file';
  const example = line.item;
  // Its own faults are reported where it stands.
  if (example === undefined) return undefined;
  if (example.split !== 'dev')
    return 'is not a dev item, so the benchmark would give one of its own answers away';
  if (example.game === item.game) return 'is of the same game, so the example would help with the map';
  const gold = ['edges', 'path', 'task3', 'task4'] as const;
  const missing = gold.filter((field) => item[field] !== undefined && example[field] === undefined);
  return missing.length === 0 ? undefined : `has no ${missing.join(', ')}`;
}
