import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mapShape } from '../../datasets/mapShape.ts';
import type { ReplayTurn } from '../../games/replay.ts';
import { segmentMap } from '../../games/segmentMap.ts';
import {
  findSegments,
  PAPER_RULE,
  type Segment,
  type SegmentRule,
  WINDOW_STRATEGIES,
} from '../../games/segments.ts';
import { gamesAreHere, whyNot } from './folder.ts';
import { fetchedWalk, shippedWalk } from './walks.ts';

type Told = Pick<ReplayTurn, 'room' | 'text' | 'command'>;

/** A walk over rooms by name; a name in lower case is a room that its text does not name. */
function walk(rooms: string): { turns: ReplayTurn[] } {
  const ids = [...new Set(rooms.split(' '))];
  const turns = rooms.split(' ').map(
    (name): Told => ({
      room: name === '-' ? null : { id: ids.indexOf(name) + 1, name: name.replace(/\d$/, '') },
      text: `${/^[a-z]/.test(name) ? 'A dark place' : name.replace(/\d$/, '')}\n\nAll is still.\n\n>`,
      command: 'go',
    }),
  );
  return { turns: turns as ReplayTurn[] };
}

const found = (rooms: string, rule: Partial<SegmentRule> = {}) =>
  findSegments(walk(rooms), { ...PAPER_RULE, ...rule }).segments;

describe('a good window', () => {
  test('has six places and four cycles and leaves', () => {
    expect(found('Attic Hall Cellar Hall Pantry Hall Garden Hall Tower')).toEqual([{ first: 0, last: 8 }]);
    expect(found('Hall Attic Hall Cellar Hall Pantry Hall Garden')).toEqual([]);
  });

  test('is no straight line', () => {
    expect(found('Hall Attic Cellar Pantry Garden Tower Chapel')).toEqual([]);
  });

  test('counts cycles as well as leaves', () => {
    // Two leaves and two triangles.
    expect(found('Hall Attic Cellar Pantry Attic Cellar Garden Pantry Attic Cellar Garden Tower')).toEqual([
      { first: 0, last: 11 },
    ]);
  });

  test('is the shortest one that ends there', () => {
    expect(found('Hall Attic Hall Cellar Hall Pantry Hall Garden Hall Tower')).toEqual([
      { first: 1, last: 9 },
    ]);
  });

  test('has no two places of one name, and none inside another', () => {
    const star = (names: string) => findSegments(walk(names));
    expect(star('Hall Maze1 Hall Maze2 Hall Pantry Hall Garden Hall Tower')).toMatchObject({
      segments: [],
      lostToNames: [{ fault: 'same name', names: ['Maze', 'Maze'], visits: 1 }],
    });
    expect(star('Hall Attic Hall Atti Hall Pantry Hall Garden Hall Tower')).toMatchObject({
      segments: [],
      lostToNames: [{ fault: 'name inside another', names: ['Atti', 'Attic'], visits: 1 }],
    });
  });

  test('names every place in its text', () => {
    expect(findSegments(walk('Hall Attic Hall cellar Hall Pantry Hall Garden Hall Tower'))).toMatchObject({
      segments: [],
      lostToNames: [{ fault: 'name not in the text', names: ['cellar'], visits: 1 }],
    });
  });

  test('does not reach over a time when the player was nowhere', () => {
    expect(found('Hall Attic Hall Cellar Hall - Hall Pantry Hall Garden Hall Tower')).toEqual([]);
  });

  test('may be as long as the walk is when the places are few', () => {
    expect(found('Attic Hall Cellar Hall Pantry Hall Garden Hall Garden Hall Garden Hall Tower')).toEqual([
      { first: 0, last: 12 },
    ]);
  });
});

test('windows touch, keep apart or overlap, as asked', () => {
  const rooms =
    'Hall Attic Hall Cellar Hall Pantry Hall Garden Hall Tower Hall Attic Hall Cellar Hall Pantry Hall Garden Hall Tower';
  const touching = [
    { first: 1, last: 9 },
    { first: 9, last: 17 },
  ];
  expect(found(rooms)).toEqual(touching);
  expect(found(rooms, { windows: 'apart' })).toEqual([
    { first: 1, last: 9 },
    { first: 11, last: 19 },
  ]);
  expect(found(rooms, { windows: 'overlapping' }).length).toBe(11);
});

