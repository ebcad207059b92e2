import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Verification } from '../../games/checkpoints/verify/verify.ts';
import { MINIZORK, MINIZORK_WALK } from '../games/checkpoints/minizork.ts';
import { gamesAreHere, gamesFolder, whyNot } from '../games/folder.ts';
import { storyPath } from '../games/zmachine/stories.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const folder = mkdtempSync(join(tmpdir(), 'plugh-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const walk = file('walk.txt', MINIZORK_WALK.join('\n'));
const own = file('own.yaml', JSON.stringify(MINIZORK));
const strings = file(
  'strings.json',
  JSON.stringify([
    { name: 'Lantern taken', text: 'Living Room', percentage: 50 },
    { name: 'Grue tamed', text: 'The grue purrs', percentage: 60 },
  ]),
);
const verify = (checkpoints: string, ...args: string[]) =>
  run([
    join(projectRoot, 'cli/plugh.ts'),
    'checkpoints',
    'verify',
    checkpoints,
    '--story',
    storyPath('minizork.z3'),
    '--walkthrough',
    walk,
    ...args,
  ]);

describe('plugh checkpoints verify', () => {
  test('says of checkpoints without a fault what was tried, and exits 0', async () => {
    const { exitCode, printed } = await verify(own);
    expect(printed).toContain(`${walk}: ${MINIZORK_WALK.length} steps, won, progress 100; `);
    expect(printed).toMatch(/ TOTAL +0 +0 +0 +0 +0/);
    expect(printed).toContain(`ok  ${own}: 4 checkpoints, each reached, none inert; 100 exactly when won`);
    expect(exitCode).toBe(0);
  });

  test('has the columns of the review, names each fault, and exits 1', async () => {
    const { exitCode, printed } = await verify(strings, '--steps', '500');
    expect(printed).toMatch(/Checkpoint +impossible +right marked wrong +wrong marked right +inert +order/);
    expect(printed).toMatch(/ Lantern taken +0 +0 +1 +0 +0/);
    expect(printed).toMatch(/ Grue tamed +1 +0 +0 +0 +0/);
    expect(printed).toContain('impossible · Grue tamed: no given play reaches it');
    expect(exitCode).toBe(1);
  });

  test('--json prints one object; several walkthroughs are each played', async () => {
    const { printed } = await verify(own, '--walkthrough', walk, '--swaps', '2', '--json');
    expect(JSON.parse(printed)).toEqual({
      file: own,
      form: 'state',
      cap: 100,
      checkpoints: MINIZORK.checkpoints.map(({ id, title }) => ({ id, title })),
      played: Array(2).fill({
        name: walk,
        steps: MINIZORK_WALK.length,
        won: true,
        progress: 100,
        swaps: { tried: 2, legal: expect.any(Number) },
        wordings: expect.any(Number),
      }),
      findings: [],
    });
  });

  test.each([
    ['a file that is not there', 'nowhere.yaml', /cannot read the checkpoints "nowhere\.yaml" \(ENOENT\)/],
    [
      'an unknown name',
      file('unknown.yaml', JSON.stringify({ ...MINIZORK, player: 'nobody' })),
      /player: no object is named "nobody"\. Mend: use the short name of an object/,
    ],
  ])('%s is a message and no stack trace', async (_, checkpoints, message) => {
    const { exitCode, printed } = await verify(checkpoints);
    expect(exitCode).toBe(1);
    expect(printed).toMatch(message);
    expect(printed).not.toMatch(/\n\s+at /);
  });
});

const zork = gamesAreHere ? describe : describe.skip;

zork(`the examples on Zork I${whyNot}`, () => {
  const WALK = 'games/checkpoints/zork1.walkthrough.txt';
  const findings = async (example: string): Promise<Verification['findings']> => {
    const { printed } = await run([
      join(projectRoot, 'cli/plugh.ts'),
      'checkpoints',
      'verify',
      `examples/checkpoints/${example}.yaml`,
      '--story',
      join(gamesFolder, 'zork1.z3'),
      '--walkthrough',
      WALK,
      '--json',
    ]);
    return JSON.parse(printed).findings;
  };

  test('a file made up to have one fault of each kind: each is found and named', async () => {
    expect(await findings('zork1-faulty')).toEqual([
      { kind: 'impossible', checkpoint: 'Grue tamed', detail: 'no given play reaches it' },
      {
        kind: 'right marked wrong',
        checkpoint: 'Knife and rope taken',
        detail: expect.stringContaining(
          `in the place of "take knife and rope" (step 21 of ${WALK}) does the same`,
        ),
      },
      {
        kind: 'wrong marked right',
        checkpoint: 'Painting taken',
        detail: `reached at step 14 (east) of ${WALK}, 1 before the painting is had at step 15 (take painting)`,
      },
      {
        kind: 'inert',
        checkpoint: 'Bell rung at the gate of Hades',
        detail: `reached at step 111 (ring bell) of ${WALK}, and progress stays at 40`,
      },
    ]);
  });

  test('two wings: the highest percentage is 40 or 50 by the order, the sum of weights is the same', async () => {
    const strings = await findings('two-wings-strings');
    expect(strings.map(({ kind, checkpoint }) => [kind, checkpoint])).toEqual([
      ['inert', 'Opened the grating'],
      ['inert', 'Heard the songbird'],
      ['order', 'Opened the grating'],
      ['order', 'Quieted the Loud Room'],
    ]);
    expect(strings[2]?.detail).toMatch(
      /^steps 296–327 .* add 40; in the other order .* add 0\. After the first stretch alone, progress is 40 in one order and 50 in the other$/,
    );
    expect(await findings('two-wings')).toEqual([]);
  });
});
