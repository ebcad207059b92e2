import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { soundPath } from '../../../scoring/sound/path.ts';
import { some } from '../runs.ts';
import { inTheHouse, pathFormats, shown, withPlaces } from './pathHelp.ts';

describe('a right path in whatever form', () => {
  test.each(pathFormats())('%j', (response) => {
    expect(shown(inTheHouse(response).steps)).toBe('kitchen|hall|attic');
  });

  // An "&" and a backslash are LaTeX's own, so that format alone does not take every name.
  const formats = some(pathFormats().filter((format) => !format.includes('\\\\hall')));
  test.each([
    [['salt gallery', 'library', 'pewter observatory', 'vault']],
    [["o'dowd's bar & grill", 'near a hedge', 'bridge (aft)', 'vault']],
    [['locker 12b', 'pier 7', 'deck a', 'vault']],
    [['the undercroft', 'on the gantry', 'lean-to', 'vault']],
    [['灯台の道', 'σταθμός', 'перекрёсток', 'vault']],
    [['forest path', 'final room', 'end of the line', 'vault']],
  ] as [[string, string, string, string]][])('of %j', (names) => {
    const gold = { task: 'task2a' as const, paths: [names.slice(0, 3)], locations: names.toSorted() };
    const wrong = formats.filter(
      (format) => soundPath(withPlaces(format, names), gold).metrics.distance !== 0,
    );
    expect(wrong).toEqual([]);
  });
});

describe('what is wrong stays wrong', () => {
  test.each([
    ['dungeon', 'hall', 'attic'],
    ['kitchen', 'dungeon', 'attic'],
    ['kitchen', 'hall', 'dungeon'],
    ['kitchen', 'cellar', 'attic'],
    ['kitchen', 'attic', 'hall'],
  ])('in every format: %s, %s, %s', (...names) => {
    const least = names[1] === 'attic' ? 2 / 3 : 1 / 3;
    for (const format of some(pathFormats())) {
      const response = withPlaces(format, [...names, 'great library']);
      const { distance } = inTheHouse(response).metrics;
      expect([response, (distance as number) >= least]).toEqual([response, true]);
    }
  });

  test.each([
    ['dungeon\nhall\nattic', '?dungeon|hall|attic'],
    ['kitchen\nhall\ndungeon', 'kitchen|hall|?dungeon'],
    ['dungeon\ncave\nswamp', '?dungeon|?cave|?swamp'],
    ['1. dungeon\n2. hall\n3. attic', '?dungeon|hall|attic'],
    ['Step 1: dungeon\nStep 2: hall', '?dungeon|hall'],
    ['**Dungeon**\n**Hall**', '?Dungeon|hall'],
    ['Dungeon - dark\nHall - long', '?Dungeon|hall'],
    ['Dungeon (start)\nhall', '?Dungeon|hall'],
    ['"dungeon"\n"hall"', '?dungeon|hall'],
    ['dungeon.\nhall.', '?dungeon|hall'],
    ['kitchen\nhall\nattic\nRoom 101', 'kitchen|hall|attic|?Room 101'],
    ['kitchen\nhall\nThe Forest Path', 'kitchen|hall|?The Forest Path'],
    ['Map Room\nhall\nattic', '?Map Room|hall|attic'],
    ['kitchen -> dungeon -> attic', 'kitchen|?dungeon|attic'],
    ['["kitchen", "dungeon", "attic"]', 'kitchen|?dungeon|attic'],
    ['{"location":"dungeon"}\n{"location":"hall"}', '?dungeon|hall'],
    ['{"path": [\n  "kitchen",\n  "hall",\n  "att', 'kitchen|hall|?att'],
    ['| Step | Place |\n|---|---|\n| 1 | kitchen |\n| 2 | dungeon |', 'kitchen|?dungeon'],
    ['kitchen\n#dungeon\nattic', 'kitchen|?dungeon|attic'],
    ['kitchen\nThen he goes up the long stairs.\nattic', 'kitchen|?Then he goes up the long stairs|attic'],
    ['kitchen or cellar\nhall', '?kitchen or cellar|hall'],
    ['kitchen -> hall -> hall -> attic', 'kitchen|hall|hall|attic'],
  ])('%j', (response, steps) => {
    expect(shown(inTheHouse(response).steps)).toBe(steps);
  });

  test('commas part places only where every part is one', () => {
    const score = inTheHouse('kitchen, dungeon, hall, attic, cellar, the place of shadows');
    expect(shown(score.steps)).toBe('?kitchen, dungeon, hall, attic, cellar, the place of shadows');
    expect(score.outcome).toBe('answered');
  });

  test('two options are no way to be right', () => {
    const two = 'Option 1:\nkitchen\nhall\nattic\n\nOption 2:\nkitchen\ncellar\nattic';
    expect(shown(inTheHouse(two).steps)).toBe('kitchen|hall|attic|kitchen|cellar|attic');
    const other = 'kitchen\nhall\nattic\n\nAlternatively:\nkitchen\ncellar\nattic';
    expect(shown(inTheHouse(other).steps)).toBe('kitchen|hall|attic|kitchen|cellar|attic');
  });

  test('legs of one path under labels of their own all count', () => {
    const legs = 'Path to the attic:\nkitchen\nhall\nattic\n\nReturn path:\nhall\nkitchen';
    expect(shown(inTheHouse(legs).steps)).toBe('kitchen|hall|attic|hall|kitchen');
  });

  test.each([
    ['1. kitchen\n   - dungeon\n2. hall', 'kitchen|hall'],
    ['kitchen\n   dungeon\nhall', 'kitchen|?dungeon|hall'],
    ['1. Kitchen\n   - Hall (next)\n2. Attic', 'kitchen|attic'],
    ['1. Kitchen\n   - Hall\n2. Attic', 'kitchen|hall|attic'],
    ['1. kitchen\n\t- dungeon\n2. hall', 'kitchen|hall'],
  ])('only remarks go with the bullets under a step: %j', (response, steps) => {
    expect(shown(inTheHouse(response).steps)).toBe(steps);
  });
});

