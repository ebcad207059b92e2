import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { loadCheckpoints, objectNames } from '../../../games/checkpoints/load.ts';
import { stateMetric } from '../../../games/checkpoints/verify/stateMetric.ts';
import { verifyCheckpoints } from '../../../games/checkpoints/verify/verify.ts';
import { parseWalkthrough } from '../../../games/walkthrough.ts';
import { gameFile, gamesAreHere, whyNot } from '../folder.ts';

const zork = gamesAreHere ? describe : describe.skip;
const path = (name: string) => new URL(`../../../games/checkpoints/${name}`, import.meta.url).pathname;

zork(`the checkpoints of Zork I to III${whyNot}`, () => {
  test.each(['zork1', 'zork2', 'zork3'])(
    '%s: proved by its walkthrough, in every order that wins',
    (name) => {
      const story = gameFile(`${name}.z3`);
      const checkpoints = loadCheckpoints(path(`${name}.yaml`), story);
      const commands = parseWalkthrough(readFileSync(path(`${name}.walkthrough.txt`), 'utf8'));
      const { findings, played } = verifyCheckpoints({
        story,
        session: checkpoints.session,
        objects: objectNames(story),
        metric: stateMetric(checkpoints),
        walkthroughs: [{ name, commands }],
      });
      expect(findings).toEqual([]);
      expect(played).toEqual([
        {
          name,
          steps: commands.length,
          won: true,
          progress: 100,
          swaps: { tried: expect.any(Number), legal: expect.any(Number) },
          wordings: expect.any(Number),
        },
      ]);
      // A proof by no reordering and no other wording would be none.
      expect(played[0]?.swaps.legal).toBeGreaterThan(0);
      expect(played[0]?.wordings).toBeGreaterThan(20);
      expect(checkpoints.checkpoints.length).toBeGreaterThanOrEqual(15);
      expect(checkpoints.steps).toBeGreaterThanOrEqual(2 * commands.length);
    },
  );

  test('the bundled walkthroughs are those that come with the story files', () => {
    for (const name of ['zork1', 'zork2', 'zork3'])
      expect(parseWalkthrough(readFileSync(path(`${name}.walkthrough.txt`), 'utf8'))).toEqual(
        parseWalkthrough(gameFile(`${name}.walkthrough.txt`).toString()),
      );
  });
});
