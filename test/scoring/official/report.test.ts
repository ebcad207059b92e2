import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { officialGraph } from '../../../scoring/official/graph.ts';
import { officialPath } from '../../../scoring/official/path.ts';
import type { Edge, GraphGold, PathGold, PathTask, Task } from '../../../scoring/types.ts';

/** An item of the official data format, as far as it is scored. */
interface OfficialItem {
  readonly locations: string[];
  readonly task1: { readonly target: Edge[] };
  readonly task2: { readonly target: string[] };
  readonly task3: { readonly target: string[][] };
  readonly task4: { readonly target: string[][] };
}
type OfficialResponse = readonly [
  id: number,
  task: Task,
  model: string,
  shots: number,
  answer: string | null,
];

function benchFile(name: string): Buffer {
  return readFileSync(new URL(`../../../bench/${name}`, import.meta.url));
}

function unpacked<T>(name: string): T {
  return JSON.parse(gunzipSync(benchFile(name)).toString()) as T;
}

/** The report's cells, such as `81.3%`, by metric, model and shots. */
function reportedCells(): Map<string, string> {
  const cells = new Map<string, string>();
  let metric = '';
  for (const line of benchFile('report.txt').toString().split('\n')) {
    if (line.startsWith('## ')) metric = line.slice(3);
    const [model, items, ...figures] = line.split(/\s+/);
    if (items !== '113') continue;
    for (const [shots, figure] of figures.entries()) cells.set(`${metric} ${model} ${shots}`, figure);
  }
  return cells;
}

/** The mean of each cell over the made-up answers. */
function scoredCells(): Map<string, number> {
  const golds = unpacked<OfficialItem[]>('plugh.json.gz').map(({ locations, task1, task2, task3, task4 }) => {
    const path = (task: PathTask, paths: string[][]): PathGold => ({ task, paths, locations });
    const graph: GraphGold = { edges: task1.target };
    return {
      task1: graph,
      task2a: path('task2a', [task2.target]),
      task2b: path('task2b', [task2.target]),
      task3: path('task3', task3.target),
      task4: path('task4', task4.target),
    };
  });
  const values = new Map<string, number[]>();
  for (const [id, task, model, shots, answer] of unpacked<OfficialResponse[]>('responses.json.gz')) {
    const gold = golds[id];
    if (gold === undefined) throw new Error(`no item ${id}`);
    const { metrics } =
      task === 'task1' ? officialGraph(answer, gold.task1) : officialPath(answer, gold[task]);
    for (const [metric, value] of Object.entries(metrics)) {
      const cell = `${metric} ${model} ${shots}`;
      values.set(cell, [...(values.get(cell) ?? []), value]);
    }
  }
  return new Map(
    Array.from(values, ([cell, list]) => [cell, list.reduce((sum, value) => sum + value, 0) / list.length]),
  );
}

describe('the report that the published scorer printed for the made-up benchmark', () => {
  const reported = reportedCells();
  const scored = scoredCells();
  const dependsOnHashSeed = (cell: string): boolean => cell.startsWith('task1_fuzzy');

  test('has the same cells', () => {
    expect(reported.size).toBe(20 * 8 * 4);
    expect([...scored.keys()].sort()).toEqual([...reported.keys()].sort());
  });

  test('has the same figures, to the printed digit, where they do not depend on the hash seed', () => {
    const cells = [...reported].filter(([cell]) => !dependsOnHashSeed(cell));
    expect(cells.map(([cell]) => [cell, `${((scored.get(cell) ?? 0) * 100).toFixed(1)}%`])).toEqual(cells);
  });

  test('is never above a maximum matching, and at most 0.4 points below it', () => {
    const differences = [...reported]
      .filter(([cell]) => dependsOnHashSeed(cell))
      .map(([cell, figure]) => (scored.get(cell) ?? 0) * 100 - Number.parseFloat(figure));
    expect(differences).toHaveLength(6 * 8 * 4);
    expect(Math.min(...differences)).toBeGreaterThan(-0.05 - 1e-9);
    expect(Math.max(...differences)).toBeLessThanOrEqual(0.4);
  });
});
