import { describe, expect, test } from '@jest/globals';
import { loadStory } from '../../../games/zmachine/game.ts';
import { shippedStory } from './stories.ts';

describe('praxix.z5, a unit test of interpreters', () => {
  test('passes all of its tests', () => {
    const game = loadStory(shippedStory('praxix.z5'), { seed: 1 });
    expect(game.start().text).toContain('Praxix: A Z-code interpreter unit test');
    const { text } = game.send('all');
    expect(text).not.toMatch(/FAIL|ERROR/);
    expect(text.trim()).toMatch(/All tests passed\.$|All tests passed\.\s*>$/);
  });
});

describe('etude.z5, an exerciser of interpreters', () => {
  const answers = (...commands: string[]) => {
    const game = loadStory(shippedStory('etude.z5'), { seed: 1 });
    game.start();
    return commands.map((command) => game.send(command));
  };
  const textOf = (...commands: string[]) => answers(...commands).at(-1)?.text ?? '';

  test('reads the header as it is meant', () => {
    const text = textOf('3');
    expect(text).toContain('Your interpreter claims to follow revision 1.1 of the Z-Spec.');
    expect(text.match(/(?<=Interpreter claims that ).*(?=\.)/g)).toEqual([
      'colored text IS NOT available',
      'emphasized (bold) text IS available',
      'italic (or underlined) text IS available',
      'fixed-width text IS available',
      'sound effects ARE NOT available',
      'timed input IS NOT available',
      '"undo" IS available',
    ]);
  });

  test('sees its bold text', () => {
    const [turn] = answers('4');
    const bold = turn?.bold.map(({ start, end }) => turn.text.slice(start, end));
    expect(bold).toEqual([
      'Test of emphasized (bold) text.',
      'Test of bold, italic text.',
      'Test of bold, reverse text.',
      'Test of bold, italic, reverse text.',
      'Test of fixed, bold text.',
      'Test of fixed, bold, italic text.',
      'Test of fixed, bold, reverse text.',
      'Test of fixed, bold, italic, reverse text.',
    ]);
  });

  test('finds signed arithmetic right', () => {
    const text = textOf('6');
    expect(text.match(/\(ok\)/g)).toHaveLength(12);
    expect(text).toContain('This aspect of your interpreter appears to behave according to spec.');
  });

  test('prints all accented characters', () => {
    const text = textOf('7');
    expect(text.match(/(?<=[a-z!?<>]:)[^\s\w](?=\s)|(?<=umlaut:)\S/g)?.length).toBeGreaterThan(60);
    for (const pair of ['a-umlaut:ä', '>>-quotes:»', 'o-slash:ø', 'oe-ligature:œ', 'Eth:Ð', 'inverse-?:¿']) {
      expect(text).toContain(pair);
    }
  });

  test('gets keys and lines with accents', () => {
    expect(textOf('8', 'é')).toContain('code=170');
    expect(textOf('9', 'É')).toContain('170');
  });

  test('lets a line go on after letters that the story gave', () => {
    expect(textOf('12', 'X')).toContain('You just typed "Givenx".');
  });

  test('undoes one and more moves', () => {
    expect(textOf('13', 'x', 'x')).toContain(
      'In fact, it supports multiple "undo". This aspect of your interpreter appears to behave according to spec.',
    );
  });
});
