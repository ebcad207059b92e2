import type { TopLevelSpec } from 'vega-lite';
import type { ProgressPoint } from '../../plays/progressCurve.ts';
import { PLOT_WIDTH } from './chart.ts';
import { type Series, seriesChannels } from './series.ts';

const HEIGHT = 230;

/** Progress against commands, a line a series with a band for its interval, and its mark where the budget ends. */
export function progressChart(
  curves: readonly (readonly ProgressPoint[])[],
  steps: number,
  series: readonly Series[],
): TopLevelSpec {
  const values = curves.flatMap((curve, index) =>
    curve.map(({ step, progress, interval }) => ({
      series: index,
      step,
      progress,
      ...(interval && { low: interval[0], high: interval[1] }),
    })),
  );
  const x = {
    field: 'step',
    type: 'quantitative' as const,
    scale: { domain: [0, steps], nice: false },
    axis: { tickCount: 5, grid: false, title: 'commands' },
  };
  const y = {
    field: 'progress',
    type: 'quantitative' as const,
    scale: { domain: [0, 1], nice: false },
    axis: { format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], title: null },
  };
  const { color, shape } = seriesChannels(series);
  return {
    width: PLOT_WIDTH,
    height: HEIGHT,
    data: { values },
    layer: [
      {
        transform: [{ filter: 'isValid(datum.low)' }],
        mark: { type: 'area', opacity: 0.16 },
        encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, fill: color },
      },
      { mark: { type: 'line', strokeWidth: 1.7 }, encoding: { x, y, color } },
      {
        transform: [{ filter: `datum.step === ${steps}` }],
        mark: { type: 'point', filled: true, size: 48, opacity: 1 },
        encoding: { x, y, color, shape },
      },
    ],
  };
}
