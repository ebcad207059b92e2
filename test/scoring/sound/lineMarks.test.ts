import { expect, test } from '@jest/globals';
import { type Mark, peel, trimmed } from '../../../scoring/sound/lineMarks.ts';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { HOUSE } from './pathHelp.ts';

const places = new ListedPlaces(HOUSE.locations);
/** Names that begin or end in signs, as marks do. */
const odd = new ListedPlaces([
  'hall',
  '-1 floor',
  '*star',
  '"q" room',
  'st. ives.',
  '1984',
  'room',
  'cave (1)',
]);

/** A line, what is left of it, the place that this is, and the marks that were taken off or seen. */
type Row = readonly [line: string, text: string, place: string, marks: string];

test.each<Row>([
  ['hall', 'hall', 'hall', ''],
  ['  Hall  ', 'Hall', 'hall', ''],
  ['\u001fhall\u001f', 'hall', 'hall', ''],
  ['1. hall', 'hall', 'hall', 'numbered'],
  ['12) hall', 'hall', 'hall', 'numbered'],
  ['(3) hall', 'hall', 'hall', 'numbered'],
  ['1.2. hall', 'hall', 'hall', 'numbered'],
  ['#4) hall', 'hall', 'hall', 'numbered'],
  ['Step 5: hall', 'hall', 'hall', 'numbered'],
  ['step two - hall', 'hall', 'hall', 'numbered'],
  ['Step six hall', 'hall', 'hall', 'numbered'],
  ['③ hall', 'hall', 'hall', 'numbered'],
  ['4️⃣ hall', 'hall', 'hall', 'numbered'],
  ['٣. hall', 'hall', 'hall', 'numbered'],
  ['1 hall', 'hall', 'hall', 'numbered'],
  ['3rd: hall', 'hall', 'hall', 'numbered'],
  ['a) hall', 'hall', 'hall', 'numbered'],
  ['iv. hall', 'hall', 'hall', 'numbered'],
  ['Room 5: hall', 'hall', 'hall', 'numbered'],
  ['第一、hall', 'hall', 'hall', 'numbered'],
  ['(start) hall', 'hall', 'hall', 'numbered'],
  ['12345. hall', '12345. hall', '', ''],
  ['# hall', 'hall', 'hall', 'heading'],
  ['###### hall', 'hall', 'hall', 'heading'],
  ['#5 hall', 'hall', 'hall', 'numbered'],
  ['- hall', 'hall', 'hall', 'bulleted'],
  ['* hall', 'hall', 'hall', 'bulleted'],
  ['+ hall', 'hall', 'hall', 'bulleted'],
  ['– hall', 'hall', 'hall', 'bulleted'],
  ['• hall', 'hall', 'hall', 'bulleted'],
  ['├── hall', 'hall', 'hall', 'bulleted'],
  ['✓ hall', 'hall', 'hall', 'bulleted'],
  ['[x] hall', 'hall', 'hall', 'bulleted'],
  ['- [ ] hall', 'hall', 'hall', 'bulleted'],
  ['> hall', 'hall', 'hall', 'quoted'],
  ['>> hall', 'hall', 'hall', 'quoted'],
  ['-> hall', 'hall', 'hall', 'arrows'],
  ['→ hall', 'hall', 'hall', 'arrows'],
  ['» hall', 'hall', 'hall', 'arrows'],
  ['hall ->', 'hall', 'hall', 'arrows'],
  ['hall →', 'hall', 'hall', 'arrows'],
  ['hall --', 'hall --', 'hall', ''],
  ['hall >', 'hall', 'hall', 'arrows'],
  ['🏠 hall', 'hall', 'hall', 'bulleted'],
  ['hall 🏠', 'hall', 'hall', ''],
  ['hall*', 'hall', 'hall', ''],
  ['hall¹', 'hall', 'hall', ''],
  ['hall†', 'hall', 'hall', ''],
  ['**hall**', 'hall', 'hall', 'bold'],
  ['__hall__', 'hall', 'hall', 'bold'],
  ['*hall*', 'hall', 'hall', 'bold'],
  ['_hall_', 'hall', 'hall', 'bold'],
  ['~hall~', 'hall', 'hall', 'bold'],
  ['**hall** room', 'hall room', '', 'bold'],
  ['`hall`', 'hall', 'hall', 'code'],
  ['the `hall`', 'the hall', 'hall', 'code'],
  ['"hall"', 'hall', 'hall', 'quoted'],
  ['“hall”', 'hall', 'hall', 'quoted'],
  ["'hall'", 'hall', 'hall', 'quoted'],
  ['[hall]', 'hall', 'hall', 'quoted'],
  ['[[hall]]', 'hall', 'hall', 'quoted'],
  ['(hall)', '(hall)', 'hall', ''],
  ['{hall}', 'hall', 'hall', 'quoted'],
  ['hall.', 'hall.', 'hall', 'punctuated'],
  ['hall,', 'hall,', 'hall', 'punctuated'],
  ['hall;', 'hall;', 'hall', 'punctuated'],
  ['hall。', 'hall。', 'hall', 'punctuated'],
  ['hall \\', 'hall', 'hall', 'punctuated'],
  ['hall | ', 'hall', 'hall', 'punctuated'],
  ['- hall -', 'hall -', 'hall', 'bulleted'],
  ['1. **"hall"**.', 'hall', 'hall', 'bold numbered punctuated quoted'],
  ['- 1. hall', 'hall', 'hall', 'bulleted numbered'],
  ['- - - - - - - - - - - - hall', 'hall', 'hall', 'bulleted'],
  ['- - - - - - - - - - - - - - dungeon', '- - dungeon', '', 'bulleted'],
  ['1. dungeon', 'dungeon', '', 'numbered'],
  ['- **dungeon**.', 'dungeon', '', 'bold bulleted punctuated'],
  ['**dungeon', '**dungeon', '', ''],
  ['"dungeon', '"dungeon', '', ''],
  ['*dungeon', '*dungeon', '', ''],
  ['[dungeon] x', '[dungeon] x', '', ''],
  ['Stephen', 'Stephen', '', ''],
  ['Step', 'Step', '', ''],
  ['dungeon ->', 'dungeon', '', 'arrows'],
  ['dungeon"', 'dungeon"', '', ''],
  ['ahallb', 'ahallb', '', ''],
  ['x(hall))', 'x(hall))', '', ''],
  ['((hall)x', '((hall)x', '', ''],
  ['-hall', '-hall', 'hall', 'bulleted'],
  ['1.          hall', 'hall', 'hall', 'numbered'],
  ['1          hall', 'hall', 'hall', 'numbered'],
  ['** hall **', 'hall', 'hall', 'bold'],
  ['_ hall _', 'hall', 'hall', 'bold'],
  ['` hall `', 'hall', 'hall', 'code'],
  ['" hall "', 'hall', 'hall', 'quoted'],
  ['[ hall ]', 'hall', 'hall', 'quoted'],
  ['{ hall }', 'hall', 'hall', 'quoted'],
])('without its marks %j is %j, the place %j; marks: %s', (line, text, place, marks) => {
  const seen = new Set<Mark>();
  const peeled = peel(line, places, seen);
  expect([peeled.text, peeled.place ?? '', [...seen].sort().join(' ')]).toEqual([text, place, marks]);
});

