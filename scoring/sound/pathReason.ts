import type { Outcome, PathStep, PathTask, PathValidity } from '../types.ts';

/** Longer paths are shown by their first and last steps. */
const SHOWN_STEPS = 14;
const SHOWN_ENDS = 6;
const SHOWN_CHARS = 60;

function shortened(words: string): string {
  return words.length > SHOWN_CHARS ? `${words.slice(0, SHOWN_CHARS)}…` : words;
}

function chain<T>(steps: readonly T[], nameOf: (step: T) => string): string {
  let shown = '';
  for (const [index, step] of steps.entries()) {
    const hidden = steps.length > SHOWN_STEPS && index >= SHOWN_ENDS ? steps.length - 2 * SHOWN_ENDS : 0;
    if (hidden > 0 && index === SHOWN_ENDS) shown += ` → (${hidden} more)`;
    if (hidden > 0 && index < SHOWN_ENDS + hidden) continue;
    shown += `${index === 0 ? '' : ' → '}${nameOf(step)}`;
  }
  return shown;
}

function nameOf(step: PathStep): string {
  return step.kind === 'place' ? shortened(step.place) : `"${shortened(step.words)}"`;
}

export interface PathFacts {
  readonly task: PathTask;
  readonly outcome: Outcome;
  readonly cut: boolean;
  readonly steps: readonly PathStep[];
  readonly nearest: readonly string[];
  readonly distance: number;
  /** The listed place that each step of `nearest` is. */
  readonly nearestPlaces: readonly string[];
  /** Wherever there are steps. */
  readonly validity?: PathValidity;
}

function firstDifference({ steps, nearest, nearestPlaces }: PathFacts): string {
  const at = steps.findIndex((step, index) => step.kind !== 'place' || step.place !== nearestPlaces[index]);
  if (at < 0) {
    const next = shortened(nearest[steps.length] as string);
    return `Right as far as it goes; after step ${steps.length} the nearest right path goes on to ${next}.`;
  }
  const said = nameOf(steps[at] as PathStep);
  const wanted = nearest[at];
  const start = at === 0 ? '' : `Right up to step ${at}. `;
  if (wanted === undefined)
    return `${start}Step ${at + 1} is ${said}, where the nearest right path has ended.`;
  return `${start}Step ${at + 1} is ${said}, where the nearest right path has ${shortened(wanted)}.`;
}

function takenFor(steps: readonly PathStep[]): string[] {
  const taken = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'place' && step.tier !== 'strict') taken.set(step.words, step.place);
  }
  if (taken.size === 0) return [];
  const shown = [...taken]
    .slice(0, 3)
    .map(([words, place]) => `"${shortened(words)}" for ${shortened(place)}`);
  const more = taken.size > 3 ? `, and ${taken.size - 3} more` : '';
  return [`Taken by a looser match: ${shown.join(', ')}${more}.`];
}

function invalidities(validity: PathValidity): string[] {
  const faults = [
    validity.knownPlaces ? '' : 'names a place that is not listed',
    validity.connected === false ? 'makes a move that the map does not have' : '',
    validity.rightEnds === false ? 'does not start and end where asked' : '',
    validity.shortestLength === false ? 'is not as long as the shortest path' : '',
  ].filter((fault) => fault !== '');
  return faults.length === 0 ? [] : [`The path ${faults.join(', ')}.`];
}

/** What a person needs to see why a path got its value. */
export function pathReason(facts: PathFacts): string {
  const { outcome, steps, nearest, distance } = facts;
  const right = `${facts.task === 'task2b' ? 'Right, in reverse order' : 'Right'}: ${chain(nearest, shortened)}.`;
  const cut = facts.cut ? ['The answer is beyond the size that is read, and was cut there.'] : [];
  if (outcome === 'empty') return [`No answer. ${right}`, ...cut].join(' ');
  if (outcome === 'refused') return [`The model declined to answer. ${right}`, ...cut].join(' ');
  if (steps.length === 0) return [`No path could be read from the answer. ${right}`, ...cut].join(' ');
  if (distance === 0) {
    return [
      `All ${steps.length} steps are right: ${chain(nearest, shortened)}.`,
      ...takenFor(steps),
      ...cut,
    ].join(' ');
  }
  return [
    firstDifference(facts),
    `Read: ${chain(steps, nameOf)}.`,
    `Nearest: ${chain(nearest, shortened)}.`,
    ...takenFor(steps),
    ...invalidities(facts.validity as PathValidity),
    ...cut,
  ].join(' ');
}
