import { describe, expect, test } from '@jest/globals';
import { playGroups } from '../../../reports/plays/playGroups.ts';
import { progressCurve } from '../../../reports/plays/progressCurve.ts';
import { ClusterBootstrap } from '../../../reports/statistics/bootstrap.ts';
import { play, raw, rows } from './plays.ts';

const bootstrap = new ClusterBootstrap({ resamples: 200, seed: 1, level: 0.95 });
const curve = (steps: number, ...plays: ReturnType<typeof play>[]) =>
  playGroups(rows(...plays.map((each) => raw({ play: each })))).flatMap((group) =>
    progressCurve(group, steps, bootstrap),
  );

describe('progressCurve', () => {
  test('has a point for every command of a short budget, and stays where the play ended', () => {
    expect(curve(4, play([10, 100]))).toEqual([
      { step: 0, progress: 0 },
      { step: 1, progress: 0.1 },
      { step: 2, progress: 1 },
      { step: 3, progress: 1 },
      { step: 4, progress: 1 },
    ]);
  });

  test('is the mean of the plays, with intervals over them', () => {
    expect(curve(2, play([0, 0]), play([0, 100]))).toEqual([
      { step: 0, progress: 0, interval: [0, 0] },
      { step: 1, progress: 0, interval: [0, 0] },
      { step: 2, progress: 0.5, interval: [0, 1] },
    ]);
  });

  test('goes to the end of a long budget in about fifty points', () => {
    const points = curve(703, play([100]));
    expect(points.length).toBeLessThan(53);
    expect(points.at(-1)).toEqual({ step: 703, progress: 1 });
    expect(new Set(points.map(({ step }) => step)).size).toBe(points.length);
  });

  test('is empty where the game has no checkpoints', () => {
    expect(curve(4, play([0], { checkpoints: null }))).toEqual([]);
  });
});
