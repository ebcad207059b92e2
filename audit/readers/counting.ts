import type { Item } from '../../datasets/item.ts';
import { dot } from '../../datasets/questions.ts';
import { findMentions, findPlaceNames } from '../../providers/places.ts';
import type { Edge } from '../../scoring/types.ts';
import type { BlindReader } from './blind.ts';

/**
 * Counts names and reads nothing else: task3 by way of the place that is named most, the map as a star around it.
 * Stories come back to their hubs, so that this shortcut needs no understanding of space or order.
 */
export const COUNTING: BlindReader = {
  name: 'counting',
  knows: 'how often each place is named',
  throwsDice: false,
  tasks: ['task1', 'task3'],
  answer: async ({ item, task }) => {
    if (task === 'task1') {
      const [hub = '', ...others] = byMentions(item.text, findPlaceNames(item.text));
      return dot(others.map((place): Edge => [hub, place]));
    }
    const { from = '', to = '' } = item.task3 ?? {};
    const middle = byMentions(item.text, item.locations).find((place) => place !== from && place !== to);
    return [from, middle, to].join('\n');
  },
};

/** The names, those that the text has most often first. */
function byMentions(text: Item['text'], names: readonly string[]): string[] {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const { name } of findMentions(text, names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
