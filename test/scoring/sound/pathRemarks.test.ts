import { expect, test } from '@jest/globals';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { isMostlyListed, remarkStarts } from '../../../scoring/sound/pathRemarks.ts';
import { HOUSE } from './pathHelp.ts';

test.each<readonly [line: string, atCommas: boolean, heads: readonly string[]]>([
  ['hall', true, []],
  ['hall (big) [cold]', false, ['hall', 'hall (big)']],
  ['(a) hall', false, []],
  [': hall', false, []],
  ['hall - big – cold—dark', false, ['hall', 'hall - big', 'hall - big – cold']],
  ['hall: it. He; she', false, ['hall', 'hall: it', 'hall: it. He']],
  ['hall, where he sleeps', true, ['hall']],
  ['hall, where he sleeps', false, []],
  [
    'hall, where he sleeps (long) - and wakes',
    true,
    ['hall', 'hall, where he sleeps', 'hall, where he sleeps (long)'],
  ],
  ['hall, a dark room', true, ['hall']],
  ['hall, a', true, []],
  ['hall, attic', true, []],
])('in %j (at commas: %j) a remark may begin behind each of %j', (line, atCommas, heads) => {
  expect(remarkStarts(line, atCommas).map((start) => line.slice(0, start))).toEqual(heads);
});

test('the first twelve places are looked at', () => {
  expect(remarkStarts(`hall${' (x)'.repeat(13)}, where it is`, true)).toEqual(
    Array.from({ length: 12 }, (_, index) => 4 + 4 * index),
  );
});

test.each<readonly [string, boolean]>([
  ['kitchen, hall', true],
  ['kitchen and hall; cave', true],
  ['kitchen, hall, cave, mill', true],
  ['kitchen, hall, cave, mill, fen', false],
  ['kitchen, cave', false],
  ['kitchen', false],
  ['cave, mill', false],
])('%j is mostly a list of places: %j', (line, listed) => {
  expect(isMostlyListed(line, new ListedPlaces(HOUSE.locations))).toBe(listed);
});
