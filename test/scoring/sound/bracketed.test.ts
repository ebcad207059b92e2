import { describe, expect, test } from '@jest/globals';
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
