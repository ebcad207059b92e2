import { describe, expect, test } from '@jest/globals';
import { linesChart, rangeOf } from '../../../../reports/html/charts/lines.ts';
import { drawPlots } from '../../../../reports/html/charts/plots.ts';
import { floorOf, scorePoints } from '../../../../reports/html/charts/points.ts';
import { MAX_SERIES, seriesOf } from '../../../../reports/html/charts/series.ts';
import { PUBLISHED_MODELS } from '../../../../reports/published.ts';
import type { ResultRow } from '../../../../reports/record.ts';
import { DEFAULTS, makeReport } from '../../../../reports/report.ts';
import { HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, walkRow } from '../../rows.ts';

const reportOf = (rows: readonly ResultRow[]) =>
  makeReport({ sources: [], notes: [], rows }, { ...DEFAULTS, resamples: 50 });

const chance = { model: 'chance', provider: 'plugh:random-middle' };
const rows = [
  mapRow(RIGHT_MAP, { item: 'a', game: 'g1', nodes: 6 }),
  mapRow(HALF_MAP, { item: 'b', game: 'g2', nodes: 12 }),
  mapRow(HALF_MAP, { item: 'b', game: 'g2', nodes: 12, shots: '1-shot' }),
  mapRow(HALF_MAP, { item: 'b', game: 'g2', nodes: 12, ...chance }),
  walkRow(HALF_WALK, { item: 'a', nodes: 6 }),
];

describe('the points of a plot', () => {
  test('are those of the tables', () => {
    expect(scorePoints(reportOf(rows), 'task1')).toEqual([
      { model: 'm', kind: 'model', shots: '0-shot', score: expect.closeTo(5 / 6), interval: [2 / 3, 1] },
      { model: 'm', kind: 'model', shots: '1-shot', score: expect.closeTo(2 / 3) },
      { model: 'chance', kind: 'baseline', shots: '0-shot', score: expect.closeTo(2 / 3) },
    ]);
    expect(floorOf(reportOf(rows), 'task1')).toBeCloseTo(2 / 3);
    expect(floorOf(reportOf(rows), 'task2a')).toBeUndefined();
  });

  test('include the published scores only where they were measured alike, and as scores', () => {
    const alike = { datasetVersion: 'git:738cfe6727d7' };
    const official = [mapRow(RIGHT_MAP, alike, 'official'), walkRow(HALF_WALK, alike, 'official')];
    const published = (rows: readonly ResultRow[], task: 'task1' | 'task2a') =>
      scorePoints(reportOf(rows), task).filter(({ kind }) => kind === 'published');
    expect(published(rows, 'task1')).toEqual([]);
    expect(published(official, 'task1')).toHaveLength(PUBLISHED_MODELS.length);
    // 12.7 % distance in the paper's table 3.
    expect(published(official, 'task2a')).toContainEqual({
      model: 'published: openai:gpt-4o-2024-05-13',
      kind: 'published',
      shots: '0-shot',
      score: expect.closeTo(0.873),
    });
  });
});

describe('drawPlots', () => {
  test('tells prompts and models apart that begin alike', async () => {
    const names = {
      shots: ['chain-of-thought', 'chain-of-verification'],
      model: ['a', 'b'].map((end) => `${'provider/'.repeat(9)}${end}`),
    };
    const { scores } = await drawPlots(
      reportOf([
        mapRow(RIGHT_MAP, { shots: names.shots[0] as string, model: names.model[0] as string }),
        mapRow(HALF_MAP, { shots: names.shots[1] as string, model: names.model[0] as string }),
        mapRow(HALF_MAP, { shots: names.shots[1] as string, model: names.model[1] as string }),
      ]),
    );
    const texts = [...(scores[0]?.svg ?? '').matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
    expect(texts).toEqual(expect.arrayContaining(['chain-of-thought', 'chain-of…ication']));
    expect(new Set(texts.filter((text) => text?.startsWith('provider/'))).size).toBe(2);
  });

  test('draws scores for every task, and curves where there are two points', async () => {
    const { scores, shots, sizes, hasFloor } = await drawPlots(reportOf(rows));
    const drawn = (plots: typeof scores) => plots.map(({ task, svg }) => [task, svg.slice(0, 4)]);
    expect(drawn(scores)).toEqual([
      ['task1', '<svg'],
      ['task2a', '<svg'],
    ]);
    expect(drawn(shots.plots)).toEqual([['task1', '<svg']]);
    expect(shots.series.map(({ name }) => name)).toEqual(['m']);
    expect(drawn(sizes.plots)).toEqual([
      ['task1', '<svg'],
      ['task2a', '<svg'],
    ]);
    expect(sizes.series.map(({ name }) => name)).toEqual(['m', 'chance']);
    expect(hasFloor).toBe(true);
  });

  test('draws no curve of one point', async () => {
    const { shots, sizes } = await drawPlots(reportOf([mapRow(HALF_MAP, { nodes: 6 }), walkRow(HALF_WALK)]));
    expect([shots.plots, sizes.plots]).toEqual([[], []]);
  });

  test('is the same every time', async () => {
    expect(await drawPlots(reportOf(rows))).toEqual(await drawPlots(reportOf(rows)));
  });

  test('keeps names as names, and style out of attributes, which the policy of the page forbids', async () => {
    const { scores } = await drawPlots(reportOf([mapRow(RIGHT_MAP, { model: '</text><b style="x">&' })]));
    expect(scores[0]?.svg).toContain('&lt;/text&gt;&lt;b style=');
    expect(scores[0]?.svg).not.toMatch(/<[^>]* style=/);
  });
});

test('a range holds all points and intervals, in tens of per cent', () => {
  expect(
    rangeOf([
      { model: 'm', at: 0, score: 0.5, interval: [0.44, 0.61] },
      { model: 'm', at: 1, score: 0.78 },
    ]),
  ).toEqual([0.4, 0.8]);
});

test('as many models are drawn as can be told apart', () => {
  const series = seriesOf(Array.from({ length: MAX_SERIES + 1 }, (_, i) => `m${i}`));
  expect(series).toHaveLength(MAX_SERIES);
  expect(new Set(series.map(({ colour, shape }) => colour + shape)).size).toBe(MAX_SERIES);
  expect(() => linesChart([], ['6', '7'], 'places', series, [0, 1])).not.toThrow();
});
