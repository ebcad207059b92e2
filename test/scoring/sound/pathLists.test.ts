import { describe, expect, test } from '@jest/globals';
import type { Mark } from '../../../scoring/sound/lineMarks.ts';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import {
  afterLeadIn,
  arrowParts,
  listedParts,
  MAX_PARTS,
  moveParts,
  numberedParts,
} from '../../../scoring/sound/pathLists.ts';
import { HOUSE, shown } from './pathHelp.ts';

const house = new ListedPlaces([...HOUSE.locations, 'to be']);
const divided = new ListedPlaces([
  'hall',
  'North, South Passage',
  'Room (2), upper',
  'to be, again',
  'A > B > C',
]);

describe('arrowParts', () => {
  test.each<readonly [string, readonly string[] | undefined]>([
    ['hall -> attic', ['hall', 'attic']],
    ['  hall->cave  =>  attic ', ['hall', 'cave', 'attic']],
    ['-> hall -> -> attic ->', ['hall', 'attic']],
    ['-> hall', undefined],
    ['hall » cave › attic', ['hall', 'cave', 'attic']],
    ['hall » cave -> attic', ['hall', 'cave', 'attic']],
    ['«hall» -> ‹attic›', ['«hall»', '‹attic›']],
    ['hall (up -> left) -> attic', ['hall (up -> left)', 'attic']],
    ['hall [a (b) -> c] -> attic', ['hall [a (b) -> c]', 'attic']],
    ['hall (up -> attic', ['hall (up', 'attic']],
    ['hall) -> (attic', ['hall)', '(attic']],
    ['hall, attic', undefined],
  ])('of %j are %j', (line, parts) => {
    expect(arrowParts(line, house)).toEqual(parts);
  });

  test('names with arrows in them stay whole, the longest first', () => {
    expect(arrowParts('hall > A > B > C > A > B', divided)).toEqual(['hall', 'A > B > C', 'A', 'B']);
  });

  test('what stands behind very many is one part more', () => {
    const parts =
      arrowParts(
        Array(MAX_PARTS + 3)
          .fill('x')
          .join('>'),
        house,
      ) ?? [];
    expect([parts.length, parts.at(-2), parts.at(-1)]).toEqual([MAX_PARTS + 1, 'x', 'x>x>x']);
  });
});

describe('numberedParts', () => {
  test.each<readonly [string, readonly string[] | undefined]>([
    ['1. hall 2. attic', ['1. hall', ' 2. attic']],
    ['(7) hall, (8) attic', ['(7) hall,', ' (8) attic']],
    ['from here 1. hall 2. attic', ['from here', ' 1. hall', ' 2. attic']],
    ['1. hall 5. floor 2. attic', ['1. hall 5. floor', ' 2. attic']],
    ['١. hall ٣. attic', ['١. hall', ' ٣. attic']],
    ['1. 2. attic', ['1.', ' 2. attic']],
    ['– 1. hall 2. attic', [' 1. hall', ' 2. attic']],
    ['1. hall', undefined],
    ['1. hall 3. attic', undefined],
    ['1.5 miles 2.5 miles', undefined],
  ])('of %j are %j', (line, parts) => {
    expect(numberedParts(line)).toEqual(parts);
  });

  test('what stands behind very many belongs to the last', () => {
    const parts = numberedParts('٣. x '.repeat(MAX_PARTS + 2)) ?? [];
    expect([parts.length, parts[0], parts.at(-1)]).toEqual([MAX_PARTS, '٣. x', ' ٣. x ٣. x ٣. x ']);
  });
});

/** The steps of a list and whether it is a sentence: `hall|attic prose`. */
function told(list: ReturnType<typeof listedParts>): string | undefined {
  return list && `${shown(list.steps)}${list.prose ? ' prose' : ''}`;
}

