import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BrokenStoryError } from '../../../games/zmachine/errors.ts';
import { loadStory } from '../../../games/zmachine/game.ts';
import { Machine } from '../../../games/zmachine/machine.ts';
import type { ObjectTable } from '../../../games/zmachine/objects.ts';
import { shippedStory } from './stories.ts';
import { buildStory, OBJECTS, QUIT, word } from './story.ts';

/** Children of an object, first to last. */
function children(objects: ObjectTable, parent: number): number[] {
  const found: number[] = [];
  for (let child = objects.child(parent); child !== 0; child = objects.sibling(child)) found.push(child);
  return found;
}

const STORIES = ['minizork.z3', 'advent.z5'] as const;

describe('the tree', () => {
  test.each(STORIES)('of %s stays a tree whatever is moved', (name) => {
    const { objects } = new Machine(shippedStory(name), 0);
    const some = fc.integer({ min: 1, max: 40 });
    const model = new Map<number, number[]>();
    for (let object = 1; object <= 40; object++) objects.remove(object);
    for (let object = 1; object <= 40; object++) {
      for (const child of children(objects, object)) objects.remove(child);
      model.set(object, []);
    }
    const inside = (object: number, of: number): boolean =>
      object === of || (model.get(of) ?? []).some((child) => inside(object, child));
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.option(some, { nil: 0 })), { maxLength: 60 }), (moves) => {
        for (const [object, parent] of moves) {
          if (parent !== 0 && inside(parent, object)) continue;
          for (const [holder, held] of model)
            model.set(
              holder,
              held.filter((child) => child !== object),
            );
          if (parent === 0) objects.remove(object);
          else {
            objects.insert(object, parent);
            model.set(parent, [object, ...(model.get(parent) ?? [])]);
          }
        }
        for (const [holder, held] of model) {
          expect(children(objects, holder)).toEqual(held);
          for (const child of held) expect(objects.parent(child)).toBe(holder);
        }
      }),
    );
  });

  test('of minizork.z3 is the one its opening tells of', () => {
    const game = loadStory(shippedStory('minizork.z3'));
    game.start();
    const { objects } = game;
    const house = game.global(0);
    expect(objects.name(house)).toBe('West of House');
    expect(children(objects as ObjectTable, house).map((child) => objects.name(child))).toEqual([
      'you',
      'door',
      'small mailbox',
    ]);
    expect(objects.count()).toBe(179);
  });
});

test.each(STORIES)('attributes of %s are set one by one', (name) => {
  const { objects, header } = new Machine(shippedStory(name), 0);
  const limit = header.version === 3 ? 32 : 48;
  const before = objects.attributes(7);
  for (let attribute = 0; attribute < limit; attribute++) {
    objects.setAttribute(7, attribute, true);
    expect(objects.hasAttribute(7, attribute)).toBe(true);
  }
  expect(objects.attributes(7)).toHaveLength(limit);
  for (let attribute = 0; attribute < limit; attribute++) {
    objects.setAttribute(7, attribute, before.includes(attribute));
  }
  expect(objects.attributes(7)).toEqual(before);
});

test.each(STORIES)('properties of %s are found by number, in order, with their lengths', (name) => {
  const { objects, memory, header } = new Machine(shippedStory(name), 0);
  const most = header.version === 3 ? 31 : 63;
  for (let object = 1; object <= objects.count(); object++) {
    const properties = objects.properties(object);
    let number = 0;
    for (const property of properties) {
      number = objects.next(object, number);
      expect(number).toBe(property.number);
      expect(objects.address(object, number)).toBe(property.address);
      expect(objects.length(property.address)).toBe(property.length);
      const value = property.length === 1 ? memory.u8(property.address) : memory.u16(property.address);
      expect(objects.get(object, number)).toBe(value);
    }
    if (properties.length > 0) expect(objects.next(object, number)).toBe(0);
    const missing = Array.from({ length: most }, (_, index) => index + 1).find(
      (candidate) => !properties.some((property) => property.number === candidate),
    ) as number;
    expect(objects.address(object, missing)).toBe(0);
    expect(objects.get(object, missing)).toBe(memory.u16(header.objects + 2 * (missing - 1)));
    expect(() => objects.put(object, missing, 1)).toThrow(BrokenStoryError);
  }
});

describe('what many stories do wrong', () => {
  const { objects } = new Machine(shippedStory('advent.z5'), 0);

  test('asking for object 0 gives nothing', () => {
    expect([
      objects.parent(0),
      objects.child(0),
      objects.sibling(0),
      objects.get(0, 5),
      objects.address(0, 5),
      objects.next(0, 0),
      objects.name(0),
      objects.hasAttribute(0, 1),
      objects.length(0),
    ]).toEqual([0, 0, 0, 0, 0, 0, '', false, 0]);
  });

  test('changing object 0, or an attribute that there is not, changes nothing', () => {
    const { memory, objects: own } = new Machine(shippedStory('advent.z5'), 0);
    const before = memory.dynamic();
    own.insert(0, 5);
    own.insert(5, 0);
    own.remove(0);
    own.setAttribute(0, 1, true);
    own.setAttribute(5, 48, true);
    expect(memory.dynamic()).toEqual(before);
  });
});

test('a loop among siblings is an error', () => {
  const FIRST = OBJECTS + 126;
  const entry = (parent: number, sibling: number, child: number) => [
    ...[0, 0, 0, 0, 0, 0],
    ...word(parent),
    ...word(sibling),
    ...word(child),
    ...word(0x2f0),
  ];
  const { objects } = new Machine(
    buildStory({ code: [QUIT], at: { [FIRST]: [...entry(0, 0, 2), ...entry(1, 2, 0), ...entry(1, 0, 0)] } }),
    0,
  );
  expect(() => objects.remove(3)).toThrow('Object 3 is missing among the children of its parent 1');
});
