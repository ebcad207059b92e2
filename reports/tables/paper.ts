import type { Task } from '../../scoring/types.ts';
import type { Metric } from '../metrics.ts';
import { PUBLISHED_MODELS, publishedRow, publishedValue } from '../published.ts';
import { comparePaired } from '../statistics/paired.ts';
import { itemsCell, metricCell, modelCell, TASK_NAMES, type TableContext, valuesOf } from './context.ts';
import {
  type Cell,
  countCell,
  EMPTY,
  left,
  percentCell,
  points,
  type Row,
  right,
  type Table,
  textCell,
} from './table.ts';

const TABLE_OF: Readonly<Record<Task, number>> = { task1: 2, task2a: 3, task2b: 4, task3: 5, task4: 6 };

/** The paper's tables for the models at hand: 2–6 for the tasks there are rows of; 8 and 9 with task1. */
export function paperTables(context: TableContext): Table[] {
  const { tasks } = context.grid;
  return [
    ...tasks.map((task) => taskTable(context, task)),
    ...(tasks.includes('task1') ? [fuzzyTable(context), measuresTable(context)] : []),
  ];
}

function taskTable(context: TableContext, task: Task): Table {
  const { grid } = context;
  const metric: Metric = task === 'task1' ? 'fuzzy_edges_f1' : 'fuzzy_distance';
  const rows = grid.models.flatMap((model): Row[] => {
    const cells = grid.shots.map((shots) => metricCell(context, grid.at(model.name, shots, task), metric));
    return isBlank(cells)
      ? []
      : [{ kind: model.kind, cells: [modelCell(model), itemsCell(cells), ...cells] }];
  });
  const direction =
    task === 'task1'
      ? 'F1 of the connections, higher is better.'
      : 'Normalised Levenshtein distance, lower is better.';
  return {
    id: `table${TABLE_OF[task]}`,
    title: `Table ${TABLE_OF[task]}. ${TASK_NAMES[task]} (${task})`,
    caption: direction,
    columns: [left('Model'), right('Items'), ...grid.shots.map(right)],
    rows: [
      ...rows,
      ...publishedRows(
        context,
        task,
        grid.shots.map((shots) => ({ metric, shots })),
      ),
    ],
  };
}

/** The paper shows tables 8 and 9 without examples; a run without such a column shows its first. */
function firstShots({ grid }: TableContext): string {
  return grid.shots.includes('0-shot') ? '0-shot' : (grid.shots[0] as string);
}

function fuzzyTable(context: TableContext): Table {
  const { grid, bootstrap } = context;
  const shots = firstShots(context);
  const rows = grid.models.flatMap((model): Row[] => {
    const at = grid.at(model.name, shots, 'task1');
    const [strict, fuzzy] = [valuesOf(at, 'strict_edges_f1'), valuesOf(at, 'fuzzy_edges_f1')];
    const compared = comparePaired(fuzzy, strict, bootstrap);
    if (compared === undefined) return [];
    const { mean, interval, items } = compared.difference;
    const cells = [
      metricCell(context, at, 'strict_edges_f1'),
      metricCell(context, at, 'fuzzy_edges_f1'),
      { text: points(mean), value: mean, items, ...(interval && { interval }) },
    ];
    return [{ kind: model.kind, cells: [modelCell(model), itemsCell(cells), ...cells] }];
  });
  const published = publishedRows(context, 'task1', [
    { metric: 'strict_edges_f1', shots },
    { metric: 'fuzzy_edges_f1', shots },
  ]).map(({ kind, cells }): Row => {
    const difference = (cells[3]?.value ?? 0) - (cells[2]?.value ?? 0);
    return { kind, cells: [...cells, { text: points(difference), value: difference }] };
  });
  return {
    id: 'table8',
    title: `Table 8. Strict and fuzzy name matching (task1, ${shots})`,
    caption:
      'F1 of the connections, higher is better; the difference in percentage points is what names cost that are written otherwise.',
    columns: [left('Model'), right('Items'), right('Strict'), right('Fuzzy'), right('Difference (pp)')],
    rows: [...rows, ...published],
  };
}

function measuresTable(context: TableContext): Table {
  const { grid } = context;
  const shots = firstShots(context);
  const metrics: readonly Metric[] = ['fuzzy_edges_f1', 'fuzzy_edges_rec', 'fuzzy_edges_prec'];
  const rows = grid.models.flatMap((model): Row[] => {
    const at = grid.at(model.name, shots, 'task1');
    const cells = metrics.map((metric) => metricCell(context, at, metric));
    return isBlank(cells)
      ? []
      : [{ kind: model.kind, cells: [modelCell(model), itemsCell(cells), ...cells] }];
  });
  return {
    id: 'table9',
    title: `Table 9. F1, recall and precision (task1, ${shots})`,
    caption:
      'Of the connections, fuzzy matching, higher is better. Precision below recall means invented connections.',
    columns: [left('Model'), right('Items'), right('F1'), right('Recall'), right('Precision')],
    rows: [
      ...rows,
      ...publishedRows(
        context,
        'task1',
        metrics.map((metric) => ({ metric, shots })),
      ),
    ],
  };
}

function isBlank(cells: readonly Cell[]): boolean {
  return cells.every(({ text, note }) => text === '' && note === undefined);
}

/** One row for each published model that has a value in at least one column. */
function publishedRows(
  { published }: TableContext,
  task: Task,
  columns: readonly { readonly metric: Metric; readonly shots: string }[],
): Row[] {
  if (!published) return [];
  return PUBLISHED_MODELS.flatMap((model): Row[] => {
    const found = columns.map(({ metric, shots }) => {
      const row = publishedRow(model, task, metric);
      const value = row && publishedValue(row, shots);
      return row === undefined || value === undefined ? EMPTY : percentCell(value, { items: row.items });
    });
    if (isBlank(found)) return [];
    const items = found.find((cell) => cell.items !== undefined)?.items ?? 0;
    return [{ kind: 'published', cells: [textCell(`published: ${model}`), countCell(items), ...found] }];
  });
}
