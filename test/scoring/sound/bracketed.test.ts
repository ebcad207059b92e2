import { describe, expect, test } from '@jest/globals';
import { withBracketsUnfolded } from '../../../scoring/sound/bracketed.ts';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { inTheHouse, shown } from './pathHelp.ts';

type Row = readonly [response: string, steps: string];

function expectSteps(response: string, steps: string, locations?: readonly string[]): void {
  const score = inTheHouse(response, locations ? { locations, paths: [locations] } : {});
  expect([shown(score.steps), score.deviations.includes('json')]).toEqual([steps, true]);
}

describe('lists of JSON and Python', () => {
  test.each<Row>([
    [`['kitchen', 'hall',]`, 'kitchen|hall'],
    [`("kitchen", "hall")`, 'kitchen|hall'],
    [`{'kitchen', 'hall'}`, 'kitchen|hall'],
    ['[“kitchen”, ‘hall’]', 'kitchen|hall'],
    ['[kitchen, hall, attic]', 'kitchen|hall|attic'],
    ['["kitchen", null, true, 3, "hall"]', 'kitchen|hall'],
    ['["kitch\\u0065n", "great\\tlibrary"]', 'kitchen|great library'],
    ['["kitchen -> hall", "hall -> attic"]', 'kitchen|hall|attic'],
    ['path = ["kitchen", "hall"]', 'kitchen|hall'],
    ['Steps: ["kitchen",\n "hall"\n]\nDone.', 'kitchen|hall'],
    ['Path: ["kitchen", "hall"] is right.', 'kitchen|hall'],
  ])('%j', (response, steps) => expectSteps(response, steps));

  test.each<Row>([
    ['["kitchen", "hall"', 'kitchen|hall'],
    ['["kitchen", "ha', 'kitchen|?ha'],
    ['{"path": ["kitchen", "hall"', 'kitchen|hall'],
    ['{"path": ["kitchen", "hall"], "why":', 'kitchen|hall'],
  ])('that break off: %j', (response, steps) => expectSteps(response, steps));

  test('with names that hold quotes and brackets', () => {
    expectSteps(`['Okoro's den', 'hall']`, "Okoro's den|hall", ["Okoro's den", 'hall']);
    expectSteps('[bridge (aft), hall]', 'bridge (aft)|hall', ['bridge (aft)', 'hall']);
  });

  test.each<Row>([
    ['[["kitchen", "hall"], ["hall", "attic"]]', 'kitchen|hall|attic'],
    ['[[1, "kitchen"], [2, "hall"]]', 'kitchen|hall'],
    ['[["kitchen", "dark"], ["hall", "long"]]', 'kitchen|hall'],
    ['[{"from": "kitchen", "to": "hall"}, {"from": "hall", "to": "attic"}]', 'kitchen|hall|attic'],
    ['[{"step": 1, "place": "kitchen"}, {"step": 2, "place": "dungeon"}]', 'kitchen|?dungeon'],
    ['[{"note": "dark", "where": "kitchen"}, {"note": "long", "where": "hall"}]', 'kitchen|hall'],
    ['{"step 1": "kitchen", "step 2": "hall"}', 'kitchen|hall'],
    ['{"location": "kitchen", "n": 1}\n{"location": "hall", "n": 2}', 'kitchen|hall'],
  ])('of moves and of steps with further fields: %j', (response, steps) => expectSteps(response, steps));

  test.each<Row>([
    ['{"notes": ["cellar", "attic", "hall"], "path": ["kitchen", "hall"]}', 'kitchen|hall'],
    ['{"notes": ["cellar", "attic", "hall"], "other": ["kitchen", "hall"]}', 'cellar|attic|hall'],
    ['{"answer": {"steps": ["kitchen", "hall"]}, "all": ["cellar", "attic", "hall"]}', 'kitchen|hall'],
    ['{"path": ["dungeon"], "other": ["kitchen", "hall"]}', 'kitchen|hall'],
    ['{"path": "kitchen -> hall", "notes": ["cellar"]}', 'kitchen|hall'],
    ['{"path": "kitchen\\nhall"}', 'kitchen|hall'],
    ['{"path": ["kitchen", "hall"], "why": "the cellar, the attic"}', 'kitchen|hall'],
  ])('the one that is named as the answer, else that with most places: %j', (response, steps) =>
    expectSteps(response, steps),
  );

  test.each<Row>([
    ['see [1] and [2]\nkitchen\nhall', 'kitchen|hall'],
    ['kitchen [dark]\nhall', 'kitchen|hall'],
    ['[kitchen, dungeon]\nhall', 'kitchen~|hall'],
    ['Path: ["kitchen"] is right.\nhall', 'hall'],
    [`${'['.repeat(14)}"kitchen"${']'.repeat(14)}`, 'kitchen'],
  ])('but not every bracket: %j', (response, steps) => {
    const score = inTheHouse(response);
    expect([shown(score.steps), score.deviations.includes('json')]).toEqual([steps, false]);
  });
});

