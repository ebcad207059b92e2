import type { Task } from '../../scoring/types.ts';
import type { Grid, GridCell, GridModel } from '../grid.ts';
import { type Metric, metricOf } from '../metrics.ts';
import type { ClusterBootstrap } from '../statistics/bootstrap.ts';
import { type ItemValue, itemValues } from '../statistics/itemValues.ts';
import type { Versions } from '../versions.ts';
import { type Cell, countCell, estimateCell, textCell } from './table.ts';

/** What every table is made from. */
export interface TableContext {
  readonly grid: Grid;
  readonly bootstrap: ClusterBootstrap;
  readonly versions: Versions;
  /** Whether the published results stand beside the rows. */
  readonly published: boolean;
}

/** The name of each task in the paper. */
export const TASK_NAMES: Readonly<Record<Task, string>> = {
  task1: 'Graph Reconstruction',
  task2a: "Character's Path Reconstruction",
  task2b: "Reversed Character's Path Reconstruction",
  task3: 'Novel Shortest Path',
  task4: 'Temporal Hinted Shortest Path',
};

/** The model's answers as one value an item. */
export function valuesOf({ answers }: GridCell, metric: Metric): ItemValue[] {
  return itemValues(answers, (answer) => metricOf(answer, metric));
}

/** The headline value of each answer: edges F1 of a map, 1 − distance of a path. */
export function scoresOf({ answers }: GridCell): ItemValue[] {
  return itemValues(answers, ({ result }) => result.score);
}

/** A mean with its interval, and with a note on the rows that are left out. */
export function metricCell({ bootstrap }: TableContext, cell: GridCell, metric: Metric): Cell {
  return estimateCell(bootstrap.mean(valuesOf(cell, metric)), leftOut(cell));
}

export function leftOut({ errors }: GridCell): string | undefined {
  if (errors.length === 0) return undefined;
  return errors.length === 1 ? '1 error row left out' : `${errors.length} error rows left out`;
}

/** How many items the cells are means of: `113`, or `110–113` where they differ. */
export function itemsCell(cells: readonly Cell[]): Cell {
  const counts = cells.flatMap(({ items }) => items ?? []);
  if (counts.length === 0) return countCell(0);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? countCell(most) : textCell(`${least}–${most}`);
}

/** What the headline score of a task is. */
export function scoreNote(task: Task): string {
  return `Score: ${task === 'task1' ? 'F1 of the connections' : '1 − distance'}, higher is better.`;
}

export function modelCell({ name }: GridModel): Cell {
  return textCell(name);
}
