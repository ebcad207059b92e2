import { describe, expect, test } from '@jest/globals';
import { looseName, remembering, spelledOut, strictName } from '../../../scoring/sound/nameKeys.ts';

describe('strictName levels spellings of one name', () => {
  test.each([
    ['The  Kitchen', 'kitchen'],
    ['“troll’s den”', "troll's den"],
    ['troll´s den', "troll's den"],
    ['Tea_Room', 'tea room'],
    ['tea‑room', 'tea room'],
    ['mr. quill’s — shop', "mr. quill's shop"],
    ['&quot;O&#39;Dowd&apos;s Bar &amp; Grill&quot;', "o'dowd's bar & grill"],
    ['Tea&lt;br&gt;Room', 'tea room'],
    ['Tea<br />Room', 'tea room'],
    ['<b>Hall</b>', 'hall'],
    ['** Hall **', 'hall'],
    ['** *Hall* **', 'hall'],
    ['Hall*', 'hall*'],
    ['*Hall', '*hall'],
    ['***', '***'],
    ['the “red” room', '"red" room'],
    ['**Hall**', 'hall'],
    ['Hall.', 'hall'],
    ['(Hall)', 'hall'],
    ['**[Hall]**', 'hall'],
    ['(old) hall (upper)', '(old) hall (upper)'],
    ['STRASSE DER UHREN', 'strasse der uhren'],
    ['Straße der Uhren', 'strasse der uhren'],
    ['ΣΤΑΘΜΌΣ', strictName('σταθμός')],
    ['Ｋｉｔｃｈｅｎ', 'kitchen'],
    ['Near\u0085A\u3000Hedge', 'near hedge'],
    ['Bridge\ufeff (aft)', 'bridge (aft)'],
    ['the the end', 'end'],
    ['end of the pier', 'end of pier'],
    ['an alcove', 'alcove'],
    ['-  -', '- -'],
  ])('%j is %j', (name, key) => {
    expect(strictName(name)).toBe(key);
  });
});

describe('strictName keeps what tells two places apart', () => {
  test.each([
    ['hall*', 'hall'],
    ['*hall', 'hall'],
    ['*hall', 'hal'],
    ['hall*', 'al'],
    ['cave [upper]', 'cave [lower]'],
    ['cave [upper]', 'cave'],
    ['bridge (aft)', 'bridge (fore)'],
    ['Deck A', 'Deck'],
    ['Deck A (dark)', 'Deck (dark)'],
    ['#2 airlock', '2 airlock'],
    ["troll's den", 'trolls den'],
    ['café', 'cafe'],
    ['inside house', 'outside house'],
  ])('%j is not %j', (one, other) => {
    expect(strictName(one)).not.toBe(strictName(other));
  });

  test.each(['---', '...', 'the', 'A', '*', '""', '_', '"The"', '&'])(
    '%j is not dropped to nothing',
    (name) => {
      expect(strictName(name)).not.toBe('');
    },
  );

  test.each(['', ' ', '\u00a0\n', '\u200b', '<br>'])('%j is blank', (name) => {
    expect(strictName(name)).toBe('');
  });
});

describe('looseName', () => {
  test.each([
    ['in the kitchen', 'kitchen'],
    ['in the great hall', 'great hall'],
    ['In front of the House', 'house'],
    ['at on the pier', 'pier'],
    ['brewer_s_row', "brewer's row"],
    ['trolls den', "troll's den"],
    ['bridge aft', 'Bridge (aft)'],
    ['Naive Wing', 'naïve wing'],
    ['tearoom', 'tea-room'],
  ])('%j is the same as %j', (one, other) => {
    expect(looseName(one)).toBe(looseName(other));
  });

  test.each([
    ['level 1 1', 'level 11'],
    ['level 1 & 1', 'level 11'],
    ['level 1 1', 'level 2 1'],
    ['next to', 'close to'],
    ['room at top', 'room top'],
    ['in', 'on'],
    ['next door hall', 'hall'],
    ['---', '...'],
    ['# &', '& #'],
    ['# &', '#&'],
  ])('%j is not %j', (one, other) => {
    expect(looseName(one)).not.toBe(looseName(other));
  });
});

test.each([
  ['LopsidedLibrary', 'Lopsided Library'],
  ['teaRoom2', 'tea Room 2'],
  ['2Hall', '2Hall'],
  ['ATree', 'A Tree'],
  ['USSCalypso', 'USS Calypso'],
  ['Hall', undefined],
  ['HALL', undefined],
  ['LopsidedLibrary hall', undefined],
  ['Lopsided_LibraryHall', undefined],
])('%s spelled out is %s', (name, spelled) => {
  expect(spelledOut(name)).toBe(spelled);
});

describe('remembering', () => {
  /** How many lengths are made for each of the lists of names, asked for in turn. */
  function timesMade(...lists: readonly (readonly string[])[]): number[] {
    let made = 0;
    const lengthOf = remembering((name: string) => {
      made++;
      return name.length;
    });
    return lists.map((names) => {
      made = 0;
      expect(names.map(lengthOf)).toEqual(names.map((name) => name.length));
      return made;
    });
  }

  test('makes a value once for a name, but each time for a very long one', () => {
    expect(timesMade(['hall', 'hall', 'attic', 'hall'])).toEqual([2]);
    expect(timesMade(['x'.repeat(200), 'x'.repeat(200)])).toEqual([1]);
    expect(timesMade(['x'.repeat(201), 'x'.repeat(201)])).toEqual([2]);
  });

  test('forgets all names when there are too many', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `room ${index}`);
    expect(timesMade(many, many, ['cellar'], ['room 0', 'cellar'])).toEqual([20_000, 0, 1, 1]);
  });
});
