import fc from 'fast-check';
import type { ItemValue } from '../../../reports/statistics/itemValues.ts';

/** One value an item: `[game, value]` pairs. */
export function itemsOf(pairs: readonly (readonly [game: string | number, value: number])[]): ItemValue[] {
  return pairs.map(([game, value], index) => ({
    item: `item ${index}`,
    game: String(game),
    value,
    repeats: [value],
  }));
}

/** Items of at least two games, each with a score from 0 to 1. */
export const scoredItems = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 2,
    maxLength: 60,
  })
  .filter((pairs) => new Set(pairs.map(([game]) => game)).size > 1)
  .map(itemsOf);
