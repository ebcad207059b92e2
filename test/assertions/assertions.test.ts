import { describe, expect, test } from '@jest/globals';
import { graph } from '../../assertions/graph.ts';
import { path } from '../../assertions/path.ts';

const map = { metadata: { gold: { edges: [['Hall', 'Attic']] } } };
const walk = {
  metadata: {
    gold: {
      task: 'task2b',
      paths: [['Hall', 'Attic', 'Hall', 'Cellar']],
      locations: ['Attic', 'Cellar', 'Hall'],
    },
  },
};

describe('graph', () => {
  test('a perfect answer passes, with its metrics by name', () => {
    expect(graph('graph G {\n"Hall" -- "Attic";\n}', { test: map })).toEqual({
      pass: true,
      score: 1,
      reason: expect.any(String),
      namedScores: { task1_edges_f1: 1, task1_nodes_f1: 1, tasks_scored: 1 },
      metadata: { plugh: expect.objectContaining({ scorer: 'sound@1', outcome: 'answered' }) },
    });
  });

  test('the official scorer gives the published names', () => {
    const { namedScores, metadata } = graph('graph G {\n"Hall" -- "Attic";\n}', {
      test: map,
      config: { scorer: 'official' },
    });
    expect(Object.keys(namedScores ?? {}).sort()).toEqual(
      ['strict', 'fuzzy']
        .flatMap((kind) =>
          ['nodes', 'edges'].flatMap((part) =>
            ['f1', 'prec', 'rec'].map((m) => `task1_${kind}_${part}_${m}`),
          ),
        )
        .sort(),
    );
    expect(metadata?.plugh).toMatchObject({ scorer: 'official@1' });
  });

  test.each([
    undefined,
    {},
    { gold: {} },
    { gold: { edges: [] } },
    { gold: { edges: [['Hall']] } },
    { gold: { edges: [[1, 2]] } },
    // No answer could be right by these.
    { gold: { edges: [['Hall', ' ']] } },
    { gold: { edges: [['Hall', 'the hall']] } },
  ])('a test with metadata %j has no map, which is an error and not a zero', (metadata) => {
    expect(() => graph('x', { test: { metadata } as never })).toThrow(
      'the test has no map to score against: put it into metadata.gold.edges',
    );
  });
});

describe('path', () => {
  test('task2b is scored against the walk reversed', () => {
    expect(path('Cellar\nHall\nAttic\nHall', { test: walk })).toMatchObject({
      pass: true,
      score: 1,
      namedScores: { task2b_similarity: 1, task2b_exact: 1, tasks_scored: 1 },
    });
    expect(path('Cellar\nHall\nAttic\nAttic', { test: walk })).toMatchObject({
      pass: false,
      score: 0.75,
      namedScores: { task2b_similarity: 0.75, task2b_exact: 0, tasks_scored: 1 },
    });
  });

  test('config.threshold lets a good answer pass', () => {
    const given = (threshold: number) =>
      path('Cellar\nHall\nAttic\nAttic', { test: walk, config: { threshold } }).pass;
    expect([given(0.75), given(0.76)]).toEqual([true, false]);
  });

  test('an answer that is no text is read as its JSON', () => {
    expect(path(['Cellar', 'Hall', 'Attic', 'Hall'], { test: walk }).score).toBe(1);
  });

  test.each([
    [{ task: 'task1' }, 'metadata.gold.task must be one of task2a, task2b, task3, task4'],
    [{ paths: [] }, 'metadata.gold.paths must be a list of accepted paths'],
    [{ paths: [['Hall', '']] }, 'metadata.gold.paths must be a list of accepted paths'],
    [{ locations: 'Hall' }, 'metadata.gold.locations must be the names that the prompt lists'],
    [{ edges: [['Hall', 1]] }, 'metadata.gold.edges must be pairs of connected places'],
    [{ edges: 'Hall -- Attic' }, 'metadata.gold.edges must be pairs of connected places'],
  ])('gold with %j is an error and not a zero', (change, message) => {
    const gold = { ...walk.metadata.gold, ...change };
    expect(() => path('Hall', { test: { metadata: { gold } } })).toThrow(message);
  });
});

test.each([
  [{ scorer: 'fair' }, 'config.scorer must be sound or official, not "fair"'],
  [{ threshold: 2 }, 'config.threshold must be a number from 0 to 1, not "2"'],
  [{ treshold: 0.5 }, 'config.treshold is no setting; known are scorer and threshold'],
])('config %j is refused', (config, message) => {
  expect(() => graph('x', { test: map, config })).toThrow(message);
});

describe('a row of the generator', () => {
  const metadata = {
    ...walk.metadata,
    task: 'task2b',
    item: 'i',
    dataset: 'plugh-open',
    datasetVersion: '1.0',
  };
  const asked = { task: 'task2b', item: 'i' };
  const score = (vars: object, more: object = {}) =>
    path('Cellar\nHall\nAttic\nHall', { test: { metadata: { ...metadata, ...more } }, vars: { ...vars } })
      .score;

  test('is scored where its vars ask what its metadata answers', () => {
    expect(score({ ...asked, mood: 'of the user' })).toBe(1);
    expect(score({ ...asked, dataset: 'own.jsonl' }, { dataset: 'own.jsonl' })).toBe(1);
  });

  // defaultTest.vars, --var or transformVars: the answers to other questions were all counted as wrong.
  test.each([
    [{ ...asked, item: 'j' }, 'asked about the item "j", and the right answer is of "i"'],
    [{ ...asked, task: 'task2a' }, 'asked about the task "task2a", and the right answer is of "task2b"'],
    [{ ...asked, dataset: 'twin.jsonl' }, 'asked about the dataset "twin.jsonl"'],
  ])('is an error and not a zero where they ask %j', (vars, message) => {
    expect(() => score(vars)).toThrow(message);
  });
});
