import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WordMaker, wordsOf } from '../../audit/inventedNames.ts';

describe('invented words', () => {
  test('are new, each once, none the beginning of another, and shaped as asked', () => {
    const shape = fc.record({ vowelFirst: fc.boolean(), sLast: fc.boolean() });
    fc.assert(
      fc.property(fc.string(), fc.array(shape, { maxLength: 40 }), (seed, shapes) => {
        const maker = new WordMaker(seed, ['trask']);
        const made = shapes.map((each) => maker.make(each));
        for (const [index, word] of made.entries()) {
          const { vowelFirst, sLast } = shapes[index] as (typeof shapes)[number];
          expect([/^[aeiou]/.test(word), word.endsWith('s')]).toEqual([vowelFirst, sLast]);
          expect([...made, 'trask'].filter((other) => other.startsWith(word))).toEqual([word]);
        }
        const again = new WordMaker(seed, ['trask']);
        expect(shapes.map((each) => again.make(each))).toEqual(made);
      }),
    );
  });

  test('are compared with the words of a text in any case', () => {
    expect(wordsOf('The Salt-Gallery’s ２')).toEqual(new Set(['the', 'salt', 'gallery', 's', '2']));
  });
});
