import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { MINIZORK, MINIZORK_WALK } from '../games/checkpoints/minizork.ts';
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
