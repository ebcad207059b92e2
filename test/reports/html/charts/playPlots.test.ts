import { expect, test } from '@jest/globals';
import { drawPlayPlots } from '../../../../reports/html/charts/playPlots.ts';
import { MAX_SERIES } from '../../../../reports/html/charts/series.ts';
import { DEFAULTS, makeReport } from '../../../../reports/report.ts';
import { play, raw, rows } from '../../plays/plays.ts';

const plotsOf = (...all: ReturnType<typeof raw>[]) =>
  drawPlayPlots(
    makeReport({ sources: [], notes: [], rows: [], plays: rows(...all) }, { ...DEFAULTS, resamples: 20 }),
  );

/** How many filled areas, which are the intervals, an SVG has. */
const bands = (svg: string | undefined) => svg?.match(/class="mark-area.*?<path[^>]* d="M/gs)?.length ?? 0;

test('a plot a game, with a line a model, and a band where there are repeats', async () => {
  const { plots, series, leftOut } = await plotsOf(
    raw({ play: play([0, 50]) }),
    raw({ play: play([0, 100]) }),
    raw({ play: play([0, 0], { game: 'alien' }) }, 'plugh:wait', 'wait'),
    raw({ play: play([0], { game: 'bare', checkpoints: null }) }),
  );
  expect(plots.map(({ game }) => game)).toEqual(['alien', 'zork1']);
  expect(series.map(({ name }) => name)).toEqual(['wait', 'x']);
  expect(leftOut).toBe(0);
  const [alien, zork] = plots.map(({ svg }) => svg);
  expect(bands(alien)).toBe(0);
  expect(bands(zork)).toBe(1);
  expect(zork).toContain('commands');
  expect(zork).toContain('var(--series-1)');
});

test('more models than can be told apart are counted, not drawn', async () => {
  const many = Array.from({ length: MAX_SERIES + 2 }, (_, index) =>
    raw({ play: play([0]) }, 'plugh:player:x', `model ${index}`),
  );
  const { series, leftOut } = await plotsOf(...many);
  expect([series.length, leftOut]).toEqual([MAX_SERIES, 2]);
});

test('no plays, no plots', async () => {
  expect(await plotsOf()).toEqual({ plots: [], series: [], leftOut: 0 });
});
