import type { ClusterBootstrap, Interval } from '../statistics/bootstrap.ts';
import { meanOverPlays, type PlayGroup } from './playGroups.ts';
import { progressAfter } from './playRow.ts';

/** Where a group of plays stands after so many commands. */
export interface ProgressPoint {
  readonly step: number;
  /** Mean over the plays, 0 to 1. */
  readonly progress: number;
  /** Over repeats; absent for one play. */
  readonly interval?: Interval;
}

/** A point for about every fiftieth part of the budget: finer than a plot shows. */
const POINTS = 50;

/**
 * Mean progress against commands, from none to `steps`, as the table of progress has it at a few shares of the
 * budget. A play that is over, or whose own cap is below `steps`, stays at what it reached. Empty where no play was
 * measured by checkpoints.
 */
export function progressCurve(
  { plays }: PlayGroup,
  steps: number,
  bootstrap: ClusterBootstrap,
): ProgressPoint[] {
  const checked = plays.filter(({ checkpoints }) => checkpoints !== null);
  const every = Math.max(1, steps / POINTS);
  const points: ProgressPoint[] = [];
  for (let at = 0; at < steps + every; at += every) {
    const step = Math.min(steps, Math.round(at));
    const estimate = meanOverPlays(
      checked.map((play) => progressAfter(play, step) / 100),
      bootstrap,
    );
    if (estimate === undefined || points.at(-1)?.step === step) continue;
    const { mean, interval } = estimate;
    points.push({ step, progress: mean, ...(interval && { interval }) });
  }
  return points;
}
