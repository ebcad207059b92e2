import { describe, expect, test } from '@jest/globals';
import { tests } from '../../datasets/tests.ts';
import { bundledItems, writeItems } from './broken.ts';

describe('the test generator', () => {
  test('makes one row per test item and task, item by item', () => {
    const rows = tests();
    expect(rows).toHaveLength(153 * 5);
    expect(rows.slice(0, 6).map(({ description }) => description)).toEqual([
      'task1 · af-tide-mill-01',
      'task2a · af-tide-mill-01',
      'task2b · af-tide-mill-01',
      'task3 · af-tide-mill-01',
      'task4 · af-tide-mill-01',
      'task1 · alderman-02',
    ]);
  });

  test('a row holds everything that promptfoo and the assertion need', () => {
    const [row] = tests({ tasks: ['task3'], scorer: 'official', threshold: 0.5 });
    const item = bundledItems()[0] as ReturnType<typeof bundledItems>[number];
    expect(row).toEqual({
      description: 'task3 · af-tide-mill-01',
      vars: { task: 'task3', item: 'af-tide-mill-01' },
      metadata: {
        task: 'task3',
        item: 'af-tide-mill-01',
        game: 'AdventureForge: The Tide-Mill',
        split: 'test',
        nodes: 6,
        cycles: 0,
        pathLength: 3,
        dataset: 'plugh-open',
        datasetVersion: '1.0',
        gold: {
          task: 'task3',
          paths: [['Mill-House', 'Wheel-Room', 'Staith']],
          locations: item.locations,
          edges: item.edges,
        },
      },
      assert: [
        {
          type: 'javascript',
          value: expect.stringMatching(/^file:\/\/\/.*\/assertions\/path\.ts:path$/),
          config: { scorer: 'official', threshold: 0.5 },
        },
      ],
      options: { disableVarExpansion: true },
    });
  });

  test('counts cycles as edges − nodes + components', () => {
    const { edges = [], locations } = bundledItems().find(({ id }) => id === 'zork1-01') as ReturnType<
      typeof bundledItems
    >[number];
    const row = tests({ tasks: 'task1', games: 'Zork I' }).find(({ vars }) => vars.item === 'zork1-01');
    expect(row?.metadata).toMatchObject({
      nodes: locations.length,
      cycles: edges.length - locations.length + 1,
      pathLength: 13,
    });
  });

  test('chooses by split, games and limit', () => {
    const ids = (config: object) => [...new Set(tests(config).map(({ vars }) => vars.item))];
    expect(ids({ split: 'dev' })).toHaveLength(12);
    expect(ids({ split: 'all' })).toHaveLength(165);
    expect(ids({ games: ['Zork I'] }).every((id) => id.startsWith('zork1-'))).toBe(true);
    expect(ids({ limit: 5 })).toHaveLength(5);
    expect(
      new Set(tests({ limit: 20, tasks: ['task1'] }).map(({ metadata }) => metadata.game)).size,
    ).toBeGreaterThan(12);
  });

  test("takes the user's own file, and only the tasks it has gold for", () => {
    const {
      task3: _3,
      task4: _4,
      examples: _e,
      ...item
    } = bundledItems()[0] as ReturnType<typeof bundledItems>[number];
    const dataset = writeItems([item]);
    const rows = tests({ dataset });
    expect(rows.map(({ vars }) => vars)).toEqual(
      ['task1', 'task2a', 'task2b'].map((task) => ({ task, item: 'af-tide-mill-01', dataset })),
    );
  });

  test.each([
    [
      { taks: ['task1'] },
      '"taks" is no setting; known are dataset, tasks, split, games, limit, scorer, threshold',
    ],
    [{ tasks: ['task5'] }, 'tasks.0 must be one of task1, task2a, task2b, task3, task4'],
    [{ split: 'train', limit: 0 }, 'split must be one of dev, test, all; limit must be >= 1'],
    [
      { games: ['Zork 1'] },
      'games: "Zork 1" is no game of plugh-open; it has AdventureForge: The Tide-Mill, ',
    ],
    [{ split: 'dev', games: ['AdventureForge: The Tide-Mill'] }, 'the settings leave no row of plugh-open'],
  ])('refuses %j and says why', (config, message) => {
    expect(() => tests(config)).toThrow(message);
  });
});
