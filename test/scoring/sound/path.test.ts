import { describe, expect, test } from '@jest/globals';
import { MAX_PLACES } from '../../../scoring/sound/listedPlaces.ts';
import { soundPath } from '../../../scoring/sound/path.ts';
import type { PathTask } from '../../../scoring/types.ts';
import { goldenCases } from '../golden.ts';
import { inTheHouse, shown } from './pathHelp.ts';

interface SoundCase {
  readonly id: string;
  readonly task: 'task1' | PathTask;
  readonly gold: string[] | string[][];
  readonly locations: string[];
  readonly response: string | null;
  readonly expect: Record<string, number>;
  readonly why: string;
}

const place = (name: string, words = name) => ({ kind: 'place', place: name, words, tier: 'strict' });

describe('the golden cases', () => {
  const cases = goldenCases<SoundCase>('sound').filter((each) => each.task !== 'task1');

  test.each(cases.map((each) => [each.id, each.why, each] as const))('%s: %s', (_id, _why, each) => {
    const paths = (Array.isArray(each.gold[0]) ? each.gold : [each.gold]) as string[][];
    const score = soundPath(each.response, { task: each.task as PathTask, paths, locations: each.locations });
    const values = Object.fromEntries(Object.keys(each.expect).map((name) => [name, score.metrics[name]]));
    expect(values).toEqual(each.expect);
  });
});

