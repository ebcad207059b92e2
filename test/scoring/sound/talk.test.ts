import { describe, expect, test } from '@jest/globals';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { endpointLabel, isLink, isTalk, labelRole, withoutConnective } from '../../../scoring/sound/talk.ts';
import { HOUSE } from './pathHelp.ts';

describe('talk', () => {
  const places = new ListedPlaces(HOUSE.locations);

  test.each<readonly [string, boolean]>([
    ['Done!', true],
    ['Really?', true],
    ['hall', false],
    ['dungeon', false],
    ['old stone bridge', false],
    ['one two three four five six', false],
    ['one two three four five six seven', true],
    ['I went north', true],
    ['It’s dark', true],
    ["It's dark", true],
    ['Final answer', true],
    ['Total moves 4', true],
    ['Place 4', false],
    ['Room 101', false],
    ['4', false],
    ['Moves: 4', true],
    ['Shortest path from hall to attic', true],
    ['Path to hall', true],
    ['The path taken by Anna', true],
    ['Path', true],
    ['garden path', false],
    ['e.g. this', true],
    ['route (final) …', true],
    ['the end', true],
    ['start - finish', true],
    ['stop there.', true],
    ['Anna doesn’t leave', true],
    ['Moves 12', true],
    ['Total b12', false],
    ['Total 12b', false],
    ['Path into caves', false],
    ['Path forks twice', false],
    ['Route taken', false],
    ['Route taken northward', true],
    ['text of the caves', false],
    ['Anna Bell’s journey', true],
    ['James’ journey', true],
    ['The journey', true],
    ["Anna's journeyman", false],
    ['Aha! Cave', false],
    ['Cave！', true],
    [`old ${'x'.repeat(297)}`, true],
    [`old ${'x'.repeat(296)}`, false],
  ])('%j: %j', (text, talk) => {
    expect(isTalk(text, places)).toBe(talk);
  });
});

test.each<readonly [string, boolean, string]>([
  ['Final answer', false, 'answer'],
  ['The shortest path is', false, 'answer'],
  ['Return path', false, 'none'],
  ['Path 2', false, 'none'],
  ['Explanation', false, 'commentary'],
  ['Brief explanation', false, 'commentary'],
  ['Why', false, 'commentary'],
  ['Why this works', false, 'commentary'],
  ['Not visited', false, 'commentary'],
  ['Unvisited places', false, 'commentary'],
  ['Other locations', false, 'commentary'],
  ['Other things', false, 'none'],
  ['Reversed', false, 'none'],
  ['Reversed', true, 'answer'],
  ['In reverse order', true, 'answer'],
  ['Reverse path', true, 'answer'],
  ['The room', false, 'none'],
  ['', false, 'none'],
  [
    'path path path path path path path path path path path path path path path path path path path path path path path path path ',
    false,
    'none',
  ],
  ['Text evidence', false, 'commentary'],
  ['Path!', false, 'answer'],
  ['path'.padStart(120), false, 'answer'],
  ['path'.padStart(121), false, 'none'],
  ['Reversed cave', true, 'none'],
  ['The room', true, 'none'],
  ['?', true, 'none'],
  ['Original order', true, 'commentary'],
  ['Original order', false, 'none'],
  ['Forward path', true, 'commentary'],
  ['Forward cave', true, 'none'],
  ['This is the reverse of the path', true, 'none'],
  ['This is the reverse of the path', false, 'none'],
  ['So here it is, the reverse of the path', true, 'answer'],
  ['Final', false, 'answer'],
  ['The final', false, 'none'],
])('the label %j (reversed: %j) has the role %s', (label, reversed, role) => {
  expect(labelRole(label, reversed) ?? 'none').toBe(role);
});

test.each<readonly [string, string]>([
  ['Source', 'from'],
  ['From', 'from'],
  ['start', 'from'],
  ['Starting point', 'from'],
  ['origin place', 'from'],
  ['Initial room', 'from'],
  ['Target', 'to'],
  ['To', 'to'],
  ['End', 'to'],
  ['Ending location', 'to'],
  ['Goal', 'to'],
  ['destination', 'to'],
  ['Final', 'to'],
  ['from here', 'none'],
  ['the target', 'none'],
  [' source ', 'from'],
  ['re-start', 'none'],
  ['total', 'none'],
  ['ended', 'none'],
])('the label %j names the end %j', (label, end) => {
  expect(endpointLabel(label) ?? 'none').toBe(end);
});

test.each<readonly [string, string]>([
  ['and then hall', 'hall'],
  ['then to the hall', 'the hall'],
  ['Next, hall', 'hall'],
  ['finally: hall', 'hall'],
  ['back to hall', 'hall'],
  ['go north to hall', 'hall'],
  ['goes to hall', 'hall'],
  ['walk northeast to hall', 'hall'],
  ['south-west to hall', 'hall'],
  ['enter hall', 'hall'],
  ['arrives at hall', 'hall'],
  ['starts in hall', 'hall'],
  ['to hall', 'hall'],
  ['up to hall', 'hall'],
  ['then', 'then'],
  ['then ', 'then '],
  ['now hall', 'hall'],
  ['northern hall', 'northern hall'],
  ['thenceforth', 'thenceforth'],
  ['visit hall', 'hall'],
  ['returning to hall', 'hall'],
])('%j leads to %j', (text, rest) => {
  expect(withoutConnective(text)).toBe(rest);
});

test.each<readonly [string, boolean]>([
  ['then', true],
  ['and then', true],
  ['v', true],
  ['to', true],
  ['digraph {', true],
  ['graph G {', true],
  ['strict graph', true],
  ['flowchart TD', true],
  ['then hall', false],
  ['vv', false],
])('%j only links the steps around it: %j', (text, link) => {
  expect(isLink(text)).toBe(link);
});
