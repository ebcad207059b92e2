import type { Task } from '../../scoring/types.ts';
import type { GridModel } from '../grid.ts';
import type { Metric } from '../metrics.ts';
import { isComparable, PUBLISHED_MODELS, publishedRow, publishedValue } from '../published.ts';
import type { Interval } from '../statistics/bootstrap.ts';
import { modelCell, TASK_NAMES, type TableContext, valuesOf } from './context.ts';
import { type Cell, EMPTY, left, points, type Row, right, type Table, textCell } from './table.ts';

/**
 * The difference of every model at hand to a published one: the one named (a part of its name is enough where it
 * fits one only), or, for `true`, the one of the same name. Throws an `Error` that lists the published models where
 * the choice is none.
 */
export function referenceTables(context: TableContext, reference: string | true): Table[] {
  const partners = partnersOf(context, reference);
  return context.grid.tasks.map((task) => referenceTable(context, task, partners));
}

type Partners = readonly { readonly model: GridModel; readonly published: string }[];

function partnersOf({ grid }: TableContext, reference: string | true): Partners {
  const known = `the published models are ${PUBLISHED_MODELS.join(', ')}`;
  if (reference === true) {
    const same = grid.models.filter(({ name }) => PUBLISHED_MODELS.includes(name));
    if (same.length > 0) return same.map((model) => ({ model, published: model.name }));
    throw new Error(`--reference: no model here bears a published name; name one, ${known}`);
  }
  const fitting = PUBLISHED_MODELS.includes(reference)
    ? [reference]
    : PUBLISHED_MODELS.filter((name) => name.toLowerCase().includes(reference.toLowerCase()));
  const [published] = fitting;
  if (published === undefined || fitting.length > 1)
    throw new Error(
      `--reference: "${reference}" fits ${fitting.length === 0 ? 'no published model' : fitting.join(' and ')}; ${known}`,
    );
  return grid.models.map((model) => ({ model, published }));
}

function referenceTable(context: TableContext, task: Task, partners: Partners): Table {
  const { grid, versions } = context;
  const metric: Metric = task === 'task1' ? 'fuzzy_edges_f1' : 'fuzzy_distance';
  const rows = partners.flatMap(({ model, published }): Row[] => {
    const cells = grid.shots.map((shots) =>
      differenceCell(context, model.name, published, task, shots, metric),
    );
    return cells.every(({ text }) => text === '')
      ? []
      : [{ kind: model.kind, cells: [modelCell(model), textCell(published), ...cells] }];
  });
  const better = task === 'task1' ? 'above 0 is better than published' : 'below 0 is better than published';
  return {
    id: `reference-${task}`,
    title: `Difference to the published results: ${TASK_NAMES[task]} (${task})`,
    caption: `${task === 'task1' ? 'F1 of the connections' : 'Distance'} less the published one, in percentage points: ${better}. The published value is taken as fixed.${
      isComparable(versions)
        ? ''
        : ' These rows are of other data or another scorer than the published ones: the difference mixes that with the models’.'
    }`,
    columns: [left('Model'), left('Published'), ...grid.shots.map(right)],
    rows,
  };
}

function differenceCell(
  { grid, bootstrap }: TableContext,
  model: string,
  published: string,
  task: Task,
  shots: string,
  metric: Metric,
): Cell {
  const row = publishedRow(published, task, metric);
  const fixed = row && publishedValue(row, shots);
  const estimate = bootstrap.mean(valuesOf(grid.at(model, shots, task), metric));
  if (fixed === undefined || estimate === undefined) return EMPTY;
  const { mean, interval, items } = estimate;
  const shifted: Interval | undefined = interval && [interval[0] - fixed, interval[1] - fixed];
  return { text: points(mean - fixed), value: mean - fixed, items, ...(shifted && { interval: shifted }) };
}