describe('answers as chat models give them, about a map of old games', () => {
  const locations = [
    ...[
      'Deck A',
      'Deck B',
      'Engine Room',
      'Bridge',
      'Bridge (aft)',
      'Forest Path',
      'Clearing',
      'Cave',
      'Y2',
      'Canyon View',
    ],
    ...[
      'West of House',
      'North of House',
      'Behind House',
      'Kitchen',
      'Living Room',
      'Attic',
      'Up a Tree',
      'Stairs, upper',
    ],
    ...['The Undercroft', 'End of Rainbow', 'Dead End'],
  ];
  const cases = readFileSync(new URL('pathStory.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as [string, string]);

  test.each(cases)('%j is %s', (response, steps) => {
    const gold = { task: 'task2a' as const, paths: [['West of House', 'Kitchen']], locations };
    expect(shown(soundPath(response, gold).steps)).toBe(steps);
  });
});

test.each([
  'kitchen\nhall\nattic\nAnswer: 3 steps',
  'kitchen\nhall\nattic\n\nPath: see above',
  'Path:\nkitchen\nhall\nattic\n\nThe answer is above.',
  '1. kitchen\n2. hall\n\n```\nkitchen\nhall\nattic\n```',
  'Answer:\nkitchen\ncellar\n\nWait. Final answer:\nkitchen\nhall\nattic',
])('the last mark of an answer with a path behind it wins: %j', (response) => {
  expect(shown(inTheHouse(response).steps)).toBe('kitchen|hall|attic');
});

test('a single place behind such a mark is no path', () => {
  expect(shown(inTheHouse('kitchen\nhall\n\nResult: the attic').steps)).toBe('kitchen|hall|attic');
});

describe('a listed name as it stands is a step, whatever it looks like', () => {
  test.each([
    [['2.5 mile marker', 'hall'], '2.5 mile marker\nhall'],
    [['2.5 mile marker', 'hall'], '1. 2.5 mile marker\n2. hall'],
    [['2.5 mile marker', 'hall'], '2.5 Mile Marker (start)\nhall'],
    [['#2 airlock', 'airlock'], '#2 Airlock\nairlock'],
    [['#2 airlock', 'hall'], '- **#2 airlock**\n- hall'],
    [['hall*', 'hall'], 'hall*\nhall'],
    [['hall*', 'hall'], '**hall***\n**hall**'],
    [['The End', '1984'], 'The End\n1984'],
    [['The End', '1984'], '1. The End\n2. 1984'],
    [['1984', '2001'], '1984 -> 2001'],
    [['Step 2', 'Step 1'], 'Step 2\nStep 1'],
    [['Step 2', 'Step 1'], 'Step 1: Step 2\nStep 2: Step 1'],
    [['North, South Passage', 'hall'], 'North, South Passage, hall'],
    [['hall', 'North, South Passage'], 'hall, North, South Passage'],
    [['A > B', 'C'], 'A > B -> C'],
    [['A > B', 'C'], 'A > B > C'],
    [['bridge (aft)', 'bridge (fore)'], 'bridge (aft) (start)\nbridge (fore) - the end'],
    [["mr. quill's – shop", 'hall'], "mr. quill's – shop – hall"],
    [["mr. quill's – shop", 'hall'], "['mr. quill's – shop', 'hall']"],
    [['up/down shaft', 'n/s crawlway'], 'up/down shaft / n/s crawlway'],
    [['stairs, upper', 'stairs, lower'], 'stairs, upper, stairs, lower'],
    [['room 101', 'pier 7'], 'room 101 (start)\npier 7 (end)'],
    [['garden path', 'hall'], 'The shortest path is:\ngarden path\nhall'],
    [['path', 'hall'], '# Path\n\npath\nhall'],
    [['path', 'hall'], 'Path: path -> hall'],
    [["gull's end", 'hall'], "gull's end\nhall\nThe end."],
    [['+1 floor', '-1 floor'], '- +1 floor\n- -1 floor'],
    [['[redacted]', '<void>'], '[redacted]\n<void>'],
    [['room_1', 'C:\\temp'], 'room_1\nC:\\temp'],
    [['note: lab', 'who?'], 'note: lab\nwho?'],
    [['to be', 'then'], 'to be\nthen'],
    [['i', 'v'], 'i\nv'],
    [['tea room', 'tea-room'], 'Tea Room\nTea-Room'],
    [['hall', 'Hall'], 'hall\nHall'],
    [['near the end of a long and winding road', 'hall'], 'Near the end of a long and winding road\nhall'],
    [['x'.repeat(300), 'hall'], `1. ${'X'.repeat(300)}\n2. hall`],
    [['#2 airlock', '3rd floor'], '“#2 airlock”\n“3rd floor”'],
    [['1 hall', 'hall'], '1 – Hall\nhall'],
    [['path', 'hall'], '- path\n- hall'],
    [['path', 'hall'], 'Path:\npath\nhall'],
    [['path', 'hall'], '**Path:**\npath\nhall'],
    [['pier 7', 'hall'], '1. pier 7. 2. hall'],
    [['North, South Passage', 'hall'], '12. North, South Passage, 13. hall'],
    [['North, South Passage', 'hall'], 'then North, South Passage, then hall'],
  ])('%j in %j', (names, response) => {
    const gold = { task: 'task2a' as const, paths: [names], locations: [...names, 'zzz'] };
    expect(shown(soundPath(response, gold).steps)).toBe(names.join('|'));
  });
});

test.each([
  'Forward order:\nkitchen\nhall\nattic\n\nReversed:\nattic\nhall\nkitchen',
  'Path: kitchen -> hall -> attic\nReversed path: attic -> hall -> kitchen',
  '3. attic\n2. hall\n1. kitchen',
])('in task2b the reversed path is the answer: %j', (response) => {
  expect(shown(inTheHouse(response, { task: 'task2b' }).steps)).toBe('attic|hall|kitchen');
});

test.each([
  ['1. kitchen\n2. hall', ['numbered']],
  ['- kitchen\n- hall', ['bulleted']],
  ['```\nkitchen\n```', ['fenced']],
  ['# Path\n**kitchen**\n`hall`\n"attic".', ['bold', 'code', 'heading', 'lead_in', 'punctuated', 'quoted']],
  ['["kitchen", "hall"]', ['json']],
  ['("kitchen", "hall")', ['json']],
  ['kitchen [x]\nhall', ['remarks']],
  ['kitchen\n```hall```\nattic', ['code']],
  ['  ```hall```  \nattic', ['code']],
  ['````\nkitchen\n````', ['fenced']],
  ['kitchen (start), hall', ['one_line']],
  ['kitchen (start)\nhall\n\nI hope this helps!', ['remarks', 'sign_off']],
  ['<answer>kitchen</answer>', ['answer_tags']],
  ['\\boxed{kitchen \\to hall}', ['arrows', 'boxed', 'latex', 'one_line']],
  ['| kitchen |\n|---|\n| hall |', ['table']],
  ['<p>kitchen</p><p>hall</p>', ['html']],
  ['<think>hall</think>kitchen', ['reasoning']],
])('the deviations of %j are %j', (response, deviations) => {
  expect(inTheHouse(response).deviations).toEqual(deviations);
});
