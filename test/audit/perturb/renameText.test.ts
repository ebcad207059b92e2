import { describe, expect, test } from '@jest/globals';
import { WordMaker } from '../../../audit/inventedNames.ts';
import { NewWords } from '../../../audit/perturb/newWords.ts';
import { renameText } from '../../../audit/perturb/renameText.ts';

/** Makes X1, X2 … (Ax and xs where the shape asks for it), so that tests show which word became which. */
class Numbered extends WordMaker {
  private number = 0;
  override make({ vowelFirst = false, sLast = false } = {}): string {
    this.number++;
    return `${vowelFirst ? 'a' : 'x'}${this.number}${sLast ? 's' : ''}`;
  }
}

const words = () => new NewWords(new Numbered('', []));
const rename = (text: string, places: readonly string[], things: readonly string[] = []) =>
  renameText(text, { places, things, words: words() });

describe('a name in new words', () => {
  test.each([
    ['Great Hall', 'X1 X2'],
    ['Tool-Shed', 'X1-X2'],
    ['Orchard', 'A1'],
    ['Stables', 'X1s'],
    ['Top of the Stairs', 'X1 of the X2s'],
    ['North/South Crawlway', 'North/South X1'],
    ['2021 Kitchen', '2021 X1'],
    ['Room 8', 'X1 8'],
    ['Deck A', 'X1 A'],
    ['Y2', 'X1'],
    ['VIP Lounge', 'X1 X2'],
    ["Thomas's Room", "Thomas's X1"],
    ["Copyists' Room", "Copyists' X1"],
    ["Smith's", "X1's"],
    ['North', 'X1'],
    ['great hall', 'x1 x2'],
    ['灯台の道', 'x1'],
  ])('%s', (name, renamed) => {
    expect(words().rename(name)).toBe(renamed);
  });

  test('keeps what it shares with its neighbours', () => {
    const world = words();
    expect(['Wheel-Room', 'Mill-House', 'Mill-Yard', 'mill pond'].map((name) => world.rename(name))).toEqual([
      'X1-X2',
      'X3-X4',
      'X3-X5',
      'x3 x6',
    ]);
  });
});

describe('a text in new words', () => {
  const TEXTS: readonly (readonly [string, string, string, readonly string[], (readonly string[])?])[] = [
    [
      'possessives and typographic apostrophes',
      "the Mill’s door, Mill's, Mills",
      "the X1’s door, X1's, Mills",
      ['Mill'],
    ],
    [
      'an apostrophe in the name',
      'At Fisher’s Row, FISHER’S ROW',
      'At Fisher’s X1, FISHER’S X1',
      ["Fisher's Row"],
    ],
    ['capitals', 'a sign, WHEEL-ROOM: the Wheel-Room', 'a sign, X1-X2: the X1-X2', ['Wheel-Room']],
    ['a line break within', 'the Great\nHall', 'the X1\nX2', ['Great Hall']],
    ['common nouns', 'she dropped the bar in the Bar', 'she dropped the bar in the X1', ['Bar']],
    ['names without capitals', 'The great hall. Great Hall', 'The x1 x2. X1 X2', ['great hall']],
    [
      'names of several words in small letters',
      'Living Room. You are in the living room',
      'X1 X2. You are in the x1 x2',
      ['Living Room'],
    ],
    [
      'an owner’s place in small letters',
      "Wizard's Workroom: this is the Wizard's workroom",
      "Wizard's X1: this is the Wizard's x1",
      ["Wizard's Workroom"],
    ],
    [
      'things of the same name in small letters',
      'a stone bridge of tin on the Stone Bridge',
      'a stone bridge of tin on the X1 X2',
      ['Stone Bridge'],
      ['stone bridge'],
    ],
    ['small words in lower case', 'out on the Lake', 'out on the X1', ['On the Lake']],
    ['mentions that overlap', 'on the Lake Shore', 'on the X1 X2', ['On the Lake', 'Lake Shore']],
    ['punctuation between words', 'the Great, Hall', 'the Great, Hall', ['Great Hall']],
    ['parts of words', 'Hallway, Marshall, Hall', 'Hallway, Marshall, X1', ['Hall']],
    ['things', 'the Mill Stone by the Mill', 'the Mill Stone by the X1', ['Mill'], ['Mill Stone']],
    ['things that are part of a name', 'the Wheel-Room', 'the X1-X2', ['Wheel-Room'], ['wheel']],
  ];

  test.each(
    TEXTS.map(([what, text, renamed, places, things = []]) => ({ what, text, renamed, places, things })),
  )('keeps or changes $what', ({ text, renamed, places, things }) => {
    expect(rename(text, places, things)).toBe(renamed);
  });
});
