import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchNames, resolveName } from '../../../scoring/sound/names.ts';

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

  test('looks at how the letters of a joined name are written', () => {
    const tier = (gold: string, predicted: string) => matchNames([gold], [predicted])[0]?.tier;
    expect(tier('tea room', 'TEAROOM')).toBe('preposition');
    expect(tier('12 b', '12b')).toBe('preposition');
    expect(tier('tearoom', 'ATearoom')).toBe('strict');
    expect(tier('bridge (aft) deck', 'bridge aft')).toBe('contained');
  });

  test('takes the nearer in content words, be it shorter or longer', () => {
    expect(matchNames(['old red stone mill'], ['stone mill', 'old red stone mill pond'])).toEqual([
      { gold: 'old red stone mill', predicted: 'old red stone mill pond', tier: 'contained' },
    ]);
  });

  test.each([
    ['HALL', 'Hall.'],
    ['kitchen stairs', 'Old kitchen'],
  ])(
    'takes %j before %j, in whatever order they come, first by key and then by spelling',
    (first, second) => {
      for (const predicted of [
        [first, second],
        [second, first],
      ]) {
        expect(matchNames(['hall', 'kitchen'], predicted).map((match) => match.predicted)).toEqual([first]);
      }
    },
  );

  test('matches no blank name, and sorts the matches by gold name', () => {
    expect(matchNames(['', 'pond', 'hall'], [' ', 'pond', 'hall']).map((match) => match.gold)).toEqual([
      'hall',
      'pond',
    ]);
  });

  test('matches equal spellings to themselves where keys coincide', () => {
    expect(matchNames(['Hall', 'hall'], ['hall'])).toEqual([
      { gold: 'hall', predicted: 'hall', tier: 'strict' },
    ]);
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
