import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readGames } from '../../../games/build/gameList.ts';

let folder: string;
const at = (file: string) => join(folder, file);
const put = (file: string, content: unknown = '') =>
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugh-games-'));
});

describe('the games of a folder', () => {
  test('are its story files with walkthroughs', () => {
    for (const file of ['b.z5', 'b.walkthrough.txt', 'a.z3', 'a.walkthrough.txt', 'c.z8', 'notes.txt'])
      put(file);
    const unknown = { licence: 'not stated', walkthroughOrigin: 'not stated', seed: 0 };
    expect(readGames(folder)).toEqual([
      {
        id: 'a',
        title: 'a',
        story: at('a.z3'),
        commands: at('a.walkthrough.txt'),
        origin: 'a.z3',
        ...unknown,
      },
      {
        id: 'b',
        title: 'b',
        story: at('b.z5'),
        commands: at('b.walkthrough.txt'),
        origin: 'b.z5',
        ...unknown,
      },
    ]);
  });

  test('are those of its list, where it has one', () => {
    for (const file of ['b.z5', 'b.txt', 'a.z3', 'a.walkthrough.txt']) put(file);
    const sha256 = 'a'.repeat(64);
    put('games.json', {
      hut: {
        file: 'b.z5',
        walkthrough: 'b.txt',
        title: 'The Hut',
        licence: 'MIT',
        origin: 'an archive',
        walkthrough_origin: 'a friend',
        seed: 7,
        player_object: 'you',
        sha256,
        final_score: 350,
        bytes: 12,
      },
    });
    const hut = {
      id: 'hut',
      title: 'The Hut',
      story: at('b.z5'),
      commands: at('b.txt'),
      licence: 'MIT',
      origin: 'an archive',
      walkthroughOrigin: 'a friend',
      seed: 7,
      player: 'you',
      sha256,
      finalScore: 350,
    };
    expect(readGames(folder)).toEqual([hut]);
    expect(readGames(at('games.json'))).toEqual([hut]);
  });

  test.each<[unknown, string]>([
    ['{', 'is no list of games: '],
    [{}, 'is no list of games: the list must NOT have fewer than 1 properties'],
    [{ hut: { licence: 'MIT' } }, "is no list of games: hut must have required property 'file'"],
    [{ hut: { file: 'b.z5', seed: 'x' } }, 'is no list of games: hut.seed must be integer'],
    [{ 'a hut': { file: 'b.z5' } }, 'is no list of games: the list must match pattern'],
    [{ hut: { file: 'gone.z5' } }, 'hut: there is no "'],
    [{ hut: { file: '.' } }, '" is no file'],
  ])('%j', (list, problem) => {
    put('games.json', list);
    expect(() => readGames(folder)).toThrow(problem);
  });

  test('that has none', () => {
    put('a.z3');
    expect(() => readGames(folder)).toThrow(`${folder} holds no game: put story files there`);
    expect(() => readGames(at('nowhere'))).toThrow(`there is no "${at('nowhere')}"`);
  });
});
