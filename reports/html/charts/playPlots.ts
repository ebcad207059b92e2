import { playGroups } from '../../plays/playGroups.ts';
import { progressCurve } from '../../plays/progressCurve.ts';
import type { Report } from '../../report.ts';
import { ClusterBootstrap } from '../../statistics/bootstrap.ts';
import { drawChart } from './chart.ts';
import { progressChart } from './progress.ts';
import { type Series, seriesOf } from './series.ts';

/** Plots of progress against commands, one a game, with the same series in all. */
export interface PlayPlots {
  readonly plots: readonly { readonly game: string; readonly svg: string }[];
  readonly series: readonly Series[];
  /** How many models are not drawn. */
  readonly leftOut: number;
}

/** Draws the plays of a report whose game has checkpoints; no plots where there are none. */
export async function drawPlayPlots({ plays, settings }: Report): Promise<PlayPlots> {
  const bootstrap = new ClusterBootstrap(settings);
  const groups = playGroups(plays).filter((group) =>
    group.plays.some(({ checkpoints }) => checkpoints !== null),
  );
  const models = [...new Set(groups.map(({ model }) => model))];
  const series = seriesOf(models);
  const plots = [...Map.groupBy(groups, ({ game }) => game)].map(async ([game, own]) => {
    const steps = Math.max(...own.flatMap((group) => group.plays.map(({ steps }) => steps)));
    const curves = series.map(({ name }) =>
      own.filter(({ model }) => model === name).flatMap((group) => progressCurve(group, steps, bootstrap)),
    );
    return { game, svg: await drawChart(progressChart(curves, steps, series)) };
  });
  return { plots: await Promise.all(plots), series, leftOut: models.length - series.length };
}
