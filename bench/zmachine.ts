/**
 * Commands per second of the Z-machine beside ifvms, on the walkthroughs of Zork I to III, each game loaded anew each
 * time. The two take turns, round by round; the fastest round of each counts, which is the one least disturbed.
 */
import { parseWalkthrough } from '../games/walkthrough.ts';
import { loadStory } from '../games/zmachine/game.ts';
import { gameFile, gamesAreHere, whyNot } from '../test/games/folder.ts';
import { startReference } from '../test/games/zmachine/ifvms.ts';

const WARM_UP_ROUNDS = 10;
const ROUNDS = 40;

interface Walk {
  readonly story: Uint8Array;
  readonly seed: number;
  readonly commands: readonly string[];
}

function playOurs({ story, seed, commands }: Walk): void {
  const game = loadStory(story, { seed });
  game.start();
  for (const command of commands) game.send(command);
}

function playTheirs({ story, seed, commands }: Walk): void {
  const game = startReference(story, seed);
  for (const command of commands) game.send(command);
}

/** Milliseconds for all the walkthroughs. */
function time(play: (walk: Walk) => void, walks: readonly Walk[]): number {
  const start = performance.now();
  for (const walk of walks) play(walk);
  return performance.now() - start;
}

if (!gamesAreHere) console.log(`Z-machine: no measurement${whyNot}`);
else {
  const games = JSON.parse(gameFile('games.json').toString());
  const walks = ['zork1', 'zork2', 'zork3'].map((name) => ({
    story: gameFile(`${name}.z3`),
    seed: games[name].seed as number,
    commands: parseWalkthrough(gameFile(`${name}.walkthrough.txt`).toString()),
  }));
  const commands = walks.reduce((sum, walk) => sum + walk.commands.length, 0);
  let ours = Number.POSITIVE_INFINITY;
  let theirs = Number.POSITIVE_INFINITY;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const times = [time(playOurs, walks), time(playTheirs, walks)] as const;
    if (round < 0) continue;
    ours = Math.min(ours, times[0]);
    theirs = Math.min(theirs, times[1]);
  }
  const rate = (milliseconds: number) => Math.round((1000 * commands) / milliseconds);
  console.log(`Z-machine  ${rate(ours)} commands/s`);
  console.log(`ifvms      ${rate(theirs)} commands/s`);
  console.log(`ratio      ${(theirs / ours).toFixed(2)}`);
}