describe('soundPath', () => {
  test('gives a right answer full marks and says so', () => {
    expect(
      inTheHouse('Kitchen -> hall -> attic', {
        edges: [
          ['hall', 'kitchen'],
          ['hall', 'attic'],
        ],
      }),
    ).toEqual({
      kind: 'path',
      scorer: 'sound@1',
      outcome: 'answered',
      deviations: ['arrows', 'one_line'],
      metrics: { distance: 0, similarity: 1, strict_distance: 0, exact: 1, known_places: 1, connected: 1 },
      score: 1,
      perfect: true,
      reason: 'All 3 steps are right: kitchen → hall → attic.',
      steps: [place('kitchen', 'Kitchen'), place('hall'), place('attic')],
      nearest: ['kitchen', 'hall', 'attic'],
      validity: { knownPlaces: true, connected: true },
    });
  });

  test('says where a wrong answer goes wrong', () => {
    const score = inTheHouse('kitchen\ndungeon\nattic', { task: 'task3', edges: [['kitchen', 'hall']] });
    expect(score).toEqual({
      kind: 'path',
      scorer: 'sound@1',
      outcome: 'answered',
      deviations: [],
      metrics: {
        distance: 1 / 3,
        similarity: 1 - 1 / 3,
        strict_distance: 1 / 3,
        exact: 0,
        known_places: 0,
        connected: 0,
        right_ends: 1,
        shortest_length: 1,
      },
      score: 1 - 1 / 3,
      perfect: false,
      reason:
        'Right up to step 1. Step 2 is "dungeon", where the nearest right path has hall. ' +
        'Read: kitchen → "dungeon" → attic. Nearest: kitchen → hall → attic. ' +
        'The path names a place that is not listed, makes a move that the map does not have.',
      steps: [place('kitchen'), { kind: 'unknown', words: 'dungeon' }, place('attic')],
      nearest: ['kitchen', 'hall', 'attic'],
      validity: { knownPlaces: false, connected: false, rightEnds: true, shortestLength: true },
    });
  });

  test.each([
    [null, 'empty', 'No answer. Right: kitchen → hall → attic.'],
    ['\n \n', 'empty', 'No answer. Right: kitchen → hall → attic.'],
    ['1.', 'empty', 'No answer. Right: kitchen → hall → attic.'],
    ['No path found.', 'refused', 'The model declined to answer. Right: kitchen → hall → attic.'],
    [
      "I'm sorry, I can't find the path from kitchen to attic.",
      'refused',
      'The model declined to answer. Right: kitchen → hall → attic.',
    ],
    [
      'I do not know the path from kitchen -> attic.',
      'refused',
      'The model declined to answer. Right: kitchen → hall → attic.',
    ],
    ['# Response', 'unreadable', 'No path could be read from the answer. Right: kitchen → hall → attic.'],
    [
      'The hero had a very long day in the old house.',
      'unreadable',
      'No path could be read from the answer. Right: kitchen → hall → attic.',
    ],
  ])('%j has no steps and is %s', (response, outcome, reason) => {
    const score = inTheHouse(response, { task: 'task3' });
    expect({ ...score, deviations: [] }).toEqual({
      kind: 'path',
      scorer: 'sound@1',
      outcome,
      deviations: [],
      metrics: { distance: 1, similarity: 0, strict_distance: 1, exact: 0 },
      score: 0,
      perfect: false,
      reason,
      steps: [],
      nearest: ['kitchen', 'hall', 'attic'],
    });
  });

  test('takes the nearest of several accepted paths, the first of equals', () => {
    const paths = [
      ['kitchen', 'cellar', 'attic'],
      ['kitchen', 'hall', 'attic'],
    ];
    expect(inTheHouse('kitchen\nhall\nattic', { task: 'task3', paths }).nearest).toBe(paths[1]);
    expect(inTheHouse('kitchen\nattic', { task: 'task3', paths }).nearest).toBe(paths[0]);
  });

  test('takes the least strict distance over all accepted paths, not that of the nearest', () => {
    const paths = [
      ['great library', 'hall', 'kitchen'],
      ['cellar', 'hall', 'attic'],
    ];
    const { metrics, nearest } = inTheHouse('library\nhall\nattic', { task: 'task3', paths });
    expect(metrics).toMatchObject({ distance: 1 / 3, strict_distance: 1 / 3 });
    expect(nearest).toBe(paths[0]);
  });

  test('knows the places of the accepted paths in whatever spelling', () => {
    expect(inTheHouse('kitchen\nhall', { paths: [['Kitchen', 'The HALL']] }).perfect).toBe(true);
  });

  test('without an accepted path no answer is near', () => {
    expect(inTheHouse('kitchen', { paths: [] })).toMatchObject({ nearest: [], score: 0, perfect: false });
  });

  test('takes a long name for a name where the listed ones are as long', () => {
    const road = 'near the end of a long and winding road';
    const score = inTheHouse('kitchen\nend of a long and winding road', { locations: [road, 'kitchen'] });
    expect(shown(score.steps)).toBe(`kitchen|${road}~`);
  });

  test('knows the places of the gold path where none are listed', () => {
    const score = soundPath('1. Hall\n2. Attic', {
      task: 'task2a',
      paths: [['hall', 'attic']],
      locations: [],
    });
    expect(score.metrics).toEqual({
      distance: 0,
      similarity: 1,
      strict_distance: 0,
      exact: 1,
      known_places: 1,
    });
  });

  test('refuses more places than it can tell apart', () => {
    const locations = Array.from({ length: MAX_PLACES + 1 }, (_, index) => `room ${index}`);
    expect(() => inTheHouse('hall', { paths: [['room 1']], locations })).toThrow(
      new RangeError('6400 places are listed, and paths over more than 6399 cannot be compared'),
    );
    const score = inTheHouse('room 6398\nnowhere', {
      paths: [['room 6398', 'room 1']],
      locations: locations.slice(1),
    });
    expect(score.metrics.distance).toBe(0.5);
  });

  test('reads a later turn where the first names no place', () => {
    expect(shown(inTheHouse('Let me see.assistant\n\nkitchen\nhall').steps)).toBe('kitchen|hall');
    const third = 'Let me see.assistant\n\nI wonder!assistant\n\nkitchen\nhall';
    expect(inTheHouse(third)).toMatchObject({ outcome: 'unreadable', steps: [] });
  });
});
