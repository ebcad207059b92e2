import type { Checkpoints } from '../load.ts';
import { progressOf } from '../tally.ts';
import type { Metric } from './metric.ts';

/** Checkpoints over the machine's state as a metric to verify. @param cap in place of the file's own */
export function stateMetric({ checkpoints, won, steps }: Checkpoints, cap = steps): Metric {
  return {
    form: 'state',
    marks: checkpoints.map(({ id, title, test }) => ({ id, title, fires: test })),
    progress: (reached) => progressOf(checkpoints, reached),
    cap,
    won,
  };
}
