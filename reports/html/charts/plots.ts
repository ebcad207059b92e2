import type { Task } from '../../../scoring/types.ts';
import { type Grid, gridOf } from '../../grid.ts';
import type { Report } from '../../report.ts';
import { ClusterBootstrap } from '../../statistics/bootstrap.ts';
import { TASK_NAMES } from '../../tables/context.ts';
import { sliceTables } from '../../tables/slices.ts';
import type { Table } from '../../tables/table.ts';
import { drawChart } from './chart.ts';
import { type LinePoint, linesChart, rangeOf } from './lines.ts';
import { floorOf, point, scorePoints } from './points.ts';
import { scoresChart } from './scores.ts';
import { type Series, seriesOf } from './series.ts';

/** The plots of a page, one a task in each group. */
export interface Plots {
  readonly scores: readonly Plot[];
  /** Whether chance stands as a dashed line in them. */
  readonly hasFloor: boolean;
  /** Score by number of examples; empty unless a model was asked with two numbers. */
  readonly shots: PlotGroup;
  /** Score by places of the map; empty unless two sizes are known. */
  readonly sizes: PlotGroup;
}

export interface Plot {
  readonly task: Task;
  readonly name: string;
  /** SVG markup. */
  readonly svg: string;
}

export interface PlotGroup {
  readonly plots: readonly Plot[];
  readonly series: readonly Series[];
  /** How many models are not drawn. */
  readonly leftOut: number;
  /** The prompt whose answers are shown, where it is one only. */
  readonly prompt?: string;
}

export async function drawPlots(report: Report): Promise<Plots> {
  const grid = gridOf(report.rows);
  const scores = grid.tasks.map((task) => ({
    task,
    points: scorePoints(report, task),
    floor: floorOf(report, task),
  }));
  return {
    scores: await Promise.all(
      scores
        .filter(({ points }) => points.length > 0)
        .map(async ({ task, points, floor }) => plot(task, await drawChart(scoresChart(points, floor)))),
    ),
    hasFloor: scores.some(({ floor }) => floor !== undefined),
    shots: await shotsPlots(report, grid),
    sizes: await sizePlots(report, grid),
  };
}

function plot(task: Task, svg: string): Plot {
  return { task, name: TASK_NAMES[task], svg };
}

const NO_PLOTS: PlotGroup = { plots: [], series: [], leftOut: 0 };

async function shotsPlots(report: Report, grid: Grid): Promise<PlotGroup> {
  const labels = grid.shots.filter((label) => /^\d{1,3}-shot$/.test(label));
  const pointsOf = grid.tasks.map((task) => {
    const points = scorePoints(report, task)
      .filter(({ shots }) => labels.includes(shots))
      .map(({ shots, ...rest }): LinePoint => ({ ...rest, at: labels.indexOf(shots) }));
    // One point is no curve.
    const byModel = Map.groupBy(points, ({ model }) => model);
    return { task, points: points.filter(({ model }) => (byModel.get(model)?.length ?? 0) > 1) };
  });
  const models = new Set(pointsOf.flatMap(({ points }) => points.map(({ model }) => model)));
  return drawn(pointsOf, labels, 'prompt', [...models]);
}

async function sizePlots(report: Report, grid: Grid): Promise<PlotGroup> {
  const prompt = grid.shots.includes('0-shot') ? '0-shot' : (grid.shots[0] as string);
  const rows = report.rows.filter(({ shots, nodes }) => shots === prompt && nodes !== undefined);
  const own = gridOf(rows);
  const context = {
    grid: own,
    bootstrap: new ClusterBootstrap(report.settings),
    versions: report.versions,
    published: false,
  };
  const tables = sliceTables(context, 'nodes');
  const labels = [...new Set(tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text ?? '')))];
  labels.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  if (labels.length < 2) return NO_PLOTS;
  const pointsOf = tables.map((table, index) => ({
    task: own.tasks[index] as Task,
    points: slicePoints(table, labels),
  }));
  // What knows the answers is a flat line at the top.
  const models = own.models.filter(({ baseline }) => baseline !== 'oracle').map(({ name }) => name);
  return { ...(await drawn(pointsOf, labels, 'places of the map', models)), prompt };
}

/** Rows of a slices table: slice, model, items, and the score with the one prompt. */
function slicePoints({ rows }: Table, labels: readonly string[]): LinePoint[] {
  return rows.flatMap(({ kind, cells: [slice, model, , score] }) =>
    point({ model: model?.text ?? '', kind, shots: '' }, score).map(
      ({ shots: _, ...rest }): LinePoint => ({ ...rest, at: labels.indexOf(slice?.text ?? '') }),
    ),
  );
}

async function drawn(
  pointsOf: readonly { readonly task: Task; readonly points: readonly LinePoint[] }[],
  labels: readonly string[],
  title: string,
  models: readonly string[],
): Promise<PlotGroup> {
  if (models.length === 0) return NO_PLOTS;
  const series = seriesOf(models);
  const known = new Set(series.map(({ name }) => name));
  const shown = pointsOf
    .map(({ task, points }) => ({ task, points: points.filter(({ model }) => known.has(model)) }))
    .filter(({ points }) => points.length > 0);
  const range = rangeOf(shown.flatMap(({ points }) => points));
  const plots = shown.map(async ({ task, points }) =>
    plot(task, await drawChart(linesChart(points, labels, title, series, range))),
  );
  return { plots: await Promise.all(plots), series, leftOut: models.length - series.length };
}
