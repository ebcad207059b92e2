import { describe, expect, test } from '@jest/globals';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import type { Edge } from '../../../scoring/types.ts';
import { plainGraph } from './maps.ts';

describe('soundGraph', () => {
  const edges: Edge[] = [
    ['kitchen', 'great hall'],
    ['great hall', 'attic'],
    ['attic', 'roof'],
  ];

  test('says everything there is to say about an answer', () => {
    const response =
      'digraph {\n "In the Kitchen" -> "Great Hall";\n "Great Hall" -> Garden;\n Attic -> Kitchen2\n Attic -> "Great Hall" }';
    expect(soundGraph(response, { edges })).toEqual({
      kind: 'graph',
      scorer: 'sound@1',
      outcome: 'answered',
      deviations: ['directed'],
      metrics: {
        nodes_f1: 6 / 9,
        nodes_precision: 3 / 5,
        nodes_recall: 3 / 4,
        edges_f1: 4 / 7,
        edges_precision: 2 / 4,
        edges_recall: 2 / 3,
        strict_nodes_f1: 4 / 9,
        strict_nodes_precision: 2 / 5,
        strict_nodes_recall: 2 / 4,
        strict_edges_f1: 2 / 7,
        strict_edges_precision: 1 / 4,
        strict_edges_recall: 1 / 3,
        hallucinated_places: 2,
        missing_places: 1,
        renamed_places: 1,
        wrong_edges: 2,
        missing_edges: 1,
      },
      score: 4 / 7,
      perfect: false,
      reason:
        '2 of 3 connections right. Missing connections: attic – roof. Wrong connections: Great Hall – Garden; Attic – Kitchen2. ' +
        'Missing places: roof. Invented places: Garden; Kitchen2. Names taken for others: "In the Kitchen" for kitchen.',
      matches: [
        { gold: 'attic', predicted: 'Attic', tier: 'strict' },
        { gold: 'great hall', predicted: 'Great Hall', tier: 'strict' },
        { gold: 'kitchen', predicted: 'In the Kitchen', tier: 'preposition' },
      ],
      missingPlaces: ['roof'],
      inventedPlaces: ['Garden', 'Kitchen2'],
      missingEdges: [['attic', 'roof']],
      wrongEdges: [
        ['Great Hall', 'Garden'],
        ['Attic', 'Kitchen2'],
      ],
    });
  });

  test('calls an answer perfect only where places are right too', () => {
    expect(soundGraph(`${plainGraph(edges).slice(0, -1)} cellar }`, { edges })).toMatchObject({
      score: 1,
      perfect: false,
      reason: '3 of 3 connections right. Invented places: cellar.',
    });
    expect(soundGraph(plainGraph(edges), { edges })).toMatchObject({
      perfect: true,
      deviations: [],
      reason: '3 of 3 connections right.',
    });
  });

  test('calls no answer perfect that lacks a connection, or has one too many', () => {
    const gold: Edge[] = [...edges, ['roof', 'kitchen']];
    expect(soundGraph(plainGraph(edges), { edges: gold })).toMatchObject({
      perfect: false,
      metrics: { nodes_f1: 1, edges_f1: 6 / 7 },
    });
    expect(soundGraph(plainGraph(gold), { edges })).toMatchObject({
      perfect: false,
      metrics: { nodes_f1: 1, edges_f1: 6 / 7 },
    });
  });

  test('says of an answer that was never given that there is none', () => {
    expect(soundGraph(null, { edges })).toMatchObject({
      outcome: 'empty',
      deviations: [],
      score: 0,
      perfect: false,
      reason: 'There is no answer.',
      missingPlaces: ['kitchen', 'great hall', 'attic', 'roof'],
      missingEdges: edges,
      inventedPlaces: [],
      wrongEdges: [],
    });
  });

  test('names the deviations in alphabetical order', () => {
    const answer = `<think>Well.</think>\`\`\`dot\n${plainGraph(edges)
      .replaceAll('--', '->')
      .replace(/^graph/, 'digraph')}\n\`\`\``;
    expect(soundGraph(answer, { edges }).deviations).toEqual(['directed', 'fenced', 'reasoning']);
  });

  test('lists up to twelve things in a reason, in one line, and cuts long names', () => {
    const reasonFor = (names: readonly string[]) =>
      soundGraph(`graph { ${names.map((name) => `"${name}";`).join(' ')} }`, { edges }).reason;
    const names = Array.from({ length: 13 }, (_, index) => `z${index}`);
    expect(reasonFor(names.slice(1))).toMatch(
      new RegExp(`Invented places: ${names.slice(1).join('; ')}\\.$`),
    );
    expect(reasonFor(names)).toMatch(new RegExp(`: ${names.slice(0, 12).join('; ')}; and 1 more\\.$`));
    expect(reasonFor([' tea \n room '])).toMatch(/: tea room\.$/);
    expect(reasonFor(['x'.repeat(60)])).toMatch(new RegExp(`: ${'x'.repeat(60)}\\.$`));
    expect(reasonFor(['x'.repeat(61)])).toMatch(new RegExp(`: ${'x'.repeat(59)}…\\.$`));
  });

  test('counts no place of the gold that only leads to itself', () => {
    expect(soundGraph(plainGraph(edges), { edges: [...edges, ['cellar', 'the Cellar']] })).toMatchObject({
      perfect: true,
      missingPlaces: [],
    });
  });

  test('drops connections to nothing', () => {
    const answer = `${plainGraph(edges).slice(0, -1)}; roof -- ""; " " -- attic }`;
    expect(soundGraph(answer, { edges })).toMatchObject({ perfect: true, wrongEdges: [] });
  });

  test('shows a place in the spelling that comes first, by code point', () => {
    expect(soundGraph('graph { x1 -- zoo; X1 -- Zoo; x1 -- ZOO }', { edges }).inventedPlaces).toEqual([
      'X1',
      'ZOO',
    ]);
  });

  test('drops self-loops and doubles of the gold', () => {
    const sloppy: Edge[] = [...edges, ['roof', 'attic'], ['roof', 'roof']];
    expect(soundGraph(plainGraph(edges), { edges: sloppy }).metrics).toEqual(
      soundGraph(plainGraph(edges), { edges }).metrics,
    );
  });

  test('gives places credit where an answer names them without any connection', () => {
    expect(soundGraph('graph { kitchen; "great hall"; attic; roof }', { edges })).toMatchObject({
      outcome: 'answered',
      score: 0,
      metrics: { nodes_f1: 1, edges_f1: 0 },
    });
  });

  test('cuts long lists in the reason', () => {
    const many: Edge[] = Array.from({ length: 30 }, (_, i) => [`room ${i}x`, `room ${i + 1}x`]);
    const { reason } = soundGraph('graph { a -- b }', { edges: many });
    expect(reason).toContain('and 18 more');
    expect(reason.length).toBeLessThan(1000);
  });

  test('has no value for nothing, and no division by it', () => {
    const { metrics, outcome } = soundGraph('', { edges: [] });
    expect(outcome).toBe('empty');
    expect(Object.values(metrics)).toEqual(Object.values(metrics).map(() => 0));
  });
});
