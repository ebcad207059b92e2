import { describe, expect, test } from '@jest/globals';
import { readJson } from '../../../scoring/sound/jsonGraph.ts';
import { emptyGraph, type FoundGraph } from '../../../scoring/sound/rawGraph.ts';

const EDGE = ['a', 'b'] as const;

function graphIn(text: string): FoundGraph | undefined {
  return readJson(text, () => undefined);
}

describe('readJson', () => {
  test('reads edges, and nodes with the names that they have', () => {
    const text = '{"edges": [["a", "b"]], "nodes": [{"id": "a", "label": "Hall"}, {"id": "b"}, "c", null]}';
    expect(graphIn(text)).toEqual({
      graph: {
        ...emptyGraph(),
        edges: [EDGE],
        declared: ['a', 'b', 'c'],
        labels: new Map([['a', 'Hall']]),
      },
      formats: ['json'],
    });
  });

  test.each([
    '{"edges": [["a", "b"]]}',
    '{"map": {"edges": [["a", "b"]]}}',
    '{"n": null, "map": {"edges": [["a", "b"]]}}',
    '[{"edges": [["a", "b"]]}]',
    '[null, {"from": "a", "to": "b"}]',
    'The map: [["a", "b"]], as asked.',
  ])('reads %s', (text) => {
    expect(graphIn(text)).toEqual({ graph: { ...emptyGraph(), edges: [EDGE] }, formats: ['json'] });
  });

  test.each([
    'none at all',
    'a } and a ]',
    ']',
    '[',
    '[x] ["a", "b"]',
    '"a"',
    '5',
    '{"edges": "a -- b"}',
    '{"hall": ["attic", 1], "attic": ["hall"]}',
  ])('finds no graph in %s', (text) => expect(graphIn(text)).toBeUndefined());

  test('hands on what a string holds, but for JSON in JSON', () => {
    const found = { graph: { ...emptyGraph(), edges: [EDGE] }, formats: ['directed'] };
    const given: string[] = [];
    const read = (inner: string) => {
      given.push(inner);
      return found;
    };
    expect(readJson('{"n": 1, "answer": "graph{a -- b}"}', read)).toEqual({
      graph: found.graph,
      formats: ['json', 'directed'],
    });
    expect(readJson('{"a": "{}", "b": "[]", "c": "  {}", "d": 1}', read)).toBeUndefined();
    expect(given).toEqual(['graph{a -- b}']);
  });

  test('parses up to 200,000 characters', () => {
    const text = (length: number) => `Here: [["a", "b"${' '.repeat(length - 12)}]]`;
    expect(text(200_000)).toHaveLength(200_006);
    expect(graphIn(text(200_000))?.graph.edges).toEqual([EDGE]);
    expect(graphIn(text(200_001))).toBeUndefined();
  });

  test('reads up to 20,000 edges, and says when there were more', () => {
    const graph = (count: number) => graphIn(`[${'[1,2],'.repeat(count)}[]]`)?.graph;
    expect([graph(20_000)?.edges.length, graph(20_000)?.cut]).toEqual([20_000, false]);
    expect([graph(20_001)?.edges.length, graph(20_001)?.cut]).toEqual([20_000, true]);
  });
});
