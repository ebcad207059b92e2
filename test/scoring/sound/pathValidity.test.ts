import { describe, expect, test } from '@jest/globals';
import { soundPath } from '../../../scoring/sound/path.ts';
import { HOUSE, inTheHouse } from './pathHelp.ts';

describe('validity', () => {
  const edges = [
    ['kitchen', 'hall'],
    ['Attic', 'hall'],
  ] as const;

  test.each([
    ['kitchen\nhall\nattic', { knownPlaces: true, connected: true, rightEnds: true, shortestLength: true }],
    ['kitchen\nattic', { knownPlaces: true, connected: false, rightEnds: true, shortestLength: false }],
    [
      'kitchen\nhall\nhall\nattic',
      { knownPlaces: true, connected: false, rightEnds: true, shortestLength: false },
    ],
    ['attic\nhall\nkitchen', { knownPlaces: true, connected: true, rightEnds: false, shortestLength: true }],
    [
      'kitchen\nhall\ndungeon',
      { knownPlaces: false, connected: false, rightEnds: false, shortestLength: true },
    ],
    ['hall', { knownPlaces: true, connected: true, rightEnds: false, shortestLength: false }],
  ])('of %j', (response, validity) => {
    expect(inTheHouse(response, { task: 'task4', edges }).validity).toEqual(validity);
  });

  test('knows the places of the map in whatever spelling, and those without a way out', () => {
    const map = [
      ['Kitchen', 'The Hall'],
      ['hall', 'Attic'],
    ] as const;
    expect(inTheHouse('kitchen\nhall\nattic\nhall', { edges: map }).validity?.connected).toBe(true);
    expect(inTheHouse('cellar\nkitchen', { edges: map }).validity?.connected).toBe(false);
    expect(inTheHouse('dungeon', { edges: map }).validity).toEqual({ knownPlaces: false, connected: false });
  });

  test('takes the ends of any accepted path, and the length of the shortest', () => {
    const paths = [
      ['kitchen', 'hall', 'attic'],
      ['cellar', 'attic'],
    ];
    const validityOf = (response: string) => {
      const { rightEnds, shortestLength } = inTheHouse(response, { task: 'task3', paths }).validity ?? {};
      return [rightEnds, shortestLength];
    };
    expect(validityOf('kitchen\nhall\nattic')).toEqual([true, false]);
    expect(validityOf('cellar\nattic')).toEqual([true, true]);
    expect(validityOf('hall\nattic')).toEqual([false, true]);
  });

  test('leaves out what does not apply', () => {
    expect(inTheHouse('kitchen').validity).toEqual({ knownPlaces: true });
    expect(inTheHouse('kitchen', { task: 'task3' }).validity).toEqual({
      knownPlaces: true,
      rightEnds: false,
      shortestLength: false,
    });
    expect(soundPath('', HOUSE).validity).toBeUndefined();
  });
});
