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
