import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { StoryError } from '../../../games/zmachine/errors.ts';
import { loadStory } from '../../../games/zmachine/game.ts';
import { shippedStory } from './stories.ts';
import { buildStory, QUIT, SPACE, word } from './story.ts';

const COMMANDS = ['look', 'n', 'take all', 'open window', 'i', 'all', '1', 'undo', 'restart', 'y', 'e'];

/** Plays a little and looks at the objects; true if nothing was wrong, false if the story was found to be broken. */
function survives(story: Uint8Array): boolean {
  try {
    const game = loadStory(story, { stepLimit: 30_000 });
    let turn = game.start();
    for (const command of COMMANDS) {
      if (turn.awaits === 'end') break;
      turn = game.send(command);
    }
    for (let object = 0; object < 9; object++) {
      game.objects.name(object);
      game.objects.properties(object);
      game.objects.attributes(object);
    }
    return game.objects.count() >= 0;
  } catch (error) {
    if (error instanceof StoryError) return false;
    throw error;
  }
}

test.each([
  ['minizork.z3', 3],
  ['praxix.z5', 5],
  ['advent.z5', 5],
] as const)('%s with wrong bytes plays on, or is reported as broken, and nothing else', (name, version) => {
  const sound = shippedStory(name);
  const change = fc.tuple(
    fc.oneof(fc.nat(63), fc.nat(0x3fff), fc.nat(sound.length - 1)),
    fc.integer({ min: 0, max: 255 }),
  );
  const outcomes = new Set<boolean>();
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      const story = Uint8Array.from(sound);
      for (const [at, byte] of changes) story[at] = byte;
      story[0] = version;
      outcomes.add(survives(story));
    }),
    { numRuns: 150, seed: 1 },
  );
  expect(outcomes).toEqual(new Set([true, false]));
});

test('a file cut off anywhere is reported', () => {
  const sound = shippedStory('minizork.z3');
  const outcome = (length: number) => survives(sound.slice(0, length));
  fc.assert(fc.property(fc.nat(sound.length - 257), (length) => expect(outcome(length)).toBe(false)));
});

test('a story that prints without end is stopped', () => {
  // print_paddr of a long string, again and again
  const text = new Array(120).fill(word(0x1ce7)).flat();
  const code = [0x8d, ...word(SPACE / 4), 0x8c, ...word(-4 & 0xffff)];
  const story = buildStory({ code, at: { [SPACE]: [...text, ...word(0x9ce7)] } });
  expect(() => loadStory(story).start()).toThrow('prints more than 1048576 characters');
});

test('a table to print that is larger than the memory is refused', () => {
  const code = [0xfe, 0x03, ...word(SPACE), ...word(0xffff), ...word(0xffff), QUIT];
  expect(() => loadStory(buildStory({ code })).start()).toThrow('larger than the memory');
});
