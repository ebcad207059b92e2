import { describe, expect, test } from '@jest/globals';
import { findObject } from '../../../games/checkpoints/names.ts';

const NAMES = [
  '',
  'brass lantern',
  'Clearing',
  'Stone Barrow',
  'Clearing',
  'stone barrow',
  '',
  'gold coffin',
];

describe('an object is found', () => {
  test.each([
    ['by its short name', 'brass lantern', 1],
    ['whatever the case', 'Gold COFFIN', 7],
    ['by its case, where only that tells two apart', 'stone barrow', 5],
    ['by number', 6, 6],
    ['by name and number', 'Clearing (4)', 4],
  ])('%s', (_, thing, object) => {
    expect(findObject(NAMES, thing)).toEqual({ object });
  });
});

describe('there is no object, and candidates are named', () => {
  test.each([
    [
      'Clearing',
      '2 objects are named "Clearing"',
      'say which, with its number: "Clearing (2)", "Clearing (4)"',
    ],
    [
      'lantern',
      'no object is named "lantern"',
      'use the short name of an object, such as "brass lantern (1)", "Clearing (2)", "Clearing (4)", "gold coffin (7)", "stone barrow (5)", "Stone Barrow (3)"',
    ],
    [8, 'there is no object 8', 'use a number from 1 to 7, or a name'],
    [0, 'there is no object 0', 'use a number from 1 to 7, or a name'],
    [
      'Clearing (1)',
      'object 1 is named "brass lantern", not "Clearing"',
      'use "Clearing (2)", "Clearing (4)"',
    ],
  ])('%s', (thing, problem, remedy) => {
    const found = findObject(NAMES, thing);
    expect({ ...found, remedy: '' }).toEqual({ problem, remedy: '' });
    // The order of equally near ones says nothing.
    const sorted = (text: string) => text.split(', ').sort();
    expect(sorted('remedy' in found ? found.remedy : '')).toEqual(sorted(remedy));
  });
});
