import type { Item } from '../../datasets/item.ts';
import { checkRules } from '../../datasets/rules.ts';
import { checkShape } from '../../datasets/schema.ts';
import { hintedPaths, novelPaths } from '../questions.ts';
import { chooseOne } from '../seeded.ts';
import type { GameEntry } from './gameList.ts';
import type { SegmentFacts } from './segmentGame.ts';

/** A segment's text: who wrote it, and which of the objects it tells of. */
export interface SegmentText {
  readonly text: string;
  readonly writer: string;
  readonly objects: SegmentFacts['objects'];
}

/** An item that is not yet in a split. A question is absent where the segment has no pair for it. */
export function makeItem(game: GameEntry, segment: SegmentFacts, told: SegmentText, seed: number): Item {
  const { id, path, edges, turns } = segment;
  const task3 = chooseOne(novelPaths(segment), seed, `task3 ${id}`);
  const task4 = chooseOne(hintedPaths(segment, told.objects), seed, `task4 ${id}`);
  return {
    id,
    game: game.title,
    split: 'test',
    text: told.text,
    locations: [...new Set(path)].sort(),
    edges,
    path,
    ...(task3 && { task3 }),
    ...(task4 && { task4 }),
    objects: told.objects,
    source: {
      licence: game.licence,
      origin: game.origin,
      walk: `turns ${turns[0]} to ${turns[1]} of a walkthrough (${game.walkthroughOrigin})`,
      writer: told.writer,
    },
  };
}

/** Every rule of the item model that an item breaks, in words; none for a good one. */
export function itemProblems(item: Item): string[] {
  const shape = checkShape(item);
  const faults = 'faults' in shape ? shape.faults : checkRules(item);
  return faults.map(({ field, problem }) => `${field}: ${problem}`);
}
