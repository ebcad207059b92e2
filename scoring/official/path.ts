import type { Outcome, PathGold, PathScore, PathStep, PathTask } from '../types.ts';
import { MAX_PATH_NAMES, type PathDistances, pathDistances } from './distance.ts';
import { keptByGold } from './keptByGold.ts';
import { strip } from './pythonText.ts';
import { readSteps } from './readPath.ts';
import { listed, percent, quoted } from './sentences.ts';

const SCORER = 'official@1';

/**
 * Scores an answer to a path task as the benchmark's published scorer does (`calc_metrics.py` of the PLUGH
 * repository), flaws included: names are compared as whole lines, without the name matching of task1.
 *
 * Metrics: `<task>_strict_distance` of the answer's lines as they stand, `<task>_fuzzy_distance` of the steps
 * read from them: Levenshtein distance over lines ÷ length of the longer side, the least over the accepted
 * paths, in [0, 1], 0 best. `score` is 1 − fuzzy distance; `perfect` means that it is 1.
 *
 * Never throws: where the published scorer crashes (an answer that is not text; no accepted path), and where
 * the accepted paths have more than `MAX_PATH_NAMES` different places, the outcome is `unscorable` and there
 * are no metrics.
 *
 * @param response the model's answer, null when there is none (both distances 1)
 * @param gold the accepted paths, forwards (task2b is compared with them reversed); not to be changed in place
 *   afterwards
 */
export function officialPath(response: string | null, gold: PathGold): PathScore {
  if (response !== null && typeof response !== 'string') {
    return unscorable('The answer is not text; the published scorer crashes on it.');
  }
  if (gold.paths.length === 0) {
    return unscorable('There is no accepted path; the published scorer crashes on it.');
  }
  const { paths, places, distances } = prepared(gold);
  if (response === null) return scored(gold.task, [], paths[0] as Path, { strict: 1, fuzzy: 1 }, 'empty');
  if (distances === null) {
    return unscorable(`The accepted paths have more than ${MAX_PATH_NAMES} different places.`);
  }
  const lines = response.split('\n');
  const words = readSteps(lines);
  const strictCode = distances.code(lines);
  const strictToEach = distances.to(strictCode);
  const strict = least(strictToEach);
  // Of an answer without steps the published scorer makes one empty step.
  const fuzzyCode = distances.code(words.length === 0 ? [''] : words);
  // Stryker disable next-line ConditionalExpression: an answer in plain lines need not be compared again
  const fuzzyToEach = fuzzyCode === strictCode ? strictToEach : distances.to(fuzzyCode);
  const fuzzy = least(fuzzyToEach);
  const nearest = paths[fuzzyToEach.indexOf(fuzzy)] as Path;
  const outcome = words.length > 0 ? 'answered' : strip(response) === '' ? 'empty' : 'unreadable';
  return scored(gold.task, readAgainst(places, words), nearest, { strict, fuzzy }, outcome);
}

function readAgainst(places: ReadonlySet<string>, lines: readonly string[]): PathStep[] {
  const steps: PathStep[] = [];
  for (const words of lines) {
    const isPlace = places.has(words);
    steps.push(isPlace ? { kind: 'place', place: words, words, tier: 'strict' } : { kind: 'unknown', words });
  }
  return steps;
}

/** `Math.min(...values)`, which very many values would overflow the stack with. */
function least(values: readonly number[]): number {
  return values.reduce((found, value) => Math.min(found, value));
}

type Path = readonly string[];

interface PreparedGold {
  /** The accepted paths in the order asked for. */
  readonly paths: readonly Path[];
  readonly places: ReadonlySet<string>;
  readonly distances: PathDistances | null;
}

const prepared = keptByGold(({ task, paths, locations }: PathGold): PreparedGold => {
  const asked = task === 'task2b' ? paths.map((path) => path.toReversed()) : paths;
  return { paths: asked, places: new Set(locations), distances: pathDistances(asked) };
});

function scored(
  task: PathTask,
  steps: readonly PathStep[],
  nearest: readonly string[],
  { strict, fuzzy }: { strict: number; fuzzy: number },
  outcome: Outcome,
): PathScore {
  return {
    kind: 'path',
    scorer: SCORER,
    outcome,
    deviations: [],
    metrics: { [`${task}_strict_distance`]: strict, [`${task}_fuzzy_distance`]: fuzzy },
    score: 1 - fuzzy,
    perfect: fuzzy === 0,
    reason: pathReason(steps, nearest, fuzzy),
    steps,
    nearest,
  };
}

function pathReason(steps: readonly PathStep[], nearest: readonly string[], fuzzy: number): string {
  if (fuzzy === 0) return `The ${steps.length} steps are those of the right path.`;
  const strange = new Set<string>();
  for (const step of steps) if (step.kind === 'unknown') strange.add(step.words);
  return (
    `Read ${steps.length} steps; the nearest right path has ${nearest.length} (distance ${percent(fuzzy)}).` +
    listed('Steps that are no listed place', [...strange], quoted) +
    listed('Nearest right path', nearest, quoted)
  );
}

function unscorable(reason: string): PathScore {
  return {
    kind: 'path',
    scorer: SCORER,
    outcome: 'unscorable',
    deviations: [],
    metrics: {},
    score: 0,
    perfect: false,
    reason,
    steps: [],
    nearest: [],
  };
}
