import { describe, expect, test } from '@jest/globals';
import type { ReplayTurn } from '../../games/replay.ts';
import { findSegments } from '../../games/segments.ts';
import { storyObjects } from '../../games/storyObjects.ts';
import type { Walk } from '../../games/walk.ts';
import { shippedWalk } from './walks.ts';

/** 1 is the player; 2 and 3 are rooms; the rest are things. */
const HALL = 2;
const ATTIC = 3;
const LAMP = 4;
const SACK = 5;
const THIEF = 6;
const NAMES = ['', 'you', 'Hall', 'Attic', 'brass lamp', 'sack', 'thief', 'lamp', 'attic'];

interface Moment {
  readonly at: number;
  readonly text: string;
  readonly command?: string;
  /** Where the things are: [thing, parent]. */
  readonly things: readonly (readonly [number, number])[];
}

function walk(moments: readonly Moment[], names: readonly string[] = NAMES): Walk {
  const turns = moments.map(({ at, text, command = 'wait', things }, turn) => {
    const parents = new Uint16Array(names.length);
    parents[1] = at;
    for (const [thing, parent] of things) parents[thing] = parent;
    return { turn, command, text, parents, room: { id: at, name: names[at] as string } };
  });
  return {
    turns: turns as unknown as ReplayTurn[],
    player: { object: 1, roomHolder: 0 },
    objectCount: names.length - 1,
    name: (object) => names[object] as string,
  };
}

const places = ['Hall', 'Attic'];
const all = (story: Walk) => storyObjects(story, { firstTurn: 0, lastTurn: story.turns.length - 1 }, places);

/** The lamp is seen in the hall, carried up, and put down in the attic. */
const carried: readonly Moment[] = [
  { at: HALL, text: 'Hall. There is a brass lamp here.', things: [[LAMP, HALL]] },
  { at: HALL, text: 'Taken.', command: 'take lamp', things: [[LAMP, 1]] },
  { at: ATTIC, text: 'Attic.', command: 'up', things: [[LAMP, 1]] },
  { at: ATTIC, text: 'Dropped.', command: 'drop lamp', things: [[LAMP, ATTIC]] },
  { at: HALL, text: 'Hall.', command: 'down', things: [[LAMP, ATTIC]] },
];

describe('an object of hints', () => {
  test('is where it was first named, and was left where it was last put down', () => {
    expect(all(walk(carried))).toEqual([{ name: 'brass lamp', first: 'Hall', left: 'Attic' }]);
  });

  test('was not left where it is no more at the end', () => {
    const taken = [...carried, { at: HALL, text: 'Gone.', things: [[LAMP, 0]] }] as const;
    expect(all(walk(taken))).toEqual([{ name: 'brass lamp', first: 'Hall' }]);
  });

  test('was not left while it is still carried', () => {
    expect(all(walk(carried.slice(0, 3)))).toEqual([{ name: 'brass lamp', first: 'Hall' }]);
  });

  test('was left in something, too', () => {
    const packed = carried.map((moment, index) => ({
      ...moment,
      things: [...(index < 3 ? moment.things : [[LAMP, SACK] as const]), [SACK, ATTIC] as const],
    }));
    expect(all(walk(packed))).toEqual([{ name: 'brass lamp', first: 'Hall', left: 'Attic' }]);
  });

  test('has its full name in the text', () => {
    const [first, ...rest] = carried as [Moment, ...Moment[]];
    expect(all(walk([{ ...first, text: 'Hall. There is a lamp here.' }, ...rest]))).toEqual([]);
  });

  test('has a name of its own', () => {
    expect(
      all(
        walk(
          carried,
          NAMES.map((name) => (name === 'sack' ? 'Brass lamp' : name)),
        ),
      ),
    ).toEqual([]);
  });

  test('has a name that is no part of a place, nor of another object that is told of', () => {
    const crowded = carried.map((moment) => ({
      ...moment,
      text: `${moment.text} Attic, lamp.`,
      things: [...moment.things, [7, HALL], [8, HALL]] as const,
    }));
    expect(all(walk(crowded))).toEqual([{ name: 'brass lamp', first: 'Hall', left: 'Attic' }]);
  });

  test('was never held before', () => {
    expect(
      storyObjects(walk([...carried, ...carried.slice(3)]), { firstTurn: 3, lastTurn: 6 }, places),
    ).toEqual([]);
    const nameless = carried.map((moment, index) => ({
      ...moment,
      text: index === 3 ? 'Dropped: brass lamp.' : '',
    }));
    expect(all(walk(nameless))).toEqual([]);
  });

  test('is not in the hand from the start', () => {
    const start = { at: HALL, text: 'You carry a brass lamp.', things: [[LAMP, 1]] } as const;
    expect(all(walk([start, start]))).toEqual([]);
  });

  test('is not first heard of elsewhere', () => {
    const rumour = {
      at: ATTIC,
      text: 'Attic. They say there is a brass lamp below.',
      things: [[LAMP, HALL]],
    } as const;
    expect(all(walk([rumour, ...carried]))).toEqual([]);
  });

  test('is no wanderer, nor what one holds, nor what turns up again elsewhere', () => {
    const seen = (thief: number, lamp: number): Moment => ({
      at: thief || HALL,
      text: 'The thief has a brass lamp.',
      things: [
        [THIEF, thief],
        [LAMP, lamp],
      ],
    });
    expect(all(walk([seen(HALL, THIEF), seen(ATTIC, THIEF)]))).toEqual([]);
    expect(all(walk([seen(HALL, HALL), seen(0, HALL), seen(ATTIC, HALL)]))).toEqual([
      { name: 'brass lamp', first: 'Hall' },
    ]);
  });

  test('is not named by the command that leads away from it', () => {
    const story: readonly Moment[] = [
      { at: HALL, text: 'Hall.', things: [[LAMP, ATTIC]] },
      { at: ATTIC, text: 'Attic.', command: 'go to brass lamp', things: [[LAMP, ATTIC]] },
    ];
    expect(all(walk(story))).toEqual([]);
  });
});

test('objects of the first part of Adventure', () => {
  const adventure = shippedWalk('advent');
  const { visits, segments } = findSegments(adventure);
  const [first, last] = [visits[segments[0]?.first ?? 0], visits[segments[0]?.last ?? 0]];
  const span = { firstTurn: first?.firstTurn ?? 0, lastTurn: last?.lastTurn ?? 0 };
  expect(storyObjects(adventure, span, ['At Slit In Streambed', 'In A Valley'])).toEqual([
    { name: '2-inch slit', first: 'At Slit In Streambed' },
    { name: 'brass lantern', first: 'Inside Building' },
    { name: 'pair of 1 foot diameter sewer pipes', first: 'Inside Building' },
    { name: 'set of keys', first: 'Inside Building' },
    { name: 'small bottle', first: 'Inside Building', left: 'At Slit In Streambed' },
    { name: 'spring', first: 'Inside Building' },
    { name: 'tasty food', first: 'Inside Building', left: 'In A Valley' },
  ]);
});
