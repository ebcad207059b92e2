import type { TopLevelSpec } from 'vega-lite';
import type { Interval } from '../../statistics/bootstrap.ts';
import { PLOT_WIDTH } from './chart.ts';
import { type Series, seriesChannels } from './series.ts';

export interface LinePoint {
  readonly model: string;
  /** Position among the labels of the horizontal axis. */
  readonly at: number;
  readonly score: number;
  readonly interval?: Interval;
}

const HEIGHT = 210;
/** How far the models of one position stand apart in all, so that their intervals do not cover each other. */
const SPREAD = 0.4;

/** The tens of per cent that hold all points with their intervals: a range that plots can share. */
export function rangeOf(points: readonly LinePoint[]): Interval {
  const ends = points.flatMap(({ score, interval = [] }) => [score, ...interval]);
  return [
    Math.max(0, Math.floor(Math.min(...ends) * 10) / 10),
    Math.min(1, Math.ceil(Math.max(...ends) * 10) / 10),
  ];
}

/** A line a model over ordered positions, with the interval of each point. */
export function linesChart(
  points: readonly LinePoint[],
  labels: readonly string[],
  title: string,
  series: readonly Series[],
  range: Interval,
): TopLevelSpec {
  const step = SPREAD / Math.max(series.length - 1, 1);
  const values = points.map(({ model, at, score, interval }) => {
    const [low, high] = interval ?? [];
    const index = series.findIndex(({ name }) => name === model);
    const shift = series.length > 1 ? index * step - SPREAD / 2 : 0;
    return { series: index, x: at + shift, score, ...(low !== undefined && { low, high }) };
  });
  const x = {
    field: 'x',
    type: 'quantitative' as const,
    scale: { domain: [-0.5, labels.length - 0.5], nice: false },
    axis: {
      values: labels.map((_, index) => index),
      labelExpr: `${JSON.stringify(labels)}[datum.value]`,
      grid: false,
      title,
    },
  };
  const y = {
    field: 'score',
    type: 'quantitative' as const,
    scale: { domain: [...range], nice: false, zero: false },
    axis: { format: '.0%', tickCount: 5, title: null },
  };
  const { color, shape } = seriesChannels(series);
  return {
    width: PLOT_WIDTH,
    height: HEIGHT,
    data: { values },
    layer: [
      {
        transform: [{ filter: 'isValid(datum.low)' }],
        mark: { type: 'rule', strokeWidth: 1.5, opacity: 0.5 },
        encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, color },
      },
      { mark: { type: 'line', strokeWidth: 1.5 }, encoding: { x, y, color } },
      {
        mark: { type: 'point', filled: true, size: 44, opacity: 1 },
        encoding: { x, y, color, shape },
      },
    ],
  };
}
