import { describe, expect, test } from '@jest/globals';
import { gamesAreHere, whyNot } from '../../folder.ts';
import { MINIZORK, MINIZORK_WALK } from '../minizork.ts';
import { verifyExample, verifyMinizork } from './metrics.ts';

const brief = ({ findings }: ReturnType<typeof verifyMinizork>) =>
  findings.map(({ kind, checkpoint }) => [kind, checkpoint]);

describe('checkpoints over the state', () => {
  test('without a fault', () => {
    const { findings, played } = verifyMinizork({});
    expect(findings).toEqual([]);
    expect(played).toEqual([
      {
        name: 'walk',
        steps: MINIZORK_WALK.length,
        won: true,
        progress: 100,
        swaps: { tried: expect.any(Number), legal: expect.any(Number) },
        wordings: expect.any(Number),
      },
    ]);
    expect(played[0]?.swaps.tried).toBeGreaterThan(played[0]?.swaps.legal as number);
    expect(played[0]?.wordings).toBeGreaterThan(10);
  });

  test('one that no play reaches is impossible, and a win is then not 100', () => {
    const checkpoints = MINIZORK.checkpoints.map((each) =>
      each.id === 'egg' ? { ...each, when: { at: 'Hades' } } : each,
    );
    const { findings } = verifyMinizork({ file: { ...MINIZORK, checkpoints } });
    expect(findings).toEqual([
      { kind: 'impossible', checkpoint: 'egg', detail: 'no given play reaches it' },
      {
        kind: 'win',
        checkpoint: null,
        detail: expect.stringMatching(/^the game is won at step \d+ \(y\) of walk.*, and progress is 80$/),
      },
      { kind: 'win', checkpoint: null, detail: expect.stringMatching(/^the game is won .* before /) },
    ]);
  });

  test('one that is reached only beyond the cap is impossible, and the cap is too low', () => {
    const { findings } = verifyMinizork({ file: { ...MINIZORK, steps: 20 } });
    expect(findings).toEqual([
      {
        kind: 'impossible',
        checkpoint: 'won',
        detail: `first reached at step ${MINIZORK_WALK.length}, and the cap is 20`,
      },
      {
        kind: 'cap',
        checkpoint: null,
        detail: `the cap of 20 steps is less than twice the ${MINIZORK_WALK.length} of walk: allow at least ${2 * MINIZORK_WALK.length}`,
      },
    ]);
  });

  test('100 before the game is won', () => {
    const { findings } = verifyMinizork({
      file: {
        ...MINIZORK,
        checkpoints: [{ id: 'egg', title: 'The egg', weight: 100, when: { carries: 'jeweled egg' } }],
      },
    });
    expect(findings).toEqual([
      {
        kind: 'win',
        checkpoint: 'egg',
        detail: 'progress is 100 at step 4 (take egg) of walk, and the game is not won',
      },
    ]);
  });
});

describe('string checkpoints', () => {
  const LAST = { name: 'Left', text: 'Do you wish to leave the game', percentage: 99 };

  test.each<[string, object, [string, string][]]>([
    [
      'taken by itself only, where the text is of that wording',
      { name: 'Egg taken', text: 'Taken.', percentage: 10 },
      [],
    ],
    [
      'printed before the thing is had',
      { name: 'Lantern taken', text: 'Living Room', percentage: 10 },
      [['wrong marked right', 'Lantern taken']],
    ],
    [
      'printed for another thing than the one meant',
      { name: 'Sword taken', text: 'Taken.', percentage: 10 },
      [['wrong marked right', 'Sword taken']],
    ],
    ['never printed', { name: 'Grue', text: 'The grue purrs', percentage: 10 }, [['impossible', 'Grue']]],
    [
      'held against what it says that it means',
      { name: 'Indoors', text: 'Behind House', percentage: 10, means: { at: 'Kitchen' } },
      [['wrong marked right', 'Indoors']],
    ],
    [
      'and missing where that comes true',
      { name: 'Indoors', text: 'The grue purrs', percentage: 10, means: { at: 'Kitchen' } },
      [
        ['impossible', 'Indoors'],
        ['right marked wrong', 'Indoors'],
      ],
    ],
  ])('%s', (_, checkpoint, wanted) => {
    const found = brief(verifyMinizork({ strings: [checkpoint, LAST] }));
    expect(found.filter(([kind, id]) => id !== null && kind !== 'win' && id !== 'Left')).toEqual(wanted);
  });

  test('a lower one after a higher one is inert', () => {
    const strings = [
      { name: 'Indoors', text: 'Living Room', percentage: 50 },
      { name: 'Egg', text: "bird's nest", percentage: 60 },
    ];
    expect(brief(verifyMinizork({ strings }))).toContainEqual(['inert', 'Indoors']);
  });
});

const zork = gamesAreHere ? describe : describe.skip;

zork(`on Zork I${whyNot}`, () => {
  test('a file made up to have one fault of each kind: each is found and named', () => {
    expect(verifyExample('zork1-faulty').findings).toEqual([
      { kind: 'impossible', checkpoint: 'Grue tamed', detail: 'no given play reaches it' },
      {
        kind: 'right marked wrong',
        checkpoint: 'Knife and rope taken',
        detail: expect.stringContaining(
          'in the place of "take knife and rope" (step 21 of walkthrough) does the same',
        ),
      },
      {
        kind: 'wrong marked right',
        checkpoint: 'Painting taken',
        detail:
          'reached at step 14 (east) of walkthrough, 1 before the painting is had at step 15 (take painting)',
      },
      {
        kind: 'inert',
        checkpoint: 'Bell rung at the gate of Hades',
        detail: 'reached at step 111 (ring bell) of walkthrough, and progress stays at 40',
      },
    ]);
  });

  test('two wings: the highest percentage is 40 or 50 by the order, the sum of weights is the same', () => {
    const strings = verifyExample('two-wings-strings').findings;
    expect(strings.map(({ kind, checkpoint }) => [kind, checkpoint])).toEqual([
      ['inert', 'Opened the grating'],
      ['inert', 'Heard the songbird'],
      ['order', 'Opened the grating'],
      ['order', 'Quieted the Loud Room'],
    ]);
    expect(strings[2]?.detail).toMatch(
      /^steps 296–327 .* add 40; in the other order .* add 0\. After the first stretch alone, progress is 40 in one order and 50 in the other$/,
    );
    expect(verifyExample('two-wings').findings).toEqual([]);
  });
});
