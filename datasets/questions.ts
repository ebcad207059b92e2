import type { Edge, GraphGold, PathGold, Task } from '../scoring/types.ts';
import type { Item } from './item.ts';

/** What a prompt shows of one task of one item: never any gold. */
export interface Question {
  readonly task: Task;
  readonly text: string;
  readonly locations: readonly string[];
  /** Source and target, tasks 3 and 4 only. */
  readonly ends?: readonly [string, string];
}

/** A question with its right answer, as the assistant of a few-shot example gives it. */
export interface Shot {
  readonly question: Question;
  readonly answer: string;
}

/** Every few-shot example of an item for a task, in their fixed order. */
export type Shots = (item: Item, task: Task) => readonly Shot[];

/** The gold of a task as it travels in a row's metadata to the assertion. */
export type Gold =
  | { readonly kind: 'graph'; readonly gold: GraphGold }
  | { readonly kind: 'path'; readonly gold: PathGold };

/** The question of a task, without its gold. */
export function questionOf(item: Item, task: Task): Question {
  const { text, locations } = item;
  const asked = task === 'task3' || task === 'task4' ? item[task] : undefined;
  return asked === undefined
    ? { task, text, locations }
    : { task, text, locations, ends: [asked.from, asked.to] };
}

/** The gold of a task, or `undefined` where the item has none. task2a and task2b share the walked path. */
export function goldOf(item: Item, task: Task): Gold | undefined {
  const { edges, locations } = item;
  if (task === 'task1') return edges && { kind: 'graph', gold: { edges } };
  const paths = task === 'task3' || task === 'task4' ? item[task]?.answers : item.path && [item.path];
  return paths && { kind: 'path', gold: { task, paths, locations, ...(edges && { edges }) } };
}

/** The gold written as the prompt asks for it: DOT, one edge a line; or one name a line, reversed for task2b. */
export function answerOf({ kind, gold }: Gold): string {
  if (kind === 'graph') return dot(gold.edges);
  const path = gold.paths[0] as readonly string[];
  return (gold.task === 'task2b' ? [...path].reverse() : path).join('\n');
}

/** A map as DOT in the published layout: one edge a line, both names quoted. */
export function dot(edges: readonly Edge[]): string {
  const quote = (name: string) => `"${name.replaceAll('"', '\\"')}"`;
  return `graph G {\n${edges.map(([a, b]) => `${quote(a)} -- ${quote(b)};\n`).join('')}}`;
}

/** Examples that are items themselves, which an item names by their ids. */
export function shotsByExample(items: ReadonlyMap<string, Item>): Shots {
  return ({ examples = [] }, task) =>
    examples.map((id) => {
      const example = items.get(id) as Item;
      return { question: questionOf(example, task), answer: answerOf(goldOf(example, task) as Gold) };
    });
}

/**
 * The first `count` few-shot examples of an item of a dataset. Throws where the item has fewer, since a column
 * labelled "3-shot" must not hold 2-shot prompts.
 */
export function shotsOf(
  { name, shots }: { readonly name: string; readonly shots: Shots },
  item: Item,
  task: Task,
  count: number,
): readonly Shot[] {
  const first = shots(item, task).slice(0, count);
  if (first.length < count)
    throw new Error(
      `${name}: item ${item.id} has ${first.length} of the ${count} examples that this prompt needs; add some to the item ("examples", or "few_shots" in the published format), or leave this prompt out`,
    );
  return first;
}