describe('withBracketsUnfolded', () => {
  const places = new ListedPlaces(['hall', 'kitchen', 'attic', 'cellar']);

  /** The text that comes out, its lines parted by bars; undefined where nothing was found. */
  function unfolded(text: string): string | undefined {
    const { text: lines, found } = withBracketsUnfolded(text, places);
    if (!found) expect(lines).toBe(text);
    return found ? lines.replaceAll('\n', '|') : undefined;
  }

  test.each<Row>([
    ['[" kitchen ", "hall"]', '|kitchen|hall|'],
    ['["kitchen\n"hall"]', '|kitchen|hall|'],
    ['["the \\"red\\", old room", "hall"]', '|the "red", old room|hall|'],
    ['["great\\nlibrary"]', '|great library|'],
    ['("kitchen", hall )', '|kitchen|hall|'],
    ['("kitchen", bridge (aft))', '|kitchen|bridge (aft)|'],
    ['[kitchen, hall', '|kitchen|hall|'],
    ['["kitchen", 3, -1.5, 12, None, room 3, 3 rooms, "4"]', '|kitchen|room 3|3 rooms|4|'],
    ['[{"n": 1}, "kitchen"]', '|kitchen|'],
  ])('puts each item on a line: %j', (text, lines) => expect(unfolded(text)).toBe(lines));

  test.each<Row>([
    ['x = y\npath = ["kitchen", "hall"] is it', 'x = y|path :|kitchen|hall| is it'],
    ['path =["kitchen", "hall"]', 'path :|kitchen|hall|'],
    ['Path: ["kitchen"]`,;.', 'Path: |kitchen|`,;.'],
    ['\n["kitchen"]\nhall', '||kitchen||hall'],
  ])('keeps what stands around a list: %j', (text, lines) => expect(unfolded(text)).toBe(lines));

  test.each<Row>([
    ['[[1, "dungeon"], [2, "hall"]]', '|dungeon|hall|'],
    ['[["dungeon"], ["hall"]]', '|dungeon|hall|'],
    ['[["dungeon", "dark"], ["hall", "long"]]', '|dungeon|hall|'],
    ['[[["x"], "kitchen"], ["hall"]]', '|kitchen|hall|'],
    ['[["kitchen", "hall"], ["hall", "attic"]]', '|kitchen -> hall|hall -> attic|'],
    ['[["kitchen", "north", "hall"], ["hall", "up", "attic"]]', '|kitchen -> hall|hall -> attic|'],
    ['[{"n": 1, "where": "dungeon"}, {"n": 2, "where": "hall"}]', '|dungeon|hall|'],
    ['[{"exits": ["x"], "where": "kitchen"}]', '|kitchen|'],
    ['[{"From": "kitchen", "way": "up", "To": "hall"}]', '|kitchen -> hall|'],
    ['[{"from": "kitchen", "to": "dungeon"}]', '|dungeon|'],
    ['[{"place": "kitchen", "next": "hall"}]', '|kitchen|'],
    ['[{"note": "hall", "place": "kitchen"}]', '|kitchen|'],
  ])('takes the place or the move of an item of several fields: %j', (text, lines) =>
    expect(unfolded(text)).toBe(lines),
  );

  test.each<Row>([
    ['{"a": ["kitchen, dungeon", "hall; dungeon"], "b": ["attic"]}', '|kitchen, dungeon|hall; dungeon|'],
    ['{"a": ["kitchen --> dungeon"], "b": ["x"]}', '|kitchen --> dungeon|'],
    ['{"b": ["x"], "a": ["kitchen ==> dungeon"]}', '|kitchen ==> dungeon|'],
    ['{"b": ["x"], "a": ["kitchen → dungeon"]}', '|kitchen → dungeon|'],
    ['{"a": ["x, y", "z -> w"], "b": ["attic"]}', '|attic|'],
    ['{"answer": "kitchen\\nhall", "all": ["cellar", "attic", "hall"]}', '|kitchen|hall|'],
    ['{"other": ["kitchen"], "path": ["dungeon"]}', '|kitchen|'],
    ['{"path": ["dungeon"], "other": ["kitchen"]}', '|kitchen|'],
    ['{"1": ["x"], "2": "kitchen"}', '|kitchen|'],
    ['{"1": ["dungeon"]}', '|dungeon|'],
    ['{"places": ["dungeon"], "why": "attic"}', '|dungeon|'],
  ])('takes the list that is the answer: %j', (text, lines) => expect(unfolded(text)).toBe(lines));

  test.each([
    '["kitchen" : "hall"]',
    '{: "hall"}',
    '{["kitchen", "hall"], ["hall", "attic"]}',
    '{"path": ["kitchen", "hall"], "why": ]}',
    '{"who": "kitchen", "why": "hall"}',
    '{"1": "kitchen", "why": "dark"}',
    '{"place": 1}',
    '{}\nkitchen',
    '[1]\nkitchen',
    '["kitchen"]!',
    '["kitchen"] is right',
  ])('leaves alone what is no list of places: %j', (text) => expect(unfolded(text)).toBeUndefined());

  test('goes on behind it', () => {
    expect(unfolded('x\n{: 1\n["kitchen", "hall"]')).toBe('x|{: 1||kitchen|hall|');
  });

  test.each(['["kitchen", "hall"]', '{"kitchen", "hall"}'])(
    'reads %s in eleven others, not in twelve',
    (list) => {
      const nested = (depth: number) => '{"a":'.repeat(depth) + list + '}'.repeat(depth);
      expect(unfolded(nested(11))).toBe('|kitchen|hall|');
      expect(unfolded(nested(12))).toBeUndefined();
    },
  );

  test('reads lists of up to 10,000 items', () => {
    expect(unfolded(`[${'"hall",'.repeat(10_000)}]`)).toBe(`|${'hall|'.repeat(10_000)}`);
    expect(unfolded(`[${'"hall",'.repeat(10_001)}]`)).toBeUndefined();
  });

  describe('reads in vain no more than twice the length of the text', () => {
    /** So many openings, each of which turns out to be no list at the end of so many characters. */
    const broken = (openings: number, chars: number) =>
      `${'["x",\n'.repeat(openings)}"${'y'.repeat(chars)}":\n`;
    const LIST = '["kitchen", "hall"]';
    const isRead = (text: string) => unfolded(text)?.endsWith('|kitchen|hall|') ?? false;

    test.each<[openings: number, before: string, chars: number, after: string, read: boolean]>([
      [2, '', 1_000, LIST, true],
      [3, '', 1_000, LIST, false],
      // Neither what stands before an opening counts, nor lists that were found.
      [2, `${'z'.repeat(1_000)}\n`, 100, LIST, true],
      [3, '', 600, `${LIST}\n`.repeat(18) + LIST, true],
      [4, `["kitchen", "${'z'.repeat(350)}", "hall"]\n`, 600, LIST, false],
      [4, `${'z'.repeat(350)}\n${LIST}\n`, 600, LIST, false],
    ])('%d openings', (openings, before, chars, after, read) => {
      expect(isRead(before + broken(openings, chars) + after)).toBe(read);
    });
  });
});
