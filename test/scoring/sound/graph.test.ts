import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import type { Edge } from '../../../scoring/types.ts';
import { goldenCases } from '../golden.ts';
import { runs } from '../runs.ts';
import { goldEdges, plainGraph } from './maps.ts';

interface SoundCase {
  readonly id: string;
  readonly task: string;
  readonly gold: readonly Edge[];
  readonly response: string | null;
  readonly expect: Readonly<Record<string, number>>;
  readonly why: string;
}

describe('golden cases', () => {
  const cases = goldenCases<SoundCase>('sound').filter(({ task }) => task === 'task1');

  test.each(cases.map((each) => [each.id, each.why, each] as const))('%s: %s', (_id, _why, each) => {
    const { metrics } = soundGraph(each.response, { edges: each.gold });
    const got = Object.fromEntries(Object.keys(each.expect).map((name) => [name, metrics[name]]));
    expect(got).toEqual(each.expect);
  });
});

interface Quirk {
  readonly id: string;
  readonly task: string;
  readonly what: string;
  readonly gold: readonly Edge[];
  readonly response: unknown;
  readonly human: string;
}

describe('what the official scorer gets wrong', () => {
  /**
   * What a person would grant and the rules do not: sentences with arrows are no list of edges, the last of two
   * graphs is the answer, and "old mill" has nothing left to mean once "mill" is matched.
   */
  const RULED_OUT = new Set(['proseline', 'two-graphs', 'unstable-edges']);
  const right = goldenCases<Quirk>('quirks').filter(
    ({ id, task, human }) => task === 'task1' && /^1(?: |$)/.test(human) && !RULED_OUT.has(id),
  );

  test.each(right.map((each) => [each.id, each.what, each] as const))('%s: %s', (_id, _what, each) => {
    expect(soundGraph(each.response as string, { edges: each.gold })).toMatchObject({
      perfect: true,
      score: 1,
    });
  });
});

interface FormatCase {
  readonly id: string;
  readonly kind: string;
  readonly gold: readonly Edge[];
  readonly response: string | null;
}

describe('answers in every format that models use', () => {
  /** Of the eight cases of a kind, these are right answers; the others have mistakes in them. */
  const RIGHT = new Set([0, 1, 5, 6]);
  const NO_ANSWER = new Set(['empty', 'null', 'refusal']);
  /** Kinds whose very point is that something is missing or named otherwise. */
  const INCOMPLETE = new Set([
    'multi-graph',
    'truncated',
    'prepositions',
    'superset-names',
    'subset-names',
    'overlap-sub',
    'overlap-super',
  ]);
  const cases = goldenCases<FormatCase>('task1');

  const right = cases.filter(
    ({ kind }, i) => RIGHT.has(i % 8) && !NO_ANSWER.has(kind) && !INCOMPLETE.has(kind),
  );
  test.each(right.map((each) => [each.kind, each.id, each] as const))(
    '%s %s is right',
    (_kind, _id, each) => {
      expect(soundGraph(each.response, { edges: each.gold })).toMatchObject({
        outcome: 'answered',
        perfect: true,
        score: 1,
        missingEdges: [],
        wrongEdges: [],
        inventedPlaces: [],
      });
    },
  );

  const others = cases.filter(({ kind }) => !NO_ANSWER.has(kind));
  test.each(others.map((each) => [each.kind, each.id, each] as const))(
    '%s %s is read',
    (_kind, _id, each) => {
      const { outcome, metrics } = soundGraph(each.response, { edges: each.gold });
      expect(outcome).toBe('answered');
      expect(metrics.nodes_f1).toBeGreaterThan(0);
    },
  );

  test.each(cases.filter(({ kind }) => NO_ANSWER.has(kind)))(
    '$kind $id has no graph',
    ({ kind, response, gold }) => {
      expect(soundGraph(response, { edges: gold })).toMatchObject({
        outcome: kind === 'refusal' ? 'refused' : expect.stringMatching(/^(?:empty|unreadable)$/),
        score: 0,
      });
    },
  );

  const truncated = cases.filter(({ kind }) => kind === 'truncated');
  test.each(truncated)('$id, cut off, is read up to its last whole statement', ({ response, gold }) => {
    const text = response as string;
    const isWhole = /\n *"[^"\n]*" -- "[^"\n]*"$/.test(text);
    const whole = isWhole ? text : text.slice(0, text.lastIndexOf(';') + 1);
    const score = soundGraph(response, { edges: gold });
    expect(score.metrics).toEqual(soundGraph(`${whole}\n}`, { edges: gold }).metrics);
    expect(score.deviations).toContain('truncated');
  });
});

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

