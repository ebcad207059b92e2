import { describe, expect, test } from '@jest/globals';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { type LineDeviation, LineReader } from '../../../scoring/sound/pathLine.ts';
import { HOUSE, shown } from './pathHelp.ts';

/** Names that could as well be labels. */
const labels = ['hall', 'path', 'backward room'];

/** A line, what it is read as, and the deviations seen in it. */
type Row = readonly [line: string, reading: string, marks: string];

function read(line: string, locations = HOUSE.locations): readonly [reading: string, marks: string] {
  const marks = new Set<LineDeviation>();
  const reading = LineReader.of(new ListedPlaces(locations)).read(line, marks);
  const seen = [...marks].sort().join(' ');
  if (reading.kind === 'words') return [`${reading.talk ? 'talk' : 'words'}: ${reading.words}`, seen];
  if (reading.kind !== 'steps') return [reading.kind, seen];
  return [`${reading.alone ? 'alone' : reading.form}: ${shown(reading.steps)}`, seen];
}

describe('a line', () => {
  test.each<Row>([
    ['hall', 'alone: hall', ''],
    ['1. Hall.', 'alone: hall', 'numbered punctuated'],
    ['', 'nothing', ''],
    ['---', 'nothing', ''],
    ['12', 'nothing', ''],
    ['then', 'nothing', ''],
    ['(see above)', 'nothing', ''],
    ['{dark}', 'nothing', ''],
    ['Next stop:', 'label', ''],
    ['# dungeon', 'label', 'heading'],
    ['** # dungeon **', 'label', 'heading'],
    ['#dungeon', 'words: dungeon', 'heading'],
    ['#dungeon # deep', 'words: dungeon', 'heading'],
    ['## 3. dungeon', 'words: dungeon', 'heading'],
    ['hall:', 'alone: hall', ''],
  ])('%j is read as %j with %j', (line, reading, marks) => {
    expect(read(line)).toEqual([reading, marks]);
  });
});

test.each<Row>([
  ['# path', 'label', 'heading'],
  ['**Path:**', 'label', ''],
  ['Step 1: path', 'alone: path', 'numbered'],
  ['# backward room', 'alone: backward room', 'heading'],
  ['path', 'alone: path', ''],
])('where a place has the name of a label, %j is read as %j with %j', (line, reading, marks) => {
  expect(read(line, labels)).toEqual([reading, marks]);
});

describe('a line that says more than a place', () => {
  test.each<Row>([
    ['hall (big)', 'line: hall', 'remarks'],
    ['**hall** - big, and cold', 'line: hall', 'bold remarks'],
    ['hall, where he sleeps', 'line: hall', 'remarks'],
    ['then hall', 'line: hall', ''],
    ['Then: the hall', 'line: hall', 'remarks'],
    ['Room = hall', 'line: hall', 'remarks'],
    ['End - hall', 'line: hall', 'remarks'],
    ['End – then hall', 'line: hall', 'remarks'],
    ['End x hall', 'words: End x hall', ''],
    ['Cave - hall', 'words: Cave', ''],
    ['in the hall', 'line: hall~', ''],
    ['library', 'line: great library~', ''],
    ['library . dark', 'line: great library~', 'remarks'],
    ['dungeon . dark', 'words: dungeon', ''],
    ['dungeon', 'words: dungeon', ''],
    ['1. dungeon', 'words: dungeon', ''],
    ['Well - here it is', 'talk: Well - here it is', ''],
    ['The end - dark', 'talk: The end - dark', ''],
    ['Text evidence - dark', 'talk: Text evidence - dark', ''],
    ['Reversed text path', 'words: Reversed text path', ''],
    ['kitchen, hall, it is', 'words: kitchen, hall, it is', ''],
    ['She is in the hall', 'talk: She is in the hall', ''],
    ['- She is in the hall', 'prose: hall', 'bulleted'],
    ['- She (b) (c) was in the hall (e)', 'prose: hall', 'bulleted'],
    ['- She (b) (c) (d) was in the hall (e)', 'talk: She (b) (c) (d) was in the hall (e)', ''],
    ['- Dungeon (where she is lost)', 'words: Dungeon', ''],
    ['4. Library [it is big] (and dark)', 'line: great library~', 'numbered remarks'],
    ['4. Dungeon (it is big) she said', 'talk: Dungeon (it is big) she said', ''],
    ['4. Dungeon(where she is lost)', 'words: Dungeon', ''],
    ['4. Dungeon - it is big (dark)', 'talk: Dungeon - it is big (dark)', ''],
    ['4. Dungeon - it is big', 'talk: Dungeon - it is big', ''],
    ['Dungeon (where she is lost)', 'talk: Dungeon (where she is lost)', ''],
    ['- Well (she is in the hall)', 'words: Well', ''],
    ['- Note (it is long)', 'talk: Note (it is long)', ''],
    ['- Done (it is long)', 'talk: Done (it is long)', ''],
    ['2. She walks to the hall (it is dark)', 'prose: hall', 'numbered'],
  ])('%j is read as %j with %j', (line, reading, marks) => {
    expect(read(line)).toEqual([reading, marks]);
  });
});

