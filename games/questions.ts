import { encounterHint, leavingHint } from '../datasets/hints.ts';
import type { PathQuestion, StoryObject } from '../datasets/item.ts';
import { neighbours, shortestPaths } from '../datasets/shortestPaths.ts';
import type { WalkedMap } from './segmentMap.ts';

/** task3's shortest paths have so many places, as in all items of the paper; task4's have at least so many. */
const PLACES = 3;

/**
 * Every question that task3 may ask about a map: ordered pairs of places whose shortest paths have exactly three places
 * and are not all walked, in their direction, in the text. Sorted by source and target.
 */
export function novelPaths({ edges, path }: WalkedMap): PathQuestion[] {
  const places = [...neighbours(edges).keys()].sort();
  return places.flatMap((from) =>
    places.flatMap((to) => {
      const answers = novelAnswers({ edges, path }, from, to);
      return answers?.[0]?.length === PLACES ? [{ from, to, answers }] : [];
    }),
  );
}

/**
 * Every question that task4 may ask: ordered pairs of hints at different objects whose places are not adjacent and
 * whose shortest paths are not all walked. Sorted as the objects are.
 */
export function hintedPaths(map: WalkedMap, objects: readonly StoryObject[]): PathQuestion[] {
  const hints = objects.flatMap((object) => [
    { object, hint: encounterHint(object), place: object.first },
    ...(object.left === undefined ? [] : [{ object, hint: leavingHint(object), place: object.left }]),
  ]);
  return hints.flatMap((from) =>
    hints.flatMap((to) => {
      if (from.object === to.object) return [];
      const answers = novelAnswers(map, from.place, to.place);
      return answers === undefined ? [] : [{ from: from.hint, to: to.hint, answers }];
    }),
  );
}

/** All shortest paths, if they have three places at least and one of them was not walked in that direction. */
function novelAnswers({ edges, path }: WalkedMap, from: string, to: string): string[][] | undefined {
  const answers = shortestPaths(edges, from, to);
  const far = (answers[0]?.length ?? 0) >= PLACES;
  return far && answers.some((answer) => !wasWalked(path, answer)) ? answers : undefined;
}

/** Whether a path stands, step after step, in the walked one. */
function wasWalked(walked: readonly string[], path: readonly string[]): boolean {
  return walked.some((_, start) => path.every((place, index) => walked[start + index] === place));
}