describe('properties of the score', () => {
  const other = fc.constantFrom('zz1', 'zz2', 'zz3', 'in the zz4', 'zz5 zz6');
  const answerEdges = goldEdges.chain((gold) =>
    fc
      .tuple(fc.shuffledSubarray(gold), fc.array(fc.tuple(other, other), { maxLength: 4 }))
      .map(([kept, added]) => ({ gold, edges: [...kept, ...added] as Edge[] })),
  );

  test('a wrong connection more never raises precision', () => {
    fc.assert(
      fc.property(answerEdges, other, ({ gold, edges }, place) => {
        const before = soundGraph(plainGraph(edges), { edges: gold }).metrics;
        const from = edges[0]?.[0] ?? 'zz9';
        const after = soundGraph(plainGraph([...edges, [from, `${place}8`]]), { edges: gold }).metrics;
        expect(after.edges_precision).toBeLessThanOrEqual(before.edges_precision as number);
        expect(after.strict_edges_precision).toBeLessThanOrEqual(before.strict_edges_precision as number);
        expect(after.edges_recall).toBe(before.edges_recall);
      }),
    );
  });

  test('the name of an invented place does not matter', () => {
    fc.assert(
      fc.property(answerEdges, ({ gold, edges }) => {
        const renamed = edges.map(([a, b]): Edge => [a.replace('zz', 'qq'), b.replace('zz', 'qq')]);
        expect(soundGraph(plainGraph(renamed), { edges: gold }).metrics).toEqual(
          soundGraph(plainGraph(edges), { edges: gold }).metrics,
        );
      }),
    );
  });

  test('the order of lines does not matter', () => {
    fc.assert(
      fc.property(
        answerEdges.chain(({ gold, edges }) =>
          fc.tuple(
            fc.constant(gold),
            fc.constant(edges),
            fc.shuffledSubarray(edges, { minLength: edges.length }),
          ),
        ),
        ([gold, edges, shuffled]) => {
          expect(soundGraph(plainGraph(shuffled), { edges: gold }).metrics).toEqual(
            soundGraph(plainGraph(edges), { edges: gold }).metrics,
          );
        },
      ),
    );
  });

  test('any text has finite values in range and an outcome', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        'graph {',
        '}',
        '{',
        '"',
        ' -- ',
        '->',
        '[label="',
        ']',
        ';',
        '\n',
        'hall',
        'the ',
        '<think>',
        '</think>',
        'assistant\n\n',
        '```',
        'graph TD\n',
        '-->',
        '|x|',
        '\\n',
        '&quot;',
        '/*',
        '//',
        '#',
        '<b>',
        ':n',
        '+',
        ',',
        'subgraph',
        '(',
      ),
    );
    const counts = /_places$|^(?:wrong|missing)_edges$/;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), goldEdges, (pieces, gold) => {
        const { metrics, outcome, score, reason } = soundGraph(pieces.join(''), { edges: gold });
        for (const [name, value] of Object.entries(metrics)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(counts.test(name) ? 1000 : 1);
        }
        expect(score).toBe(metrics.edges_f1);
        expect(reason).not.toBe('');
        expect(['answered', 'empty', 'unreadable', 'refused']).toContain(outcome);
      }),
      runs(500),
    );
  });
});
