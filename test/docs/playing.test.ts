import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { loadCheckpoints, objectNames, readYaml } from '../../games/checkpoints/load.ts';
import { tryOrder } from '../../games/checkpoints/verify/reorder.ts';
import { stateMetric } from '../../games/checkpoints/verify/stateMetric.ts';
import { stringMetric } from '../../games/checkpoints/verify/strings.ts';
import { playReference } from '../../games/checkpoints/verify/trace.ts';
import { Session } from '../../games/session.ts';
import { parseWalkthrough } from '../../games/walkthrough.ts';
import { gameFile, gamesAreHere, whyNot } from '../games/folder.ts';

const project = new URL('../../', import.meta.url).pathname;
const doc = readFileSync(`${project}docs/playing.md`, 'utf8');

(gamesAreHere ? test : test.skip)(`the table of the two wings is what Zork I gives${whyNot}`, () => {
  const story = gameFile('zork1.z3');
  const own = loadCheckpoints(`${project}games/checkpoints/zork1.yaml`, story);
  const strings = `${project}examples/checkpoints/two-wings-strings.yaml`;
  const metrics = [
    stringMetric(readYaml(strings), strings, objectNames(story), own.won, undefined),
    stateMetric(loadCheckpoints(`${project}examples/checkpoints/two-wings.yaml`, story)),
  ];
  const commands = parseWalkthrough(
    readFileSync(`${project}games/checkpoints/zork1.walkthrough.txt`, 'utf8'),
  );
  // From the living room and back, twice.
  const [from, middle, to] = [295, 327, 342];
  const found = metrics.map((metric) => {
    const session = new Session(story, own.session);
    const reference = playReference('walkthrough', session, commands, metric);
    const room = reference.steps[from]?.room ?? 0;
    const other = tryOrder(session, reference, { room, from, middle, to }, metric)?.trace;
    return [reference.steps[middle]?.progress, other?.steps[from + to - middle]?.progress];
  });
  const table = [...doc.matchAll(/^\| [A-Za-z ]+ \| (\d+) \| (\d+) \|$/gm)].map(([, a, b]) =>
    [a, b].map(Number),
  );
  expect(table).toEqual([0, 1].map((row) => found.map((values) => values[row])));
});

test('every setting of the page is one of the provider', () => {
  const settings = [...doc.matchAll(/^\| `(\w+)`(?:, `(\w+)`)? \| .* \| .* \|$/gm)].flatMap(([, a, b]) =>
    [a, b ?? []].flat(),
  );
  const source = readFileSync(`${project}providers/playing/settings.ts`, 'utf8');
  expect(settings.length).toBeGreaterThan(9);
  expect(
    settings.filter(
      (name) => !source.includes(`readonly ${name}?:`) && !['config', 'provider'].includes(name ?? ''),
    ),
  ).toEqual([]);
});
