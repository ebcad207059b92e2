import { distance as editDistance } from 'fastest-levenshtein';
import type { Outcome, PathGold, PathScore, PathStep } from '../types.ts';
import { answerProper, declines } from './debris.ts';
import { type ListedPlaces, placesOf } from './listedPlaces.ts';
import { pathReason } from './pathReason.ts';
import { pathValidity } from './pathValidity.ts';
import { type PathReading, readPath } from './readPath.ts';

/**
 * Levenshtein distance over steps ÷ the longer length, 0–1. The library compares UTF-16 units, so each place is one.
 * A wrong step equals no step of a right path, so that one unit can stand for all of them.
 */
function pathDistance(said: string, right: string): number {
  return editDistance(said, right) / Math.max(said.length, right.length, 1);
}

interface Compared {
  readonly distance: number;
  readonly strictDistance: number;
  /** Index of the accepted path with the least distance, the first of equals. */
  readonly nearest: number;
}

function compare(
  steps: readonly PathStep[],
  rights: readonly (readonly string[])[],
  places: ListedPlaces,
): Compared {
  let said = '';
  let strict = '';
  for (const step of steps) {
    // Stryker disable next-line ConditionalExpression: a wrong step has no place
    const unit = places.unit(step.kind === 'place' ? step.place : undefined);
    said += unit;
    // Stryker disable next-line ConditionalExpression: and no tier
    strict += step.kind === 'place' && step.tier !== 'strict' ? places.unit(undefined) : unit;
  }
  let best: Compared = { distance: 1, strictDistance: 1, nearest: 0 };
  for (const [index, right] of rights.entries()) {
    const encoded = right.map((place) => places.unit(place)).join('');
    const distance = pathDistance(said, encoded);
    const strictDistance = Math.min(
      best.strictDistance,
      // Stryker disable next-line ConditionalExpression: the distance of the same text is the same
      strict === said ? distance : pathDistance(strict, encoded),
    );
    best =
      distance < best.distance ? { distance, strictDistance, nearest: index } : { ...best, strictDistance };
  }
  return best;
}

interface Answer extends PathReading {
  readonly outcome: Outcome;
  readonly deviations: Set<string>;
}

/** The reading of the answer, or, where it names no place, of the first later turn that does. */
function readAnswer(response: string | null, places: ListedPlaces, reversed: boolean): Answer {
  const proper = answerProper(response ?? '');
  let first: Answer | undefined;
  for (const turn of proper.turns.slice(0, 2)) {
    const deviations = new Set(proper.deviations);
    const reading = readPath(turn, places, reversed, deviations);
    if (reading.places > 0) return { ...reading, outcome: 'answered', deviations };
    first ??= { ...reading, outcome: outcomeOf(turn, reading), deviations };
  }
  if (!first) return { steps: [], places: 0, outcome: 'empty', deviations: new Set(proper.deviations) };
  return first.outcome === 'answered' ? first : { ...first, steps: [] };
}

/** Of an answer that names no listed place. */
function outcomeOf(text: string, reading: PathReading): Outcome {
  if (!/\p{L}/u.test(text)) return 'empty';
  if (declines(text)) return 'refused';
  return reading.steps.length > 0 ? 'answered' : 'unreadable';
}

/**
 * The sound score of one answer to task2a, task2b, task3 or task4.
 *
 * Metrics, each 0–1: `distance` (0 best), the Levenshtein distance over steps ÷ the longer length to the nearest
 * accepted path (the gold reversed for task2b); `similarity` = 1 − distance; `strict_distance`, where only a step of
 * tier strict is right; `exact`, 1 where distance is 0; and where they apply and there are steps, the validity as 0
 * or 1: `known_places`, `connected`, `right_ends`, `shortest_length`. An answer without steps has distance 1.
 *
 * @param response what the model said; null for no answer
 * @param gold the accepted paths, forwards, with the listed locations and, where known, the edges
 * @returns for any response; of one beyond a limit, what stands before it, and `deviations` holds `cut`
 * @throws RangeError for a gold with more than MAX_PLACES (6,399) places
 */
export function soundPath(response: string | null, gold: PathGold): PathScore {
  const places = placesOf(gold);
  const reversed = gold.task === 'task2b';
  const rights = reversed ? gold.paths.map((path) => path.toReversed()) : gold.paths;
  const { steps, outcome, deviations } = readAnswer(response, places, reversed);
  const canonical = rights.map((path) => path.map((name) => places.strict(name) ?? name));
  const { distance, strictDistance, nearest } = compare(steps, canonical, places);
  const validity = steps.length > 0 ? pathValidity(steps, canonical, gold, places) : undefined;
  const nearestPath = rights[nearest] ?? [];
  // Stryker disable next-line ArrayDeclaration: where there is no right path, no step is right
  const nearestPlaces = canonical[nearest] ?? [];
  const cut = deviations.has('cut');
  return {
    kind: 'path',
    scorer: 'sound@1',
    outcome,
    deviations: [...deviations].sort(),
    metrics: {
      distance,
      similarity: 1 - distance,
      strict_distance: strictDistance,
      exact: distance === 0 ? 1 : 0,
      ...(validity ? validityMetrics(validity) : {}),
    },
    score: 1 - distance,
    perfect: distance === 0,
    reason: pathReason({
      task: gold.task,
      outcome,
      cut,
      steps,
      nearest: nearestPath,
      nearestPlaces,
      distance,
      ...(validity ? { validity } : {}),
    }),
    steps,
    nearest: nearestPath,
    ...(validity ? { validity } : {}),
  };
}

function validityMetrics(validity: NonNullable<PathScore['validity']>): Record<string, number> {
  const metrics: Record<string, number> = { known_places: Number(validity.knownPlaces) };
  if (validity.connected !== undefined) metrics.connected = Number(validity.connected);
  if (validity.rightEnds !== undefined) metrics.right_ends = Number(validity.rightEnds);
  if (validity.shortestLength !== undefined) metrics.shortest_length = Number(validity.shortestLength);
  return metrics;
}
