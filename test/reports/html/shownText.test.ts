import { expect, test } from '@jest/globals';
import { shownName, shownText } from '../../../reports/html/shownText.ts';

test('control characters are seen, line ends and tabs stay', () => {
  expect(shownText('a\tb\r\nc\x1b[31m\0\x7f\x9b', 100)).toEqual({
    text: 'a\tb\r\nc␛[31m␀␡�',
    leftOut: 0,
  });
});

test('half a character is no character', () => {
  expect(shownText('😀', 1)).toEqual({ text: '�', leftOut: 1 });
});

test('what is too long is cut and counted', () => {
  expect(shownText('abcdef', 4)).toEqual({ text: 'abcd', leftOut: 2 });
  expect(shownName('n'.repeat(121))).toBe(`${'n'.repeat(120)}…`);
  expect(shownName('n'.repeat(120))).toBe('n'.repeat(120));
});
