import { describe, expect, test } from '@jest/globals';
import { dropNumbering, strip, words } from '../../../scoring/official/pythonText.ts';

/** Every character for which Python's `str.isspace()` holds. */
const WHITE_SPACE =
  '\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a' +
  '\u2028\u2029\u202f\u205f\u3000';

describe('strip', () => {
  test('takes exactly the characters that Python counts as white space', () => {
    const stripped = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter(
      (character) => strip(character) === '',
    );
    expect(stripped.join('')).toBe(WHITE_SPACE);
  });

  test('leaves white space inside, and the byte order mark that JavaScript would trim', () => {
    expect(strip(`${WHITE_SPACE}\ufeffa${WHITE_SPACE}b\ufeff${WHITE_SPACE}`)).toBe(
      `\ufeffa${WHITE_SPACE}b\ufeff`,
    );
  });
});

describe('words', () => {
  test('splits at runs of white space of any kind and gives no empty word', () => {
    expect(words(`  dark\u3000\x1ccave \x85`)).toEqual(['dark', 'cave']);
    expect(words(' \t')).toEqual([]);
    expect(words('')).toEqual([]);
  });
});

describe('dropNumbering', () => {
  test.each([
    ['12. hall', ' hall'],
    ['1.2. hall', '2. hall'],
    ['٣. hall', ' hall'],
    ['１２.hall', 'hall'],
    ['𝟏. hall', ' hall'],
    ['1.', ''],
    ['1) hall', '1) hall'],
    [' 1. hall', ' 1. hall'],
    ['². hall', '². hall'],
    ['Ⅳ. hall', 'Ⅳ. hall'],
    ['. hall', '. hall'],
  ])('%j becomes %j', (line, expected) => {
    expect(dropNumbering(line)).toBe(expected);
  });
});
