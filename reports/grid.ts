import { TASKS, type Task } from '../scoring/types.ts';
import { baselineOf, type ErrorRow, type ResultRow, type ScoredAnswer, sortShots } from './record.ts';
import type { RowKind } from './tables/table.ts';

/** The rows of a report by model, shots and task: what its tables are cut from. */
export interface Grid {
  /** Models first, then baselines, each in the order of their first row. */
  readonly models: readonly GridModel[];
  /** Labels of the prompts, by number of examples. */
  readonly shots: readonly string[];
  /** Those that there are rows of, in the paper's order. */
  readonly tasks: readonly Task[];
  at(model: string, shots: string, task: Task): GridCell;
}

export interface GridModel {
  readonly name: string;
  readonly kind: Exclude<RowKind, 'published'>;
  /** The short name of a baseline: `oracle`, `random-middle` … */
  readonly baseline?: string;
}

export interface GridCell {
  readonly answers: readonly ScoredAnswer[];
  readonly errors: readonly ErrorRow[];
}

const NOTHING: GridCell = { answers: [], errors: [] };

export function gridOf(rows: readonly ResultRow[]): Grid {
  const cells = new Map<string, { answers: ScoredAnswer[]; errors: ErrorRow[] }>();
  const models = new Map<string, GridModel>();
  const key = (model: string, shots: string, task: Task) => JSON.stringify([model, shots, task]);
  for (const row of rows) {
    const baseline = baselineOf(row);
    models.set(
      row.model,
      baseline === undefined
        ? { name: row.model, kind: 'model' }
        : { name: row.model, kind: 'baseline', baseline },
    );
    const at = key(row.model, row.shots, row.task);
    let cell = cells.get(at);
    if (cell === undefined) {
      cell = { answers: [], errors: [] };
      cells.set(at, cell);
    }
    if (row.kind === 'scored') cell.answers.push(row);
    else cell.errors.push(row);
  }
  const inOrder = [...models.values()];
  return {
    models: [
      ...inOrder.filter(({ kind }) => kind === 'model'),
      ...inOrder.filter(({ kind }) => kind === 'baseline'),
    ],
    shots: sortShots(new Set(rows.map(({ shots }) => shots))),
    tasks: TASKS.filter((task) => rows.some((row) => row.task === task)),
    at: (model, shots, task) => cells.get(key(model, shots, task)) ?? NOTHING,
  };
}
