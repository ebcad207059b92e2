import type { Edge, Task } from '../scoring/types.ts';
import type { Item } from './item.ts';
import type { Shot } from './questions.ts';
import { type ItemFault, type Shape, shapeCheck } from './schema.ts';

type Names = readonly string[];
/** An example: the text first, the answer last, between them what the prompt shows. */
type Example = readonly [string, ...unknown[]];

interface Gold<Target> {
  readonly target: Target;
  readonly few_shots?: readonly Example[];
}

/** An entry of the published `plugh.json` (see `official.schema.json`). */
export interface OfficialItem {
  /** The position in the array. */
  readonly id: number;
  readonly split: 'dev' | 'test';
  readonly text: string;
  readonly locations: Names;
  readonly task1?: Gold<readonly Edge[]>;
  readonly task2?: Gold<Names>;
  readonly task3?: Gold<readonly Names[]> & { readonly from: string; readonly to: string };
  readonly task4?: Gold<readonly Names[]> & { readonly from_marker: string; readonly to_marker: string };
}

const FIELDS = ['task1', 'task2', 'task3', 'task4'] as const;
const checkFields = shapeCheck<OfficialItem>('datasets/official.schema.json');

/** Checks the shape of one entry, the answers that end its examples included. */
export function checkOfficialShape(value: unknown): Shape<OfficialItem> {
  const shape = checkFields(value);
  if ('faults' in shape) return shape;
  const faults = FIELDS.flatMap((field) =>
    (shape.value[field]?.few_shots ?? []).flatMap((example, index) =>
      badAnswer(example, field, `${field}.few_shots[${index}][${example.length - 1}]`),
    ),
  );
  return faults.length === 0 ? shape : { faults };
}

function badAnswer(example: Example, task: (typeof FIELDS)[number], field: string): ItemFault[] {
  const answer = example.at(-1);
  const isNames = Array.isArray(answer) && answer.every((name) => typeof name === 'string');
  if (task === 'task1' ? typeof answer === 'string' : isNames) return [];
  const wanted = task === 'task1' ? 'the map in DOT, a text' : 'the path, a list of names';
  return [{ field, problem: 'the example does not end in its answer', remedy: `end it with ${wanted}` }];
}

/** The item of an entry. The format names no games, so that each item counts as a game of its own. */
export function toItem({ id, split, text, locations, task1, task2, task3, task4 }: OfficialItem): Item {
  return {
    id: String(id),
    game: `item ${id}`,
    split,
    text,
    locations,
    ...(task1 && { edges: task1.target }),
    ...(task2 && { path: task2.target }),
    ...(task3 && { task3: { from: task3.from, to: task3.to, answers: task3.target } }),
    ...(task4 && { task4: { from: task4.from_marker, to: task4.to_marker, answers: task4.target } }),
  };
}

/** Where a field of an item stands in the published format: `task4.answers[0]` is `task4.target[0]` there. */
export function officialField(field: string): string {
  return field
    .replace(/^edges/, 'task1.target')
    .replace(/^path/, 'task2.target')
    .replace(/^(task[34])\.answers/, '$1.target')
    .replace(/^(task4\.(?:from|to))$/, '$1_marker');
}

/** The examples that stand inside an entry, for a task. */
export function officialShots(item: OfficialItem, task: Task): Shot[] {
  const field = task === 'task2a' || task === 'task2b' ? 'task2' : task;
  return (item[field]?.few_shots ?? []).map((example) => {
    const [text, locations, ends] = example as unknown as readonly [string, Names, Names];
    const answer = example.at(-1);
    if (task === 'task1') return { question: { task, text, locations: [] }, answer: answer as string };
    const path = answer as Names;
    if (field === 'task2')
      return {
        question: { task, text, locations },
        answer: (task === 'task2b' ? path.toReversed() : path).join('\n'),
      };
    return {
      question: { task, text, locations, ends: [ends[0] as string, ends.at(-1) as string] },
      answer: path.join('\n'),
    };
  });
}
