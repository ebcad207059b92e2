import { describe, expect, test } from '@jest/globals';
import { MAX_PLACES } from '../../../scoring/sound/listedPlaces.ts';
import { soundPath } from '../../../scoring/sound/path.ts';
import type { PathTask } from '../../../scoring/types.ts';
import { goldenCases } from '../golden.ts';
import { HOUSE, inTheHouse, shown } from './pathHelp.ts';

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

  test('shows task2b in the order that was asked for', () => {
    const score = inTheHouse('attic\nhall', { task: 'task2b' });
    expect(score.nearest).toEqual(['attic', 'hall', 'kitchen']);
    expect(score.reason).toBe(
      'Right as far as it goes; after step 2 the nearest right path goes on to kitchen. ' +
        'Read: attic → hall. Nearest: attic → hall → kitchen.',
    );
  });

  test('says so when the answer goes on after the end', () => {
    expect(inTheHouse('kitchen\nhall\nattic\nhall').reason).toBe(
      'Right up to step 3. Step 4 is hall, where the nearest right path has ended. ' +
        'Read: kitchen → hall → attic → hall. Nearest: kitchen → hall → attic.',
    );
  });

  test('names what was taken for which place', () => {
    const score = inTheHouse('library\nthe library\nlibrary room\nhall', {
      paths: [['great library', 'hall']],
    });
    expect(score.reason).toContain(
      'Taken by a looser match: "library" for great library, "the library" for great library.',
    );
    expect(score.metrics.strict_distance).toBe(1 - 1 / 4);
  });

  test('says from the first step on what is wrong', () => {
    expect(inTheHouse('cellar\nhall\nattic').reason).toMatch(
      /^Step 1 is cellar, where the nearest right path has kitchen\. Read/,
    );
    expect(inTheHouse('kitchen\nhall\nattic\ndungeon').reason).toMatch(
      /^Right up to step 3\. Step 4 is "dungeon", where the nearest right path has ended\. Read/,
    );
  });

  test('says of a right path too what was taken for which place', () => {
    expect(inTheHouse('library\nhall', { paths: [['great library', 'hall']] }).reason).toBe(
      'All 2 steps are right: great library → hall. Taken by a looser match: "library" for great library.',
    );
  });

  test('names at most three of the places taken by a looser match', () => {
    const locations = ['great library', 'old mill', 'dark cave', 'red barn'];
    const reasonOf = (...words: string[]) =>
      inTheHouse(words.join('\n'), { locations, paths: [locations] }).reason;
    expect(reasonOf('library', 'mill', 'cave')).toContain(
      '"library" for great library, "mill" for old mill, "cave" for dark cave.',
    );
    expect(reasonOf('library', 'mill', 'cave', 'barn')).toContain('"cave" for dark cave, and 1 more.');
  });

  test('says what asked ends and what length a path lacks', () => {
    expect(inTheHouse('hall', { task: 'task4' }).reason).toMatch(
      / The path does not start and end where asked, is not as long as the shortest path\.$/,
    );
  });

  test('says in which order the right path is', () => {
    expect(inTheHouse(null, { task: 'task2b' }).reason).toBe(
      'No answer. Right, in reverse order: attic → hall → kitchen.',
    );
  });

  test('shows fourteen steps and sixty letters in full', () => {
    const steps = (count: number) => `${'kitchen\nhall\n'.repeat(7)}attic`.split('\n').slice(-count);
    expect(inTheHouse(steps(14).join('\n')).reason).toContain(`Read: ${steps(14).join(' → ')}. `);
    expect(inTheHouse(steps(15).join('\n')).reason).toContain(' → (3 more) → ');
    const name = 'x'.repeat(60);
    expect(inTheHouse(`kitchen\n${name}`).reason).toContain(`kitchen → "${name}". `);
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

  test('shortens long paths in the reason', () => {
    const reason = inTheHouse(`${'kitchen\nhall\n'.repeat(40)}${'x'.repeat(200)}`).reason;
    expect(reason).toContain(
      'Read: kitchen → hall → kitchen → hall → kitchen → hall → (69 more) → hall → kitchen',
    );
    expect(reason).toContain(`→ "${'x'.repeat(60)}…". Nearest`);
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
