import { expect, test } from '@jest/globals';
import { parseWalkthrough } from '../../games/walkthrough.ts';

test('one command a line; empty lines and comments are passed over', () => {
  expect(parseWalkthrough('open mailbox\n\n# the leaflet\n  read leaflet  \r\nsouth\r\n')).toEqual([
    'open mailbox',
    'read leaflet',
    'south',
  ]);
});

test('in a transcript the commands are what follows the prompts', () => {
  const transcript = `\uFEFFZORK I
West of House
There is a small mailbox here.

>open mailbox
Opening the small mailbox reveals a leaflet.

>
# The player thinks.
> read leaflet
"WELCOME TO ZORK!"
  >south
South of House`;
  expect(parseWalkthrough(transcript)).toEqual(['open mailbox', 'read leaflet', 'south']);
});

test('nothing gives nothing', () => {
  expect(parseWalkthrough('')).toEqual([]);
  expect(parseWalkthrough('# only a comment\n')).toEqual([]);
});
