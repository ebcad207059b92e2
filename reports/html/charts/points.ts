import type { Task } from '../../../scoring/types.ts';
import { isComparable } from '../../published.ts';
import type { Report } from '../../report.ts';
import type { Interval } from '../../statistics/bootstrap.ts';
import type { Cell, RowKind, Table } from '../../tables/table.ts';

/** A mean score of a model over the items of a task, higher is better. */
export interface ScorePoint {
  readonly model: string;
  readonly kind: RowKind;
  readonly shots: string;
  /** 0–1. */
  readonly score: number;
  readonly interval?: Interval;
}

/** The scores of a task as its table has them, and the published ones where they were measured alike. */
export function scorePoints(report: Report, task: Task): ScorePoint[] {
  const table = report.tables.find(({ id }) => id === `chance-${task}`);
  const own = (table?.rows ?? []).flatMap(({ kind, cells: [model, shots, score] }) =>
    point({ model: model?.text ?? '', kind, shots: shots?.text ?? '' }, score),
  );
  return isComparable(report.versions) ? [...own, ...publishedPoints(report, task)] : own;
}

/** What chance scored on the items of a task, with whatever prompt. */
export function floorOf({ tables }: Report, task: Task): number | undefined {
  const rows = tables.find(({ id }) => id === `chance-${task}`)?.rows ?? [];
  return rows.find(({ cells }) => cells[3]?.value !== undefined)?.cells[3]?.value;
}

/** The paper's table of the task, whose distances become scores. */
function publishedPoints({ tables }: Report, task: Task): ScorePoint[] {
  const table = tables.find(({ id, title }) => id.startsWith('table') && title.endsWith(`(${task})`));
  return (table?.rows ?? [])
    .filter(({ kind }) => kind === 'published')
    .flatMap(({ kind, cells: [model, , ...values] }) =>
      values.flatMap((cell, index) => {
        const value = task === 'task1' || cell.value === undefined ? cell.value : 1 - cell.value;
        return point(
          { model: model?.text ?? '', kind, shots: (table as Table).columns[index + 2]?.title ?? '' },
          value === undefined ? undefined : { ...cell, value },
        );
      }),
    );
}

export function point(
  whose: Pick<ScorePoint, 'model' | 'kind' | 'shots'>,
  cell: Cell | undefined,
): ScorePoint[] {
  if (cell?.value === undefined) return [];
  return [{ ...whose, score: cell.value, ...(cell.interval && { interval: cell.interval }) }];
}
