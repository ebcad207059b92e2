import type { Corruption } from './corruption.ts';
import { pathSimilarity } from './values.ts';

type Steps = readonly string[];

/**
 * Every way to spoil a path in one place: each step lost, a known and an invented place put in at each position,
 * each step swapped for another place, each two neighbours exchanged, and the order reversed. Where the result is
 * right too (a palindrome reversed, another shortest path), it is no corruption and left out.
 */
export function corruptPath(
  right: Steps,
  { accepted, places, invented }: { accepted: readonly Steps[]; places: Steps; invented: string },
): Corruption[] {
  const made = (kind: string, what: string, said: Steps): Corruption[] => {
    const expected = pathSimilarity(said, accepted);
    return expected === 1 ? [] : [{ kind, what, said: { kind: 'path', steps: said }, expected }];
  };
  const gaps = [...right.keys(), right.length];
  return [
    ...right.flatMap((step, at) => made('step lost', `${at + 1}, ${step}`, right.toSpliced(at, 1))),
    ...gaps.flatMap((at) => {
      const added = other(places, at, [right[at - 1], right[at]]);
      return added === undefined
        ? []
        : made('step added', `${at + 1}, ${added}`, right.toSpliced(at, 0, added));
    }),
    ...gaps.flatMap((at) => made('step invented', `${at + 1}`, right.toSpliced(at, 0, invented))),
    ...right.flatMap((step, at) => {
      const swapped = other(places, at, [step, right[at - 1], right[at + 1]]);
      return swapped === undefined
        ? []
        : made('place swapped', `${at + 1}, ${step} to ${swapped}`, right.with(at, swapped));
    }),
    ...right
      .slice(1)
      .flatMap((step, at) =>
        made('steps exchanged', `${at + 1}, ${step}`, right.toSpliced(at, 2, step, right[at] as string)),
      ),
    ...made('order reversed', '', right.toReversed()),
  ];
}

/** A listed place that is none of these; another one at each position. */
function other(places: Steps, at: number, not: readonly (string | undefined)[]): string | undefined {
  const turned = [...places.slice(at % places.length), ...places.slice(0, at % places.length)];
  return turned.find((place) => !not.includes(place));
}
