import { describe, expect, test } from '@jest/globals';
import { MINIZORK, MINIZORK_WALK } from '../minizork.ts';
import { verifyMinizork } from './metrics.ts';

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

  test('a command that the story fails at is passed over, as in a play', () => {
    const walk = ['look. '.repeat(16), ...MINIZORK_WALK];
    const { findings, played } = verifyMinizork({ walk, stepLimit: 15_000 });
    expect(findings).toEqual([]);
    expect(played[0]).toMatchObject({ steps: MINIZORK_WALK.length + 1, won: true, progress: 100 });
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