test.each<Row>([
  ['`hall`', '`hall`', 'hall', 'code'],
  ['*hall*', '*hall*', 'hall', 'bold'],
  ['“hall”', '“hall”', 'hall', 'quoted'],
  ['-hall', '-hall', 'hall', 'bulleted'],
  ['-1  floor', '-1  floor', '-1 floor', ''],
  ['*Star', '*Star', '*star', ''],
  ['"Q"  room', '"Q"  room', '"q" room', ''],
  ['St. Ives.', 'St. Ives.', 'st. ives.', ''],
  ['Room5: hall', 'Room5: hall', '', ''],
  ['1984th: hall', '1984th: hall', '', ''],
  ['Cave (1)hall', 'Cave (1)hall', '', ''],
  ['Cave (2)hall', 'hall', 'hall', 'numbered'],
  ['St. Ives', 'St. Ives', 'st. ives.', ''],
  ['St. Ives,', 'St. Ives,', 'st. ives.', 'punctuated'],
  ['- 1984.', '- 1984.', '1984', 'bulleted punctuated'],
])(
  'where names have signs, too, %j without its marks is %j, the place %j; marks: %s',
  (line, text, place, marks) => {
    const seen = new Set<Mark>();
    const peeled = peel(line, odd, seen);
    expect([peeled.text, peeled.place ?? '', [...seen].sort().join(' ')]).toEqual([text, place, marks]);
  },
);

test.each([
  ['  hall\t', 'hall'],
  ['\u001f \u001f hall \u0000 \u001f', 'hall'],
  ['\u001f\u00a0hall\u00a0\u001f', 'hall'],
  ['\u00a0\u001fhall\u001f\u00a0', 'hall'],
  ['the\u001f hall', 'the\u001f hall'],
  [' \u001f ', ''],
  ['', ''],
])('trimmed, %j is %j', (text, rest) => {
  expect(trimmed(text)).toBe(rest);
});
