import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCommand } from '../../../games/play/command.ts';

describe('a command is read', () => {
  test.each([
    ['go north', 'go north'],
    ['> go north', 'go north'],
    ['>go north', 'go north'],
    ['I should look around first.\n\ngo north', 'go north'],
    ['> take lamp\n\nLet me see what happens.', 'take lamp'],
    ['<think>The lamp? "take lamp"</think>\nopen mailbox', 'open mailbox'],
    ['so I take it</think>open mailbox', 'open mailbox'],
    ['```\nopen mailbox\n```', 'open mailbox'],
    ['```text\n> open mailbox\n```', 'open mailbox'],
    ['`open mailbox`', 'open mailbox'],
    ['**open mailbox**', 'open mailbox'],
    ['"open mailbox"', 'open mailbox'],
    ['“open mailbox”', 'open mailbox'],
    ['Command: open mailbox', 'open mailbox'],
    ['**My next command:** open mailbox', 'open mailbox'],
    ['Action: `open mailbox`', 'open mailbox'],
    ['1. open mailbox', 'open mailbox'],
    ['- open mailbox', 'open mailbox'],
    ['{"thought": "a box", "command": "open mailbox"}', 'open mailbox'],
    ['```json\n{"command": "open mailbox"}\n```', 'open mailbox'],
    ['```json\n{\n  "thought": "a {box}",\n  "command": "open mailbox"\n}\n```', 'open mailbox'],
    ['There is a box.\n\n{"command": "open mailbox"}', 'open mailbox'],
    ['Action: {"command": "open mailbox"}', 'open mailbox'],
    ['{"command": "look"}\n{"command": "open mailbox"}', 'open mailbox'],
    ['<command>open mailbox</command> as it is closed', 'open mailbox'],
    ['\\boxed{open mailbox}', 'open mailbox'],
    ['say "hello sailor"', 'say "hello sailor"'],
    ['"Odysseus"', 'Odysseus'],
    ['tell cyclops "Odysseus"', 'tell cyclops "Odysseus"'],
    ['take lamp. go north', 'take lamp. go north'],
    ['n', 'n'],
    ['open\u0000mailbox\t', 'open mailbox'],
    ['open mailbox\r\n', 'open mailbox'],
  ])('%j', (answer, command) => {
    expect(readCommand(answer)).toBe(command);
  });
});

describe('no command is read', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['signs alone', '***'],
    ['an empty fence', '```\n```'],
    ['reasoning that never ends', '<think>Shall I go north?'],
    ['an object without a command', '{"command": null}'],
    ['an object of other fields', 'Here:\n{"tool": "move", "to": "north"}'],
    [
      'prose',
      'There are many things that one could try in a place such as this one, and I am not at all sure which of them would be the best to begin with.',
    ],
  ])('%s', (_, answer) => {
    expect(readCommand(answer)).toBeUndefined();
  });
});

test('what is read is one short line, whatever the answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (answer) => {
      const command = readCommand(answer);
      return command === undefined || (command.length <= 120 && !/\p{Cc}/u.test(command));
    }),
  );
});

test('reading is soon done, however long the answer and whatever it repeats', () => {
  for (const part of ['> ', '- ', '**', '"', '<command>', '{"a":', '`', 'Command: ', '\\boxed{', '\n', '1. '])
    expect(readCommand(part.repeat(200_000))?.length ?? 0).toBeLessThanOrEqual(120);
});
