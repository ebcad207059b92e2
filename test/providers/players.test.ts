import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Player } from '../../providers/player.ts';
import { RandomPlayer } from '../../providers/randomPlayer.ts';
import { WaitPlayer } from '../../providers/waitPlayer.ts';
import { WalkthroughPlayer } from '../../providers/walkthroughPlayer.ts';
import { storyPath } from '../games/zmachine/stories.ts';

const game = storyPath('minizork.z3');
const playOf = async (player: InstanceType<typeof WaitPlayer>) =>
  (await player.callApi('', undefined)).metadata?.play;

describe('players without a model', () => {
  test('wait does nothing, up to the cap', async () => {
    const play = await playOf(new WaitPlayer({ config: { game, steps: 7 } }));
    expect(play).toMatchObject({ end: 'cap', steps: 7, score: 0, checkpoints: null, seed: 0 });
    expect(play.commands).toHaveLength(7);
  });

  test('random is the same for the same seeds, and another for others', async () => {
    const play = (playerSeed: number) =>
      playOf(new RandomPlayer({ config: { game, steps: 60, playerSeed } }));
    expect(await play(1)).toEqual(await play(1));
    expect(await play(1)).not.toEqual(await play(2));
  });

  test('a walkthrough is played as it stands, also a line that in an answer would be prose', async () => {
    const lines = [`${'look. '.repeat(30)}north`, '?', '"hello"', 'n'];
    const walkthrough = join(mkdtempSync(join(tmpdir(), 'plugh-walkthrough-')), 'walkthrough.txt');
    writeFileSync(walkthrough, lines.join('\n'));
    const play = await playOf(new WalkthroughPlayer({ config: { game, walkthrough } } as object));
    expect(play.commands.map(({ command }: { command: string }) => command)).toEqual(lines);
  });

  test('a walkthrough of a story that is not known must be named', async () => {
    const { error } = await new WalkthroughPlayer({ config: { game } }).callApi('', undefined);
    expect(error).toMatch(/^walkthrough: no walkthrough of .* is known\. Mend: set config\.walkthrough/);
  });

  test('a game that is not there is an error that says how to get it', async () => {
    const { error } = await new WaitPlayer({ config: { game: 'nowhere.z5' } }).callApi('', undefined);
    expect(error).toMatch(
      /^wait: cannot read the story file "nowhere\.z5" \(ENOENT\)\. Mend: give the path of a story file/,
    );
    const none = await new WaitPlayer({}).callApi('', undefined);
    expect(none.error).toMatch(/^wait: no game is named\. Mend/);
  });
});

describe('the player', () => {
  test('bears the name of what it wraps', () => {
    expect(new Player({ config: { provider: 'openai:chat:x' } }).id()).toBe('plugh:player:openai:chat:x');
    expect(new Player({ config: { provider: { id: 'openai:chat:x', label: 'x' } } }).label).toBe('x');
  });

  test.each([
    ['no provider', {}, /must have required property 'provider'/],
    ['steps that are no number', { provider: 'x', steps: 'many' }, /config\/steps must be integer/],
    [
      'an unknown setting of the history',
      { provider: 'x', history: { turn: 1 } },
      /config\/history must NOT have additional/,
    ],
  ])('%s is refused before the run begins', (_, config, message) => {
    expect(() => new Player({ config })).toThrow(message);
  });
});
