import { describe, expect, test } from '@jest/globals';
import { MAX_ANSWER_CHARS } from '../../../scoring/sound/debris.ts';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import { MAX_EDGES } from '../../../scoring/sound/rawGraph.ts';
import type { Edge } from '../../../scoring/types.ts';

const EDGES: Edge[] = [
  ['kitchen', 'hall'],
  ['hall', 'attic'],
];

function filled(piece: string, length = MAX_ANSWER_CHARS): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function list(length: number, line: (i: number) => string): string {
  return Array.from({ length }, (_, i) => line(i)).join('\n');
}

describe('answers of up to a million characters', () => {
  const PIECES = [
    '{',
    '}',
    '[',
    '"',
    "'",
    '<',
    '`',
    '--',
    '- ',
    '"a" -- ',
    "' a",
    '"a"b',
    '[a=',
    '[\n',
    '/*',
    '/* \n',
    '\\',
    '&',
    '<think>',
    '</think>',
    'assistant\n\n',
    '(',
    'A -- x',
    '["a"',
    ' ',
    '\n',
    'a=',
    'a=b ',
    '{a b}--',
    'a:n:',
    'graph {\n',
    '```\n',
    'graph TD\n',
    '<b>',
    '“',
    '1. ',
  ];
  const BEFORE = ['', 'graph G {\n', '```mermaid\ngraph TD\n', '{"edges": ['];

  test.each(PIECES)('%j over and over', (piece) => {
    for (const before of BEFORE) {
      const { metrics, outcome } = soundGraph(
        before + filled(piece, before === 'graph G {\n' ? MAX_ANSWER_CHARS : 200_000),
        { edges: EDGES },
      );
      expect(Object.values(metrics).every(Number.isFinite)).toBe(true);
      expect(outcome).not.toBe('refused');
    }
  });
});

describe('large graphs', () => {
  test.each<[string, string, number]>([
    ['10,000 edges', `graph {\n${list(10_000, (i) => `"place ${i}" -- "place ${i + 1}";`)}\n}`, 10_000],
    [
      '10,000 edges between bare names',
      `graph {\n${list(10_000, (i) => `old place ${i}x -- ${i + 1}x`)}\n}`,
      10_000,
    ],
    ['10,000 groups', `graph {\n${list(10_000, (i) => `p${i} -- {p${i + 1}}`)}\n}`, 10_000],
    ['10,000 lines', list(10_000, (i) => `${i}. p${i} -- p${i + 1}`), 10_000],
    ['a chain of 50,000', `graph { ${list(50_000, (i) => `p${i} --`)} end }`, MAX_EDGES],
    [
      'groups of 1,000 each',
      `graph { {${list(1000, (i) => `p${i}`)}} -- {${list(1000, (i) => `q${i}`)}} }`,
      MAX_EDGES,
    ],
  ])('%s', (_, text, wrong) => {
    const score = soundGraph(text, { edges: EDGES });
    expect(score).toMatchObject({ outcome: 'answered', metrics: { wrong_edges: wrong } });
    expect(score.deviations.includes('cut')).toBe(wrong === MAX_EDGES);
    expect(score.reason.length).toBeLessThan(3000);
  });
});
