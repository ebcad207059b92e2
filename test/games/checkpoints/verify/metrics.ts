import { readFileSync } from 'node:fs';
import {
  loadCheckpoints,
  objectNames,
  readYaml,
  resolveCheckpoints,
} from '../../../../games/checkpoints/load.ts';
import { stateMetric } from '../../../../games/checkpoints/verify/stateMetric.ts';
import { stringMetric } from '../../../../games/checkpoints/verify/strings.ts';
import { type Verification, verifyCheckpoints } from '../../../../games/checkpoints/verify/verify.ts';
import { parseWalkthrough } from '../../../../games/walkthrough.ts';
import { gameFile } from '../../folder.ts';
import { MINIZORK, MINIZORK_WALK, minizork } from '../minizork.ts';

const project = new URL('../../../../', import.meta.url).pathname;

/** Verifies checkpoints of the story that is always there. @param strings string checkpoints in place of its own */
export function verifyMinizork({
  strings,
  file = MINIZORK,
  walk = MINIZORK_WALK,
}: {
  strings?: unknown;
  file?: unknown;
  walk?: readonly string[];
}): Verification {
  const checkpoints = resolveCheckpoints(file, minizork, 'minizork');
  const objects = objectNames(minizork);
  return verifyCheckpoints({
    story: minizork,
    session: checkpoints.session,
    objects,
    metric:
      strings === undefined
        ? stateMetric(checkpoints)
        : stringMetric(strings, 'strings', objects, checkpoints.won, undefined),
    walkthroughs: [{ name: 'walk', commands: walk }],
  });
}

/** Verifies an example on Zork I. */
export function verifyExample(name: string): Verification {
  const story = gameFile('zork1.z3');
  const base = loadCheckpoints(`${project}games/checkpoints/zork1.yaml`, story);
  const objects = objectNames(story);
  const file = `${project}examples/checkpoints/${name}.yaml`;
  const isStrings = name !== 'two-wings';
  return verifyCheckpoints({
    story,
    session: base.session,
    objects,
    metric: isStrings
      ? stringMetric(readYaml(file), file, objects, base.won, undefined)
      : stateMetric(loadCheckpoints(file, story)),
    walkthroughs: [
      {
        name: 'walkthrough',
        commands: parseWalkthrough(readFileSync(`${project}games/checkpoints/zork1.walkthrough.txt`, 'utf8')),
      },
    ],
  });
}
