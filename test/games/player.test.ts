import { describe, expect, test } from '@jest/globals';
import { findPlayer, PlayerNotFoundError, playerRoom } from '../../games/player.ts';
import { loadStory } from '../../games/zmachine/game.ts';
import { shippedStory } from './zmachine/stories.ts';

function started(name: Parameters<typeof shippedStory>[0], before: string[] = []) {
  const game = loadStory(shippedStory(name));
  game.start();
  for (const command of before) game.send(command);
  return game;
}

describe('the player', () => {
  test.each([
    ['advent.z5', '(self object)', 0],
    ['minizork.z3', 'you', 27],
    ['curses.z3', 'yourself', 0],
  ] as const)('of %s is found by name', (name, called, roomHolder) => {
    const game = started(name);
    const player = findPlayer(game, []);
    expect([game.objects.name(player.object), player.roomHolder]).toEqual([called, roomHolder]);
  });

  test.each([
    ['advent.z5', []],
    ['minizork.z3', ['wait', 'n', 'e', 'take all', 's', 'w']],
    ['curses.z3', ['n', 'look', 's', 'e']],
  ] as const)('of %s is found by how it moves, where no name tells', (name, commands) => {
    const game = started(name);
    const { object } = findPlayer(game, []);
    const anonymous = Object.create(game, {
      objects: { value: Object.create(game.objects, { name: { value: () => '' } }) },
    });
    expect(findPlayer(anonymous, commands).object).toBe(object);
  });

  test('is sought without a trace', () => {
    const game = started('minizork.z3');
    const before = game.snapshot();
    findPlayer(game, ['n', 'e', 's']);
    expect(game.snapshot()).toEqual(before);
  });

  test('may be named by number or name', () => {
    const game = started('minizork.z3');
    const { object } = findPlayer(game, []);
    expect(findPlayer(game, [], object).object).toBe(object);
    expect(findPlayer(game, [], String(object)).object).toBe(object);
    expect(findPlayer(game, [], 'YOU').object).toBe(object);
  });

  test.each([
    ['no one', 'No object is named "no one"'],
    [5000, 'There is no object 5000: the game has 179'],
    ['maze', 'are all named "maze"; give a number'],
  ] as const)('%s cannot be the player', (wanted, reason) => {
    const game = started('minizork.z3');
    expect(() => findPlayer(game, [], wanted)).toThrow(PlayerNotFoundError);
    expect(() => findPlayer(game, [], wanted)).toThrow(reason);
  });
});

describe('the room', () => {
  const ROOMS = 9;
  const player = { object: 1, roomHolder: 0 };

  test.each([
    ['in a room', [0, 2, 0], 0, 2],
    ['in a vehicle in a room', [0, 3, 0, 2], 0, 2],
    ['in a room that is in the holder of all rooms', [0, 3, ROOMS, 2, 0, 0, 0, 0, 0, 0], ROOMS, 2],
    ['nowhere', [0, 0, 0], 0, 0],
    ['in the holder of all rooms itself', [0, ROOMS, 0, 0, 0, 0, 0, 0, 0, 0], ROOMS, ROOMS],
  ])('%s', (_, parents, roomHolder, room) => {
    expect(playerRoom({ ...player, roomHolder }, Uint16Array.from(parents))).toBe(room);
  });

  test('a loop of objects does not hang', () => {
    expect(playerRoom(player, Uint16Array.from([0, 2, 1]))).toBeGreaterThan(0);
  });
});
