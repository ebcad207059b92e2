import { describe, expect, test } from '@jest/globals';
import { loadStory } from '../../../games/zmachine/game.ts';
import { Machine } from '../../../games/zmachine/machine.ts';
import { startReference } from './ifvms.ts';
import { shippedStory } from './stories.ts';

const DIRECTIONS = 'n s e w ne nw se sw u d in out'.split(' ');
const VERBS =
  'take drop examine open close read push turn climb eat attack search throw enter light unlock'.split(' ');
const SENTENCES = [
  'look',
  'i',
  'wait',
  'score',
  'take all',
  'drop all',
  'again',
  'verbose',
  'yes',
  'dance',
  '',
];
/** Words after which a game asks for a file, ends, or goes on where ifvms does otherwise. */
const AVOIDED = /^(save|resto|resum|resta|quit|q$|scrip|unscr|undo|reco|repla|verif|#|\$)/;

/** The words of a story's dictionary. */
function vocabulary(story: Uint8Array): string[] {
  const { memory, header, text } = new Machine(story, 0);
  const head = header.dictionary + 1 + memory.u8(header.dictionary);
  const words = Array.from({ length: memory.u16(head + 1) }, (_, index) =>
    text.decode(head + 3 + index * memory.u8(head)),
  );
  return words.filter((word) => /^[a-z]+$/.test(word) && !AVOIDED.test(word));
}

/** A player of its own small generator, so that a failure can be run again; it tries things on what it reads of. */
function randomPlayer(words: readonly string[], seed: number): (text: string) => string {
  let state = seed;
  const draw = <T>(choices: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[(state >>> 16) % choices.length] as T;
  };
  const known = new Set(words);
  const length = Math.max(...words.map((word) => word.length));
  let things: string[] = [];
  return (text) => {
    const named = (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, length));
    things = [...things, ...named.filter((word) => known.has(word))].slice(-60);
    const thing = () => draw([...things, ...(things.length > 0 ? ['all', 'it'] : words)]);
    const kind = draw(['go', 'go', 'go', 'sentence', 'act', 'act', 'act', 'twice', 'words']);
    if (kind === 'go') return draw(DIRECTIONS);
    if (kind === 'sentence') return draw(SENTENCES);
    if (kind === 'words') return `${draw(words)} ${draw(words)} ${draw(words)}`;
    const action = `${draw(VERBS)} ${thing()}`;
    return kind === 'act' ? action : `${action}. put ${thing()}, ${thing()} in ${thing()}`;
  };
}

const SESSIONS = 8;
const COMMANDS = 50;

describe('the same text as ifvms, turn by turn', () => {
  test.each(['advent.z5', 'advent.z3', 'curses.z3', 'minizork.z3'] as const)('%s, 400 commands', (name) => {
    const story = shippedStory(name);
    const words = vocabulary(story);
    const texts = new Set<string>();
    for (let seed = 1; seed <= SESSIONS; seed++) {
      const reference = startReference(story, seed);
      const game = loadStory(story, { seed });
      let turn = game.start();
      expect(turn.text).toBe(reference.opening);
      const player = randomPlayer(words, seed);
      for (let count = 0; count < COMMANDS && turn.awaits === 'line'; count++) {
        // advent.z3 asks first whether it should give instructions.
        const command = turn.text.includes('(y/n)') ? 'no' : player(turn.text);
        turn = game.send(command);
        expect({ seed, command, text: turn.text }).toEqual({ seed, command, text: reference.send(command) });
        texts.add(turn.text);
      }
    }
    // These are no games stuck in one answer.
    expect(texts.size).toBeGreaterThan(80);
  });

  test.each([
    ['a correction after a question', ['in', 'take all', 'lock house', 'oops lamp']],
    ['a new command instead of an answer', ['drop all', 'climb mailbox']],
  ])('advent.z5, %s', (_, commands) => {
    const story = shippedStory('advent.z5');
    const reference = startReference(story, 4);
    const game = loadStory(story, { seed: 4 });
    game.start();
    expect(commands.map((command) => game.send(command).text)).toEqual(
      commands.map((command) => reference.send(command)),
    );
  });
});
