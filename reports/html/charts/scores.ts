import type { TopLevelSpec } from 'vega-lite';
import { PLOT_WIDTH } from './chart.ts';
import type { ScorePoint } from './points.ts';

const ROW = 17;
const VALUE_WIDTH = 56;
const LONGEST = { model: 44, shots: 16 };
/** Room for the names of prompts, in pixels: that of "0-shot", and more where they are longer. */
const SHOTS_WIDTH = { least: 44, perCharacter: 6.5 };
const DIAMOND = 'M0,-1.3L1.3,0L0,1.3L-1.3,0Z';
const CIRCLE = 'circle';

/**
 * The scores of a task, a line each under the name of its model, with their intervals. Models are filled, what they
 * are to be seen against is hollow.
 */
export function scoresChart(points: readonly ScorePoint[], floor: number | undefined): TopLevelSpec {
  const { heads, lines, rows } = lay(points);
  const longest = Math.max(...lines.map(({ shots }) => shots.length));
  const shotsWidth = Math.max(SHOTS_WIDTH.least, Math.ceil(longest * SHOTS_WIDTH.perCharacter));
  const y = {
    field: 'y',
    type: 'quantitative' as const,
    axis: null,
    scale: { domain: [0, rows], nice: false, reverse: true },
  };
  const x = {
    field: 'score',
    type: 'quantitative' as const,
    scale: { domain: [0, 1], nice: false },
    axis: { format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], title: null },
  };
  const muted = { value: 'var(--muted)' };
  const colour = {
    condition: { test: 'datum.kind === "model"', value: 'var(--accent)' },
    value: 'var(--muted)',
  };
  return {
    width: PLOT_WIDTH - shotsWidth,
    height: rows * ROW,
    // The library would widen the plot by what it takes for the width of a long name.
    autosize: 'none',
    padding: { left: shotsWidth, right: VALUE_WIDTH, top: 4, bottom: 24 },
    layer: [
      ...(floor === undefined
        ? []
        : [
            {
              data: { values: [{ score: floor }] },
              mark: { type: 'rule' as const, strokeDash: [3, 3] },
              encoding: { x, color: muted },
            },
          ]),
      // A halo first, so that no line of the grid runs through a name.
      ...[{ stroke: 'var(--paper)', strokeWidth: 5, strokeJoin: 'round' as const }, {}].map((halo) => ({
        data: { values: heads },
        mark: {
          type: 'text' as const,
          align: 'left' as const,
          baseline: 'middle' as const,
          fontSize: 12,
          fontWeight: 600 as const,
          limit: 2 * PLOT_WIDTH,
          ...halo,
        },
        encoding: { x: { value: -shotsWidth }, y, text: { field: 'text' }, fill: { value: 'var(--ink)' } },
      })),
      {
        data: { values: lines },
        mark: { type: 'text', align: 'left', baseline: 'middle', fontSize: 11 },
        encoding: { x: { value: -shotsWidth }, y, text: { field: 'shots' }, color: muted },
      },
      {
        data: { values: lines.filter(({ low }) => low !== undefined) },
        mark: { type: 'rule', strokeWidth: 2.5, strokeCap: 'round', opacity: 0.55 },
        encoding: { x: { ...x, field: 'low' }, x2: { field: 'high' }, y, color: colour },
      },
      {
        data: { values: lines },
        mark: { type: 'point', size: 60, strokeWidth: 1.8, opacity: 1 },
        encoding: {
          x,
          y,
          color: colour,
          fill: {
            condition: { test: 'datum.kind === "model"', value: 'var(--accent)' },
            value: 'var(--paper)',
          },
          shape: { condition: { test: 'datum.kind === "published"', value: DIAMOND }, value: CIRCLE },
        },
      },
      {
        data: { values: lines },
        mark: { type: 'text', align: 'left', baseline: 'middle', fontSize: 11 },
        encoding: {
          x: { value: PLOT_WIDTH - shotsWidth + 14 },
          y,
          text: { field: 'score', format: '.1%' },
          color: { value: 'var(--ink)' },
        },
      },
    ],
  };
}

/** Under each model's name its lines, and half a line of air before the next. */
function lay(points: readonly ScorePoint[]) {
  const heads: { text: string; y: number }[] = [];
  const lines: { y: number; kind: string; shots: string; score: number; low?: number; high?: number }[] = [];
  let y = 0.5;
  for (const [model, own] of Map.groupBy(points, ({ model }) => model)) {
    heads.push({ text: shortened(model, LONGEST.model), y });
    for (const { kind, shots, score, interval } of own) {
      y++;
      const [low, high] = interval ?? [];
      lines.push({
        y,
        kind,
        shots: shortened(shots, LONGEST.shots),
        score,
        ...(low !== undefined && high !== undefined && { low, high }),
      });
    }
    y += 1.5;
  }
  return { heads, lines, rows: Math.max(1, y - 0.5) };
}

/** Cut in the middle: names that begin alike, such as those of templates or files, often end differently. */
function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const end = Math.floor((most - 1) / 2);
  return `${characters.slice(0, most - 1 - end).join('')}…${characters.slice(-end).join('')}`;
}
