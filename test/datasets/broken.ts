import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '../../datasets/item.ts';

/** An item whose arrays may be changed. */
type Draft = { -readonly [Field in keyof Item]: Item[Field] };

/** The bundled items, afresh at each call. */
export function bundledItems(): Draft[] {
  const file = new URL('../../datasets/plugh-open/items.jsonl', import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Writes a dataset file into a new temporary folder and returns its path. */
export function writeItems(items: readonly unknown[], name = 'items.jsonl'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plugh-items-')), name);
  writeFileSync(file, `${items.map((item) => JSON.stringify(item)).join('\n')}\n`);
  return file;
}

export interface BrokenCopy {
  readonly rule: string;
  /** Breaks the first bundled item, in line 1. */
  readonly breakIt: (item: Draft, all: readonly Draft[]) => void;
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
}

/** One broken copy of the bundled data for each rule of the item model. */
export const BROKEN: readonly BrokenCopy[] = [
  {
    rule: 'two names that are equal after normalisation',
    breakIt: (item) => {
      item.locations = [...item.locations, 'the mill house'];
      item.text += ' So this was the mill house.';
    },
    field: 'locations[6]',
    problem:
      '"the mill house" and "Mill-House" are the same name once case, articles and punctuation are levelled',
    remedy: 'rename one of the two places, in the gold and in the text',
  },
  {
    rule: 'an edge to a place that is no location',
    breakIt: (item) => {
      item.edges = [...(item.edges ?? []), ['Wheel-Room', 'Garret']];
    },
    field: 'edges[5][1]',
    problem: '"Garret" is not in locations',
    remedy: 'add it to locations, or correct its spelling',
  },
  {
    rule: 'a path step that is no location',
    breakIt: (item) => {
      item.path = item.path?.with(2, 'Weel-Room') ?? [];
    },
    field: 'path[2]',
    problem: '"Weel-Room" is not in locations',
    remedy: 'add it to locations, or correct its spelling',
  },
  {
    rule: 'an empty gold',
    breakIt: (item) => {
      item.edges = [];
    },
    field: 'edges',
    problem: 'it has fewer than 1 entries',
    remedy: 'give at least 1, or leave the whole field out where the task has no gold',
  },
  {
    rule: 'a path that uses no edge',
    breakIt: (item) => {
      item.path = ['Tool-Shed', 'Staith', ...(item.path?.slice(2) ?? [])];
    },
    field: 'path[1]',
    problem: 'the step from "Tool-Shed" to "Staith" uses no edge',
    remedy: 'add the edge, or correct the path',
  },
  {
    rule: 'a name that is missing from the text',
    breakIt: (item) => {
      item.text = item.text.replaceAll('Staith', 'landing');
    },
    field: 'locations[3]',
    problem: '"Staith" does not occur in the text',
    remedy: 'name the place in the text as it stands in locations, or correct the name',
  },
  {
    rule: 'an answer that is not shortest',
    breakIt: (item) => {
      if (item.task3)
        item.task3 = {
          ...item.task3,
          answers: [...item.task3.answers, ['Mill-House', 'Wheel-Room', 'Head-Race', 'Wheel-Room', 'Staith']],
        };
    },
    field: 'task3.answers',
    problem: 'Mill-House → Wheel-Room → Head-Race → Wheel-Room → Staith is no shortest path of the map',
    remedy: 'list every shortest path from "Mill-House" to "Staith" over the edges, each once',
  },
  {
    rule: 'an answer that does not lead where its hint points',
    breakIt: (item) => {
      if (item.task4) item.task4 = { ...item.task4, to: 'the place where billhook was left' };
    },
    field: 'task4.answers[0]',
    problem:
      'it leads from "Tool-Shed" to "Mill-House", and the question asks from "Tool-Shed" to "Head-Race"',
    remedy: 'make every answer begin and end where the question asks',
  },
  {
    rule: 'an example that is not a dev item',
    breakIt: (item, all) => {
      item.examples = [all.find(({ split, id }) => split === 'test' && id !== item.id)?.id ?? ''];
    },
    field: 'examples[0]',
    problem: '"alderman-02" is not a dev item, so the benchmark would give one of its own answers away',
    remedy: 'name a dev item of another game that has gold for the same tasks',
  },
  {
    rule: 'locations in the order of the walk',
    breakIt: (item) => {
      item.locations = [...new Set(item.path)];
    },
    field: 'locations',
    problem: 'the places stand in the order in which they are visited, which gives the path away',
    remedy: 'sort them by name',
  },
  {
    rule: 'a misspelt field',
    breakIt: (item) => {
      Object.assign(item, { exmaples: item.examples });
    },
    field: 'exmaples',
    problem: 'no such field is known',
    remedy: 'correct its spelling, or remove it',
  },
  {
    rule: 'a missing field',
    breakIt: (item) => {
      Reflect.deleteProperty(item, 'game');
    },
    field: 'game',
    problem: 'the field is missing',
    remedy: 'add it',
  },
];

/** A copy of the bundled data with its first item broken. */
export function brokenCopy({ breakIt }: BrokenCopy): string {
  const items = bundledItems();
  breakIt(items[0] as Draft, items);
  return writeItems(items);
}
