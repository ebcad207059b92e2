import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelBox, MAX_LABEL_CHARS, wrapped } from '../../../../reports/html/maps/label.ts';

test.each([
  ['Hall', ['Hall']],
  ['', ['']],
  ['  \n ', ['']],
  ['The Old Mill under the Bridge', ['The Old Mill', 'under the Bridge']],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwll', ['Llanfairpwllgwyngyll', 'gogerychwyrndrobwll']],
])('%j is broken into %j', (name, lines) => {
  expect(wrapped(name)).toEqual(lines);
});

test('a label has every letter of a short name, and no line is long', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé中]{1,9}$/u), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, (words) => {
      const lines = wrapped(words.join(' '));
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20);
    }),
  );
});

test('long names are cut, and any text gives a box of finite size', () => {
  const letters = wrapped('word '.repeat(100)).join('').replaceAll(' ', '');
  expect(letters).toMatch(/^(word)+…$/);
  expect(letters.length).toBeLessThanOrEqual(MAX_LABEL_CHARS + 1);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const { width, height } = labelBox(name);
      expect(width > 0 && width < 400 && height > 0 && height < 200).toBe(true);
    }),
  );
});

test('wide letters take more room than narrow ones', () => {
  expect(labelBox('中中中中').width).toBeGreaterThan(labelBox('mmmm').width);
  expect(labelBox('mmmm').width).toBeGreaterThan(labelBox('iiii').width);
});