/** The rule again, word for word and without thrift. */
function naive(names: readonly string[], rule: SegmentRule): Segment[] {
  const segments: Segment[] = [];
  for (let last = 0; last < names.length; last++) {
    const before = segments.at(-1);
    const earliest =
      before === undefined || rule.windows === 'overlapping'
        ? 0
        : before.last + (rule.windows === 'apart' ? 1 : 0);
    for (let first = last - rule.minPlaces + 1; first >= earliest; first--) {
      const path = names.slice(first, last + 1);
      const places = [...new Set(path)];
      const edges = path.slice(1).map((to, index) => [path[index] as string, to] as const);
      const { cycles, leaves } = mapShape(edges);
      const size = places.length >= rule.minPlaces && places.length <= rule.maxPlaces;
      const clear = places.every((a) => places.every((b) => a === b || !a.includes(b)));
      if (size && clear && cycles + leaves >= rule.minComplexity) {
        segments.push({ first, last });
        break;
      }
    }
  }
  return segments;
}

test('the finder agrees with the rule on any walk', () => {
  const places = ['Aisle', 'Bar', 'Court', 'Den', 'Eaves', 'Foyer', 'Gate', 'Hall', 'Ice', 'Ice Cave'];
  const rule = fc.record({
    minPlaces: fc.integer({ min: 3, max: 6 }),
    maxPlaces: fc.integer({ min: 6, max: 8 }),
    minComplexity: fc.integer({ min: 2, max: 5 }),
    windows: fc.constantFrom(...WINDOW_STRATEGIES),
  });
  fc.assert(
    fc.property(fc.array(fc.nat(places.length - 1), { maxLength: 60 }), rule, (steps, rule) => {
      const names = steps
        .map((step) => places[step] as string)
        .filter((name, index, all) => name !== all[index - 1]);
      const turns = names.map((name) => ({
        room: { id: places.indexOf(name) + 1, name },
        text: name,
        command: 'go',
      }));
      expect(findSegments({ turns: turns as unknown as ReplayTurn[] }, rule).segments).toEqual(
        naive(names, rule),
      );
    }),
    { numRuns: 300 },
  );
});

test('segments of walks in shipped games', () => {
  const paths = (['advent', 'curses', 'minizork'] as const).flatMap((name) => {
    const { visits, segments } = findSegments(shippedWalk(name));
    return segments.map((segment) => segmentMap(visits, segment).path.join(' > '));
  });
  expect(paths).toEqual([
    'At Hill In Road > At End Of Road > Inside Building > At End Of Road > In A Valley > In Forest > In A Valley > At Slit In Streambed',
    'At Top of Small Pit > In Hall of Mists > Low Room > In Hall of Mists > Hall of the Mountain King > In South Side Chamber > Hall of the Mountain King > In West Side Chamber',
    "Attic > Old Winery > Aunt Jemima's Lair > Airing Cupboard > Aunt Jemima's Lair > Potting Room > Aunt Jemima's Lair > Old Winery > Storage Room",
    'West of House > North of House > Forest Path > Up a Tree > Forest Path > North of House > Behind House > South of House > Behind House > Kitchen',
  ]);
});

(gamesAreHere ? test : test.skip)(`segments of Zork I to III${whyNot}`, () => {
  const windows = ['zork1', 'zork2', 'zork3'].map((name) => {
    const { segments, lostToNames } = findSegments(fetchedWalk(name));
    const windows = segments.map(({ first, last }) => `${first}-${last}`).join(' ');
    return {
      windows,
      lost: lostToNames.map(({ fault, names, visits }) => `${fault} ${names.join(', ')}: ${visits}`),
    };
  });
  expect(windows).toEqual([
    {
      windows: '2-14 48-55 137-153 185-205',
      lost: [
        'same name Maze, Maze: 15',
        'same name Frigid River, Frigid River: 13',
        'same name Forest, Forest: 9',
        'name inside another Dam, Damp Cave: 6',
        'same name Coal Mine, Coal Mine: 4',
        'name inside another Dam, Dam Base: 2',
        'name inside another Dam, Dam Lobby: 1',
        'name inside another Reservoir, Reservoir South: 1',
      ],
    },
    {
      windows: '7-25 31-51 62-77 77-84 85-100 114-128',
      lost: [
        'same name Oddly-angled Room, Oddly-angled Room: 2',
        'name inside another Crypt, Crypt Anteroom: 2',
      ],
    },
    { windows: '4-12', lost: ['name not in the text Technology Museum: 25'] },
  ]);
});