describe('a line of several', () => {
  test.each<Row>([
    ['kitchen, hall', 'list: kitchen|hall', 'one_line'],
    ['**kitchen**, hall', 'list: kitchen|hall', 'bold one_line'],
    ['(kitchen, hall)', 'list: kitchen|hall', 'one_line'],
    ['(kitchen, hall) x', 'words: (kitchen, hall) x', ''],
    ['the path is kitchen, hall', 'prose: kitchen|hall', 'one_line'],
    ['kitchen to hall', 'prose: kitchen|hall', 'one_line'],
    ['1. kitchen 2. cave', 'list: kitchen|?cave', 'numbered one_line'],
    ['1. mill 2. cave', 'words: mill 2', ''],
    ['kitchen -> cave', 'list: kitchen|?cave', 'arrows one_line'],
    ['mill -> cave', 'words: mill', ''],
    ['kitchen -> 5 -> hall', 'list: kitchen|hall', 'arrows one_line'],
    ['START -> kitchen -> END', 'list: kitchen', 'arrows one_line'],
    ['kitchen -> Done! -> hall', 'list: kitchen|?Done!|hall', 'arrows one_line'],
    ['the path is kitchen -> hall', 'list: kitchen|hall', 'arrows one_line'],
    ['kitchen -> this is the hall -> attic', 'list: kitchen|?this is the hall|attic', 'arrows one_line'],
    ['kitchen -> hall ; Hall -> attic', 'list: kitchen|hall|attic', 'arrows one_line'],
    ['kitchen -> cave, cave -> attic', 'list: kitchen|?cave, cave|attic', 'arrows one_line'],
    ['kitchen ↔ hall', 'prose: kitchen|hall', 'arrows one_line'],
    ['mill ↔ cave', 'words: mill ↔ cave', ''],
    ['kitchen <-> hall', 'prose: kitchen|hall', 'arrows one_line'],
    ['This is the reverse of kitchen -> hall', 'prose: kitchen|hall', 'arrows one_line'],
  ])('%j is read as %j with %j', (line, reading, marks) => {
    expect(read(line)).toEqual([reading, marks]);
  });
});

test('a name that begins like a sentence about a path is a step of a list', () => {
  const places = new ListedPlaces(['That House', 'hall']);
  const reading = LineReader.of(places).read('That House -> hall', new Set());
  expect(reading.kind === 'steps' && reading.form).toBe('list');
});

test('the words of a place are those behind its label', () => {
  const reading = LineReader.of(new ListedPlaces(HOUSE.locations)).read('Then:  the hall', new Set());
  expect(reading.kind === 'steps' && reading.steps).toEqual([
    { kind: 'place', place: 'hall', words: 'the hall', tier: 'strict' },
  ]);
});

test('words that lead to a place may be a part of its name', () => {
  expect(read('back room', ['hall', 'back room annex'])).toEqual(['line: back room annex~', '']);
});

test('the same line is read the same again, with its deviations', () => {
  const reader = LineReader.of(new ListedPlaces(HOUSE.locations));
  const [first, again] = [new Set<LineDeviation>(), new Set<LineDeviation>()];
  expect(reader.read('1. cave -> hall', again)).toEqual(reader.read('1. cave -> hall', first));
  expect([...again]).toEqual([...first]);
});
