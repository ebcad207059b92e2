import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Item } from '../../../datasets/item.ts';
import { splitItems } from '../../../games/build/split.ts';

/** Items of games named by letters: `AAB` are two of A and one of B; in lower case without a question for task4. */
function items(games: string): Item[] {
  const question = { from: 'Hall', to: 'Attic', answers: [['Hall', 'Attic']] };
  return [...games].map((letter, index) => ({
    id: `item-${index}`,
    game: letter.toUpperCase(),
    split: 'test',
    text: 'Hall, Attic',
    locations: ['Attic', 'Hall'],
    edges: [['Hall', 'Attic']],
    path: ['Hall', 'Attic'],
    task3: question,
    ...(letter < 'a' && { task4: question }),
  }));
}

const sizes = (games: string) => {
  const { items: split, examples } = splitItems(items(games), 1);
  return {
    dev: split.filter((item) => item.split === 'dev').length,
    test: split.filter((item) => item.split === 'test').length,
    examples,
  };
};

describe('a split', () => {
  test('takes from three games in turn until each item has three examples of other games', () => {
    expect(sizes('AAAABBBBBBC')).toEqual({ dev: 5, test: 6, examples: 3 });
  });

  test('takes three of each of two games', () => {
    expect(sizes('AAAAABBBBB')).toEqual({ dev: 6, test: 4, examples: 3 });
  });

  test('takes a tenth where that is more', () => {
    expect(sizes('ABCDEFGHIJ'.repeat(10))).toEqual({ dev: 10, test: 90, examples: 3 });
  });

  test('has no dev item and no example where there is one game', () => {
    expect(sizes('AAAAA')).toEqual({ dev: 0, test: 5, examples: 0 });
  });

  test('gives fewer examples where more would leave too little to test', () => {
    expect(sizes('AABC')).toEqual({ dev: 2, test: 2, examples: 1 });
    expect(sizes('AAAAB')).toEqual({ dev: 2, test: 3, examples: 1 });
    expect(sizes('AB')).toEqual({ dev: 0, test: 2, examples: 0 });
  });

  test('takes no item without all questions as an example', () => {
    const { items: split } = splitItems(items('aaaAAABBBB'), 1);
    expect(split.filter(({ split, task4 }) => split === 'dev' && task4 === undefined)).toEqual([]);
  });

  test('takes less than a tenth where no more have all questions', () => {
    expect(sizes(`AABBCC${'abc'.repeat(30)}`)).toEqual({ dev: 6, test: 90, examples: 3 });
  });

  test('is the same for the same seed only', () => {
    const many = items('AAAAAAAABBBBBBBBCCCCCCCC');
    expect(splitItems(many, 1)).toEqual(splitItems(many, 1));
    expect(splitItems(many, 1)).not.toEqual(splitItems(many, 2));
  });

  test('never takes examples from the same game, twice, or from the test split', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCDabc'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(letters, fc.integer(), (games, seed) => {
        const { items: split, examples: count } = splitItems(items(games), seed);
        const byId = new Map(split.map((item) => [item.id, item]));
        expect(split.some((item) => item.split === 'test')).toBe(true);
        for (const { game, split: side, examples = [] } of split) {
          if (side === 'test') expect(new Set(examples).size).toBe(count);
          for (const example of examples.map((id) => byId.get(id) as Item)) {
            expect([example.split, example.game !== game, example.task4 !== undefined]).toEqual([
              'dev',
              true,
              true,
            ]);
          }
        }
      }),
    );
  });
});
