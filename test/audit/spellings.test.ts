import { describe, expect, test } from '@jest/globals';
import { rightAnswers, type Said, writings } from '../../audit/spellings/writings.ts';

const MAP: Said = {
  kind: 'graph',
  edges: [
    ['Great Hall', 'Attic'],
    ['Attic', 'Roof'],
    ['Roof', 'Great Hall'],
  ],
};
const PATH: Said = { kind: 'path', steps: ['Great Hall', 'Attic', 'Roof'] };
const written = (said: Said) => writings(said).map(({ spelling, write }) => [spelling, write()] as const);
const spelled = (said: Said, name: string) => written(said).find(([spelling]) => spelling === name)?.[1];

describe('spellings', () => {
  test.each([MAP, PATH])('differ from each other in name and text', (said) => {
    const all = written(said);
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
    expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
    expect(all[0]?.[0]).toBe('as asked for');
  });

  test('write chains as long as they go, and groups by their first place', () => {
    expect(spelled(MAP, 'chains')).toBe('graph {\n"Great Hall" -- "Attic" -- "Roof" -- "Great Hall";\n}');
    expect(
      spelled(
        {
          kind: 'graph',
          edges: [
            ['a', 'b'],
            ['a', 'c'],
            ['c', 'd'],
          ],
        },
        'groups',
      ),
    ).toBe('graph {\n"a" -- {"b" "c"};\n"c" -- {"d"};\n}');
  });

  test('are left out where a name does not fit them', () => {
    const names = (said: Said) => writings(said).map(({ spelling }) => spelling);
    expect(names(PATH)).toContain('commas');
    expect(names({ kind: 'path', steps: ['Stairs, upper', 'Attic'] })).not.toContain('commas');
    expect(names({ kind: 'graph', edges: [['#2 airlock', 'Attic']] })).not.toContain('unquoted');
  });

  test('turn the path of task2b, and write every right answer of a question', () => {
    const gold = {
      paths: [
        ['a', 'b', 'c'],
        ['a', 'd', 'c'],
      ],
      locations: ['a', 'b', 'c', 'd'],
    };
    expect(rightAnswers({ kind: 'path', gold: { task: 'task3', ...gold } })).toEqual([
      { kind: 'path', steps: ['a', 'b', 'c'] },
      { kind: 'path', steps: ['a', 'd', 'c'] },
    ]);
    expect(
      rightAnswers({ kind: 'path', gold: { task: 'task2b', ...gold, paths: [['a', 'b', 'c']] } }),
    ).toEqual([{ kind: 'path', steps: ['c', 'b', 'a'] }]);
  });
});
