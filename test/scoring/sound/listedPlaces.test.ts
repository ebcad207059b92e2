import { describe, expect, test } from '@jest/globals';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';

describe('ListedPlaces', () => {
  const listed = () => new ListedPlaces(['Tea Room', 'tea-room', 'great library', '']);

  test('tells apart what is listed by its spelling, then by its capitals, then takes the first of one key', () => {
    const places = listed();
    expect(['tea-room', 'TEA-ROOM', 'tea room', 'tea_room'].map((text) => places.strict(text))).toEqual([
      'tea-room',
      'tea-room',
      'Tea Room',
      'Tea Room',
    ]);
  });

  test('finds nothing in a blank text, though it be listed', () => {
    const places = listed();
    expect(['', ' '].map((text) => places.verbatim(text) ?? places.strict(text))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('takes a text for a place up to 200 characters longer than the longest name', () => {
    const places = listed();
    const spaced = (length: number) => `great${' '.repeat(length - 12)}library`;
    expect(places.strict(spaced(213))).toBe('great library');
    expect(places.find(`in ${spaced(210)}`)).toEqual({ place: 'great library', tier: 'preposition' });
    expect(places.strict(spaced(214))).toBeUndefined();
    expect(places.find(`in ${spaced(211)}`)).toBeUndefined();
  });

  test('gives every place a unit of its own, and what is no place another', () => {
    const places = listed();
    const units = ['Tea Room', 'tea-room', 'great library', undefined].map((place) => places.unit(place));
    expect(new Set(units).size).toBe(4);
    expect(units.every((unit) => unit.length === 1)).toBe(true);
    expect(units.join('')).toMatch(/^[\ue000-\uf8ff]{4}$/);
    expect(places.unit('cellar')).toBe(places.unit(undefined));
  });

  test('finds the place of that very spelling where others have the same key', () => {
    const places = listed();
    expect(['Tea Room', 'tea-room', 'tea_room'].map((text) => places.find(text))).toEqual([
      { place: 'Tea Room', tier: 'strict' },
      { place: 'tea-room', tier: 'strict' },
      { place: 'Tea Room', tier: 'strict' },
    ]);
  });

  test('counts the words of the longest name, and the separators of the most divided', () => {
    const { longest, separators } = new ListedPlaces(['end of  the\tline', 'north, south > east', 'hall']);
    expect([longest, separators]).toEqual([4, 2]);
  });

  test.each<readonly [string, boolean]>([
    ['hall', false],
    ['Ärmel 2', false],
    ['1984', true],
    ['2nd floor', true],
    ['#2 airlock', true],
    ['“hall”', true],
    ['the 39 steps', true],
  ])('%j, among others, begins oddly: %j', (name, oddly) => {
    expect(new ListedPlaces(['attic', name]).beginOddly).toBe(oddly);
  });
});
