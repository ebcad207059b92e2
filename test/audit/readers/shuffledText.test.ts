import { describe, expect, test } from '@jest/globals';
import { shuffledText } from '../../../audit/readers/shuffledText.ts';
import type { Item } from '../../../datasets/item.ts';
import { findMentions } from '../../../providers/places.ts';
import { subset } from '../subsets.ts';

const item = subset(['zork1-04']).items.get('zork1-04') as Item;

describe('a text in random order', () => {
  test('names the same places as often, in another order', () => {
    const named = (text: string) => findMentions(text, item.locations).map(({ name }) => name);
    const shuffled = named(shuffledText(item, 'task2a', '1'));
    expect(shuffled).not.toEqual(named(item.text));
    expect(shuffled.sort()).toEqual(named(item.text).sort());
  });

  test('has the same words but for those that mark a mention', () => {
    const words = (text: string) =>
      (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word !== 'in').sort();
    expect(words(shuffledText(item, 'task2a', '1'))).toEqual(words(item.text));
  });

  test('is the same for the same seed, and another for another', () => {
    expect(shuffledText(item, 'task1', '1')).toBe(shuffledText(item, 'task1', '1'));
    expect(shuffledText(item, 'task1', '1')).not.toBe(shuffledText(item, 'task1', '2'));
  });
});
