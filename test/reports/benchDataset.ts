import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Item } from '../../datasets/item.ts';
import type { Dataset } from '../../datasets/load.ts';
import type { Edge } from '../../scoring/types.ts';

const bench = (name: string) => new URL(`../../bench/${name}`, import.meta.url);
export const unpacked = (name: string): string => gunzipSync(readFileSync(bench(name))).toString('utf8');
interface O {
  id: number;
  split: 'test' | 'dev';
  text: string;
  locations: string[];
  task1: { target: Edge[] };
  task2: { target: string[] };
  task3: { from: string; to: string; target: string[][] };
  task4: { from_marker: string; to_marker: string; target: string[][] };
}
export function benchDataset(): Dataset {
  const items = (JSON.parse(unpacked('plugh.json.gz')) as O[]).map((o): [string, Item] => [
    String(o.id),
    {
      id: String(o.id),
      game: `item ${o.id}`,
      split: o.split,
      text: o.text,
      locations: o.locations,
      edges: o.task1.target,
      path: o.task2.target,
      task3: { from: o.task3.from, to: o.task3.to, answers: o.task3.target },
      task4: { from: o.task4.from_marker, to: o.task4.to_marker, answers: o.task4.target },
    },
  ]);
  return { name: 'bench', version: 'sha256:bench', items: new Map(items) } as Dataset;
}
