import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Unpacks a file of `bench/` (`plugh.json`, `responses.json`) into a new temporary folder and returns its path. */
export function benchFile(name: 'plugh.json' | 'responses.json'): string {
  const packed = readFileSync(new URL(`../../bench/${name}.gz`, import.meta.url));
  const file = join(mkdtempSync(join(tmpdir(), 'plugh-bench-')), name);
  writeFileSync(file, gunzipSync(packed));
  return file;
}

/** An entry in the published format that keeps every rule; the tests change it. */
export function officialEntry(id: number): Entry {
  const locations = ['attic', 'cellar', 'great hall'];
  const walk = ['great hall', 'attic', 'great hall', 'cellar'];
  const text = 'From the great hall he went up to the attic, and back through the great hall to the cellar.';
  const way = ['attic', 'great hall', 'cellar'];
  const markers = ['the place of the first encounter of the lamp', 'the place where the lamp was left'];
  return {
    id,
    split: 'test',
    text,
    locations,
    task1: {
      target: [
        ['great hall', 'attic'],
        ['great hall', 'cellar'],
      ],
      few_shots: [['a text', 'graph G {\n"a" -- "b";\n}']],
    },
    task2: { target: walk, few_shots: [['a text', ['a', 'b'], ['a', 'b', 'a']]] },
    task3: {
      from: 'attic',
      to: 'cellar',
      target: [way],
      few_shots: [['a text', ['a', 'b', 'c'], ['a', 'b', 'c']]],
    },
    task4: {
      from_marker: markers[0] as string,
      to_marker: markers[1] as string,
      target: [way],
      few_shots: [['a text', ['a', 'b'], markers, 'more', ['b', 'a']]],
    },
  };
}

export interface Entry {
  id: number;
  split: string;
  text: string;
  locations: string[];
  task1: { target: string[][]; few_shots?: unknown[] };
  task2: { target: string[]; few_shots?: unknown[] };
  task3: { from: string; to: string; target: string[][]; few_shots?: unknown[] };
  task4: { from_marker: string; to_marker: string; target: string[][]; few_shots?: unknown[] };
}

/** Writes entries in the published layout into a new temporary folder and returns the path. */
export function writeOfficial(entries: readonly unknown[], name = 'my.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plugh-official-')), name);
  writeFileSync(file, JSON.stringify(entries, null, 4));
  return file;
}
