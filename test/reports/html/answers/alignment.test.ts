import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { align } from '../../../../reports/html/answers/alignment.ts';

const path = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });

test('has as many changes as the Levenshtein distance, and every step of both in order', () => {
  fc.assert(
    fc.property(path, path, (right, said) => {
      const steps = align(right, said);
      const changes = steps.filter(({ kind }) => kind !== 'same').length;
      expect(changes).toBe(distance(right.join(''), said.join('')));
      expect(steps.flatMap((step) => (step.kind === 'extra' ? [] : [right[step.right]]))).toEqual(right);
      expect(steps.flatMap((step) => (step.kind === 'missing' ? [] : [said[step.said]]))).toEqual(said);
      for (const step of steps)
        if (step.kind === 'same' || step.kind === 'other')
          expect(right[step.right] === said[step.said]).toBe(step.kind === 'same');
    }),
  );
});

test('leaves out, inserts and changes where that is what happened', () => {
  const kinds = (right: string, said: string) => align([...right], [...said]).map(({ kind }) => kind);
  expect(kinds('abc', 'ac')).toEqual(['same', 'missing', 'same']);
  expect(kinds('ac', 'abc')).toEqual(['same', 'extra', 'same']);
  expect(kinds('abc', 'axc')).toEqual(['same', 'other', 'same']);
  expect(kinds('', '')).toEqual([]);
});
