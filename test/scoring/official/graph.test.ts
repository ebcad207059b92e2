import { describe, expect, test } from '@jest/globals';
import { officialGraph } from '../../../scoring/official/graph.ts';
import type { GraphGold } from '../../../scoring/types.ts';

const gold: GraphGold = {
  edges: [
    ['Great Hall', 'attic'],
    ['attic', 'wine cellar'],
  ],
};
const unscorable = {
  kind: 'graph',
  scorer: 'official@1',
  outcome: 'unscorable',
  deviations: [],
  metrics: {},
  score: 0,
  perfect: false,
  matches: [],
  missingPlaces: [],
  inventedPlaces: [],
  missingEdges: [],
  wrongEdges: [],
};

describe('officialGraph', () => {
  test('says what was found, under which name, what is missing and what is invented', () => {
    const answer = 'graph G {\n"hall" -- "Attic";\n"attic" -- "garden";\n}';
    expect(officialGraph(answer, gold)).toEqual({
      kind: 'graph',
      scorer: 'official@1',
      outcome: 'answered',
      deviations: [],
      metrics: {
        task1_strict_nodes_f1: 1 / 3,
        task1_strict_edges_f1: 0,
        task1_fuzzy_nodes_f1: 2 / 3,
        task1_fuzzy_edges_f1: 0.5,
        task1_strict_nodes_rec: 1 / 3,
        task1_strict_edges_rec: 0,
        task1_fuzzy_nodes_rec: 2 / 3,
        task1_fuzzy_edges_rec: 0.5,
        task1_strict_nodes_prec: 1 / 3,
        task1_strict_edges_prec: 0,
        task1_fuzzy_nodes_prec: 2 / 3,
        task1_fuzzy_edges_prec: 0.5,
      },
      score: 0.5,
      perfect: false,
      reason:
        'Found 2 of 3 places and 1 of 2 connections (edges F1 50%). Taken for the same: "hall" for "Great Hall". ' +
        'Missing places: "wine cellar". Places not in the map: "garden". ' +
        'Missing connections: "attic" – "wine cellar". Connections not in the map: "attic" – "garden".',
      matches: [
        { gold: 'Great Hall', predicted: 'hall', tier: 'contained' },
        { gold: 'attic', predicted: 'attic', tier: 'strict' },
      ],
      missingPlaces: ['wine cellar'],
      inventedPlaces: ['garden'],
      missingEdges: [['attic', 'wine cellar']],
      wrongEdges: [['attic', 'garden']],
    });
  });

  test('is perfect where both fuzzy F1 values are 1', () => {
    const answer = 'graph {\nhall -- attic\nwine cellar -- attic\n}';
    expect(officialGraph(answer, gold)).toMatchObject({ perfect: true, score: 1 });
    expect(officialGraph(answer, gold).reason).toBe(
      'Found 3 of 3 places and 2 of 2 connections (edges F1 100%). Taken for the same: "hall" for "Great Hall".',
    );
    expect(officialGraph(`${answer}\n{\nattic -- hall\n}`, gold)).toMatchObject({ perfect: false });
  });

  test('is not perfect with all places but not all connections, or the other way round', () => {
    const triangle = 'hall -- attic\nwine cellar -- attic\nhall -- wine cellar';
    expect(officialGraph(triangle, gold)).toMatchObject({
      perfect: false,
      metrics: { task1_fuzzy_nodes_f1: 1, task1_fuzzy_edges_f1: 0.8 },
    });
    const halls: GraphGold = {
      edges: [
        ['hall', 'attic'],
        ['great hall', 'attic'],
      ],
    };
    expect(officialGraph('great hall -- attic\ngreat hall -- attic room', halls)).toMatchObject({
      perfect: false,
      metrics: { task1_fuzzy_nodes_f1: 2 / 3, task1_fuzzy_edges_f1: 1 },
    });
  });

  test('takes no connection between two places for a place that leads to itself', () => {
    const loop: GraphGold = { edges: [['mill', 'mill']] };
    expect(officialGraph('old mill -- mill yard', loop).metrics.task1_fuzzy_edges_f1).toBe(0);
    const mills: GraphGold = { edges: [['old mill', 'mill yard']] };
    expect(officialGraph('mill -- mill', mills).metrics.task1_fuzzy_edges_f1).toBe(0);
  });

  test('takes a line that begins with an arrow for a connection from nothing', () => {
    expect(officialGraph(' -> attic', gold)).toMatchObject({
      outcome: 'answered',
      inventedPlaces: [''],
      wrongEdges: [['', 'attic']],
    });
  });

  test('reads nothing behind the only closing brace', () => {
    expect(officialGraph('{}\nhall -- attic', gold)).toMatchObject({ outcome: 'unreadable' });
  });

  test('shows a name beside its equal rather than beside one that merely fits', () => {
    const mills: GraphGold = { edges: [['old mill', 'mill']] };
    expect(officialGraph('mill -- old mill', mills).matches).toEqual([
      { gold: 'old mill', predicted: 'old mill', tier: 'strict' },
      { gold: 'mill', predicted: 'mill', tier: 'strict' },
    ]);
    const pond: GraphGold = {
      edges: [
        ['old mill', 'pond'],
        ['mill', 'pond'],
      ],
    };
    expect(officialGraph('mill -- pond', pond).missingEdges).toEqual([['old mill', 'pond']]);
  });

  test.each([
    [null, 'empty', 'There is no answer.'],
    [' \n\u3000', 'empty', 'There is no answer.'],
    ['I cannot say.', 'unreadable', 'The answer has no connection that the published scorer can read.'],
  ] as const)('%j is %s, with all metrics 0', (answer, outcome, reason) => {
    const { metrics, ...score } = officialGraph(answer, gold);
    const { metrics: _, ...nothing } = unscorable;
    const missing = { missingPlaces: ['Great Hall', 'attic', 'wine cellar'], missingEdges: gold.edges };
    expect(score).toEqual({ ...nothing, ...missing, outcome, reason });
    expect(Object.values(metrics)).toEqual(Array(12).fill(0));
  });

  test('without gold edges is unscorable once something was read, and 0 before that', () => {
    const reason = 'The right map has no connection; the published scorer crashes on it.';
    expect(officialGraph('hall -- attic', { edges: [] })).toEqual({ ...unscorable, reason });
    expect(officialGraph(null, { edges: [] })).toMatchObject({ outcome: 'empty', score: 0 });
  });

  test.each([[{ graph: 'x' }], [['hall -- attic']], [7], [true], [undefined]])(
    '%j is no text: unscorable',
    (answer) => {
      const reason = 'The answer is not text; the published scorer crashes on it.';
      expect(officialGraph(answer as unknown as string, gold)).toEqual({ ...unscorable, reason });
    },
  );

  test('lists only the first names of many in the reason, and cuts long ones', () => {
    const answer = Array.from({ length: 30 }, (_, index) => `${'x'.repeat(99)}${index} -- y${index}`).join(
      '\n',
    );
    const { reason, inventedPlaces } = officialGraph(answer, gold);
    expect(inventedPlaces).toHaveLength(60);
    expect(reason).toContain(`Places not in the map: "${'x'.repeat(60)}…", "y0",`);
    expect(reason).toContain('and 48 more.');
    expect(reason.length).toBeLessThan(3000);
  });

  test('lists all of twelve names, and the whole of one of sixty letters', () => {
    const names = Array.from({ length: 13 }, (_, index) => `${index}`.padStart(60, 'x'));
    const reasonFor = (all: string[]) =>
      officialGraph(all.map((name) => `${name} -- attic`).join('\n'), gold).reason;
    const quoted = names.map((name) => `"${name}"`);
    expect(reasonFor(names.slice(1))).toContain(`not in the map: ${quoted.slice(1).join(', ')}.`);
    expect(reasonFor(names)).toContain(`not in the map: ${quoted.slice(0, 12).join(', ')} and 1 more.`);
  });
});
