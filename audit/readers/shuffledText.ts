import type { Item } from '../../datasets/item.ts';
import { seeded } from '../../datasets/seeded.ts';
import { findMentions, findPlaceNames } from '../../providers/places.ts';
import type { Task } from '../../scoring/types.ts';

/**
 * The text with all order taken out of it: its words in random order, the names of places kept whole. Behind a
 * preposition and before a comma each, so that a reader that looks for names finds the same ones as in the story.
 * For task1, which lists no names, those that a reader finds in the story.
 */
export function shuffledText({ text, locations }: Item, task: Task, seed: string): string {
  const mentions = findMentions(text, task === 'task1' ? findPlaceNames(text) : locations);
  const units: string[] = [];
  let from = 0;
  for (const { name, at } of mentions) {
    units.push(...text.slice(from, at).split(/\s+/), `in ${name},`);
    from = at + name.length;
  }
  units.push(...text.slice(from).split(/\s+/));
  return shuffled(units, seed).join(' ');
}

/** The list in random order (Fisher and Yates), the same one for the same seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = seeded(seed);
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