describe('listedParts', () => {
  test.each<readonly [string, string | undefined]>([
    ['hall, attic', 'hall|attic'],
    ['hall, , attic,', 'hall|attic'],
    ['hall', undefined],
    ['hall, cave', undefined],
    ['to be, hall', 'to be|hall'],
    ['then hall, and then attic', 'hall|attic'],
    ['go to the hall, attic', 'hall|attic'],
    ['the path is hall, attic', 'hall|attic prose'],
    ['the path: hall, attic', 'hall|attic'],
    ['hall, the path is attic', undefined],
    ['the path is hall, library', 'hall|great library~ prose'],
    ['hall, library', 'hall|great library~'],
    ['library, library', undefined],
    ['hall / library', undefined],
    ['hall (dark), attic [top]', 'hall|attic'],
    ['hall, attic (dark) side of', undefined],
    ['hall, attic and cellar', 'hall|attic|cellar'],
    ['hall; attic then cellar', 'hall|attic|cellar'],
    ['hall, attic and cave', undefined],
    ['hall and attic then cellar', 'hall|attic|cellar'],
    ['hall, attic; cellar', 'hall|attic|cellar'],
    ['hall / in the attic', 'hall|attic~'],
    ['starts in the hall, attic', 'hall|attic'],
    ['hall - attic', 'hall|attic'],
    ['hall - in the attic', undefined],
    ['under the hall - in the attic', 'hall~|attic~'],
    ['hall - attic - in the cellar', 'hall|attic|cellar~'],
  ])('of %j are %j', (line, steps) => {
    expect(told(listedParts(line, house, new Set()))).toBe(steps);
  });

  test.each<readonly [string, string | undefined]>([
    ['1. hall, 2. North, South Passage', 'hall|North, South Passage'],
    ['12.North, South Passage, 13) hall', 'North, South Passage|hall'],
    ['then North, South Passage, hall', 'North, South Passage|hall'],
    ['Room (2), upper, hall', 'Room (2), upper|hall'],
    ['hall, to be, again', 'hall|to be, again'],
    ['North, South Passage', undefined],
    ['North, South', undefined],
  ])('of %j, where names hold commas, are %j', (line, steps) => {
    expect(told(listedParts(line, divided, new Set()))).toBe(steps);
  });

  test('tell what stood about the places, where all are listed', () => {
    const marks = new Set<Mark>();
    listedParts('**hall**, cave', house, marks);
    expect([...marks]).toEqual([]);
    listedParts('**hall**, "attic"', house, marks);
    expect([...marks].sort()).toEqual(['bold', 'quoted']);
  });
});

test.each<readonly [string, string | undefined]>([
  ['hall to attic', 'hall|attic prose'],
  ['from the hall to the attic', 'hall|attic prose'],
  ['from hall, then back to attic', undefined],
  ['hall and then to attic and finally to the cellar', 'hall|attic|cellar prose'],
  ['hall to library', undefined],
  ['hall to cave', undefined],
  ['hall, attic', undefined],
])('the places of the move %j are %j', (line, steps) => {
  expect(told(moveParts(line, house, new Set()))).toBe(steps);
});

describe('afterLeadIn', () => {
  test.each<readonly [string, string, boolean]>([
    ['So the shortest path is the hall', 'the hall', true],
    ['Path: hall', 'hall', false],
    ['道：hall', 'hall', false],
    ['We enter hall', 'hall', true],
    ['The path – hall', 'hall', true],
    ['the path is then hall', 'then hall', true],
    ['Whither? to hall', 'hall', true],
    ['Anna was in hall', 'hall', true],
  ])('behind %j stands %j, in a sentence: %j', (text, words, prose) => {
    expect(afterLeadIn(text, house)).toEqual({
      step: { kind: 'place', place: 'hall', words, tier: 'strict' },
      prose,
    });
  });

  test.each([
    ['hall'],
    ['to be'],
    ['hall in the great library'],
    ['The old house of hall'],
    ['Cave - hall'],
    ['The path is cave'],
    ['The thisis hall'],
  ])('in %j there is none', (text) => {
    expect(afterLeadIn(text, house)).toBeUndefined();
  });

  test('is looked for in 400 characters', () => {
    const text = (length: number) => 'the path is hall'.padStart(length);
    expect(afterLeadIn(text(400), house)?.step.words).toBe('hall');
    expect(afterLeadIn(text(401), house)).toBeUndefined();
  });
});
