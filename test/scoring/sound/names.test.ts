import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { remembering } from '../../../scoring/sound/nameKeys.ts';
import { looseName, matchNames, resolveName, strictName } from '../../../scoring/sound/names.ts';

describe('strictName levels spellings of one name', () => {
  test.each([
    ['The  Kitchen', 'kitchen'],
    ['“troll’s den”', "troll's den"],
    ['Tea_Room', 'tea room'],
    ['tea‑room', 'tea room'],
    ['mr. quill’s — shop', "mr. quill's shop"],
    ['&quot;O&#39;Dowd&apos;s Bar &amp; Grill&quot;', "o'dowd's bar & grill"],
    ['Tea&lt;br&gt;Room', 'tea room'],
    ['Tea<br />Room', 'tea room'],
    ['<b>Hall</b>', 'hall'],
    ['** Hall **', 'hall'],
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
  ])('%j is %j', (name, key) => {
    expect(strictName(name)).toBe(key);
  });
});

describe('strictName keeps what tells two places apart', () => {
  test.each([
    ['hall*', 'hall'],
    ['*hall', 'hall'],
    ['*hall', 'hal'],
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

describe('matchNames', () => {
  test('takes better tiers first', () => {
    expect(matchNames(['kitchen', 'great hall'], ['in the kitchen', 'KITCHEN', 'hall'])).toEqual([
      { gold: 'great hall', predicted: 'hall', tier: 'contained' },
      { gold: 'kitchen', predicted: 'KITCHEN', tier: 'strict' },
    ]);
  });

  test.each<[string, string[], string[]]>([
    ['two gold names fit after prepositions', ['inside house', 'outside house'], ['house']],
    ['two gold names hold it, one of them taken', ['west pit', 'east pit'], ['pit']],
    ['the only fit is taken', ['hall', 'long hall'], ['old hall', 'hall', 'long hall']],
    ['the words are in another order', ['great hall'], ['hall great']],
    ['only part of a word fits', ['rocky'], ['rock']],
    ['the words are not adjacent', ['old bridge'], ['old mill under the big bridge']],
    ['it has fewer than half of the words', ['dusty rock room'], ['room']],
    ['only a preposition is shared', ['under'], ['under the bridge']],
  ])('matches nothing loosely where %s', (_, gold, predicted) => {
    expect(matchNames(gold, predicted).filter((match) => match.tier !== 'strict')).toEqual([]);
  });

  test('gives a gold name to the nearer of two names that hold it, then to the first by code point', () => {
    expect(matchNames(['kitchen'], ['kitchen stairs', 'kitchen of the'])[0]?.predicted).toBe(
      'kitchen of the',
    );
    expect(matchNames(['kitchen'], ['old kitchen', 'kitchen stairs'])[0]?.predicted).toBe('kitchen stairs');
  });

  test('reads identifiers of joined words', () => {
    const gold = ['locker 12b', 'n/s crawlway', 'bridge (aft)', 'straße der uhren', 'fallow library'];
    const predicted = ['Locker12B', 'N/sCrawlwayEntrance', 'Bridge(aft)', 'StraßeDerUhren', 'AFallowLibrary'];
    expect(matchNames(gold, predicted)).toEqual([
      { gold: 'bridge (aft)', predicted: 'Bridge(aft)', tier: 'preposition' },
      { gold: 'fallow library', predicted: 'AFallowLibrary', tier: 'strict' },
      { gold: 'locker 12b', predicted: 'Locker12B', tier: 'strict' },
      { gold: 'n/s crawlway', predicted: 'N/sCrawlwayEntrance', tier: 'contained' },
      { gold: 'straße der uhren', predicted: 'StraßeDerUhren', tier: 'strict' },
    ]);
  });

  test('takes joined words for the strict name only where nothing but white space differs', () => {
    expect(matchNames(['bridge (aft)'], ['BridgeAft'])).toEqual([
      { gold: 'bridge (aft)', predicted: 'BridgeAft', tier: 'preposition' },
    ]);
  });

  test('matches equal spellings to themselves where keys coincide', () => {
    expect(matchNames(['Hall', 'hall'], ['hall', 'Hall'])).toEqual([
      { gold: 'Hall', predicted: 'Hall', tier: 'strict' },
      { gold: 'hall', predicted: 'hall', tier: 'strict' },
    ]);
  });

  const word = fc.constantFrom(
    'old',
    'hall',
    'the',
    'in',
    'pit',
    'west',
    'a',
    'mill',
    'of',
    'pond',
    "o'dowd's",
    'Hall',
    '2',
  );
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const names = fc.uniqueArray(name, { maxLength: 8 });

  test('does not depend on the order of either list', () => {
    fc.assert(
      fc.property(names, names, fc.infiniteStream(fc.nat()), (gold, predicted, random) => {
        const shuffled = (list: string[]) =>
          list
            .map((each) => [random.next().value as number, each] as const)
            .sort((a, b) => a[0] - b[0])
            .map((each) => each[1]);
        expect(matchNames(shuffled(gold), shuffled(predicted))).toEqual(matchNames(gold, predicted));
      }),
    );
  });

  test('is one to one, and matches every name to itself', () => {
    fc.assert(
      fc.property(names, names, (gold, predicted) => {
        const matches = matchNames(gold, predicted);
        expect(new Set(matches.map((match) => match.gold)).size).toBe(matches.length);
        expect(new Set(matches.map((match) => match.predicted)).size).toBe(matches.length);
        expect(matchNames(gold, gold).map((match) => [match.gold, match.predicted])).toEqual(
          [...gold].sort().map((each) => [each, each]),
        );
      }),
    );
  });
});

describe('resolveName', () => {
  test('finds a listed place by the first tier that fits, as often as asked', () => {
    const listed = ['Kitchen', 'great hall', 'west pit', 'east pit'];
    expect(
      ['kitchen', 'in the kitchen', 'hall', 'pit', 'garden', ''].map((words) => resolveName(words, listed)),
    ).toEqual([
      { place: 'Kitchen', tier: 'strict' },
      { place: 'Kitchen', tier: 'preposition' },
      { place: 'great hall', tier: 'contained' },
      undefined,
      undefined,
      undefined,
    ]);
    expect(resolveName('kitchen', listed)).toEqual({ place: 'Kitchen', tier: 'strict' });
  });

  test('takes the equal spelling where several listed names have one key, and else the first by code point', () => {
    const halls = ['hall', 'Hall', 'HALL.'];
    expect([...halls, 'the hall'].map((words) => resolveName(words, halls)?.place)).toEqual([
      ...halls,
      'HALL.',
    ]);
  });
});
