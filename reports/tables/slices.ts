import type { Task } from '../../scoring/types.ts';
import type { GridCell } from '../grid.ts';
import type { ResultRow } from '../record.ts';
import { itemsCell, leftOut, scoreNote, scoresOf, TASK_NAMES, type TableContext } from './context.ts';
import { estimateCell, left, type Row, right, type Table, textCell } from './table.ts';

export const SLICES = ['nodes', 'cycles', 'pathLength', 'game'] as const;
export type SliceBy = (typeof SLICES)[number];

const WHAT: Readonly<Record<SliceBy, string>> = {
  nodes: 'places of the map',
  cycles: 'independent cycles of the map',
  pathLength: 'places of the right path (task1: of the walk behind the text)',
  game: 'game',
};

/** From which size on a slice takes all that is larger; nodes and cycles as in the paper's Table 1. */
const OPEN_FROM: Readonly<Record<Exclude<SliceBy, 'game'>, readonly number[]>> = {
  nodes: [6, 7, 8, 9, 10],
  cycles: [0, 1, 2],
  pathLength: [2, 3, 4, 5, 7, 10, 14, 20],
};

const UNKNOWN = 'not known';

/**
 * The headline score of each task by a property of its items. Throws an `Error` for `game` where the data name no
 * games.
 */
export function sliceTables(context: TableContext, by: SliceBy): Table[] {
  return context.grid.tasks.map((task) => sliceTable(context, by, task));
}

function sliceTable(context: TableContext, by: SliceBy, task: Task): Table {
  const { grid, bootstrap } = context;
  const cells = grid.models.flatMap(({ name }) => grid.shots.map((shots) => grid.at(name, shots, task)));
  const rows = slicesOf(cells, by).flatMap((slice) =>
    grid.models.flatMap((model): Row[] => {
      const values = grid.shots.map((shots) => {
        const { answers, errors } = grid.at(model.name, shots, task);
        const inSlice = (row: ResultRow) => sliceOf(row, by) === slice;
        const cell: GridCell = { answers: answers.filter(inSlice), errors: errors.filter(inSlice) };
        return estimateCell(bootstrap.mean(scoresOf(cell)), leftOut(cell));
      });
      if (values.every(({ text, note }) => text === '' && note === undefined)) return [];
      return [
        { kind: model.kind, cells: [textCell(slice), textCell(model.name), itemsCell(values), ...values] },
      ];
    }),
  );
  return {
    id: `slices-${by}-${task}`,
    title: `Scores by ${by}: ${TASK_NAMES[task]} (${task})`,
    caption: `By ${WHAT[by]}. ${scoreNote(task)}${
      by === 'game' ? '' : ' The fewer games a slice has, the rougher its interval, and the more too short.'
    }`,
    columns: [left(by), left('Model'), right('Items'), ...grid.shots.map(right)],
    rows,
  };
}

/** The slices that there are rows of: sizes upwards, games by name, the unknown last. */
function slicesOf(cells: readonly GridCell[], by: SliceBy): string[] {
  const rows = cells.flatMap(({ answers, errors }): readonly ResultRow[] => [...answers, ...errors]);
  if (by === 'game' && rows.some(({ gameKnown }) => gameKnown === false))
    throw new Error('--by game: the data of these results name no games; take nodes, cycles or pathLength');
  const found = [...new Set(rows.map((row) => sliceOf(row, by)))];
  const order = (slice: string) =>
    slice === UNKNOWN ? Number.POSITIVE_INFINITY : Number.parseInt(slice, 10);
  return by === 'game'
    ? found.sort((a, b) => (a < b ? -1 : 1))
    : found.sort((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)));
}

function sliceOf(row: ResultRow, by: SliceBy): string {
  if (by === 'game') return row.game;
  const size = row[by];
  if (size === undefined) return UNKNOWN;
  const bounds = OPEN_FROM[by];
  const at = bounds.findLastIndex((bound) => bound <= size);
  // Smaller than the rule of the benchmark allows: a size of its own.
  if (at === -1) return String(size);
  const [low, next] = [bounds[at] as number, bounds[at + 1]];
  if (next === undefined) return `${low}+`;
  return next - low === 1 ? String(low) : `${low}–${next - 1}`;
}
