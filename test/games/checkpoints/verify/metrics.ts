import { objectNames, resolveCheckpoints } from '../../../../games/checkpoints/load.ts';
import { stateMetric } from '../../../../games/checkpoints/verify/stateMetric.ts';
import { stringMetric } from '../../../../games/checkpoints/verify/strings.ts';
import { type Verification, verifyCheckpoints } from '../../../../games/checkpoints/verify/verify.ts';
import { MINIZORK, MINIZORK_WALK, minizork } from '../minizork.ts';

/** Verifies checkpoints of the story that is always there. @param strings string checkpoints in place of its own */
export function verifyMinizork({
  strings,
  file = MINIZORK,
  walk = MINIZORK_WALK,
  stepLimit = 1_000_000,
}: {
  strings?: unknown;
  file?: unknown;
  walk?: readonly string[];
  stepLimit?: number;
}): Verification {
  const checkpoints = resolveCheckpoints(file, minizork, 'minizork');
  const objects = objectNames(minizork);
  return verifyCheckpoints({
    story: minizork,
    session: { ...checkpoints.session, stepLimit },
    objects,
    metric:
      strings === undefined
        ? stateMetric(checkpoints)
        : stringMetric(strings, 'strings', objects, checkpoints.won, undefined),
    walkthroughs: [{ name: 'walk', commands: walk }],
  });
}
