import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { elementLines } from '../../datasets/elementLines.ts';

test('gives the line on which each element of an array begins, whatever the elements hold', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 1, 4), (elements, indent) => {
      const json = JSON.stringify(elements, null, indent);
      const begins = elements.map((_, index) => {
        const before = JSON.stringify(elements.slice(0, index), null, indent);
        const lines = before.split('\n').length;
        return indent === undefined ? 1 : index === 0 ? 2 : lines;
      });
      expect(elementLines(json)).toEqual(begins);
    }),
  );
});

test('on a line of its own even where a bracket, a quote or a comma stands in a text', () => {
  expect(elementLines('[\n "a]\\",[",\n {"b": [1, 2]}, 3\n]')).toEqual([2, 3, 3]);
});
