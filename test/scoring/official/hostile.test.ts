import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { officialGraph } from '../../../scoring/official/graph.ts';
import { officialPath } from '../../../scoring/official/path.ts';
import type { GraphScore, PathScore } from '../../../scoring/types.ts';
import { goldenCases } from '../golden.ts';
import { runs } from '../runs.ts';
import { type OfficialCase, scoreCase } from './cases.ts';

const golden = [...goldenCases<OfficialCase>('task1'), ...goldenCases<OfficialCase>('paths')];
const scraps = fc.constantFrom(
  ...[
    '{',
    '}',
    ' -- ',
    ' -> ',
    '\n',
    '\r',
    '"',
    ';',
    '[',
    ']',
    '[]',
    "'",
    '_',
    ' the ',
    ' a ',
    '#',
    '*',
    '1.',
    '٣.',
    '\0',
  ],
  ...['assistant\n\n', '\ud800', '__proto__', '\u2028', '\x85', 'İ', 'Σ'],
);
const gold = {
  edges: [
    ['great hall', 'attic'],
    ['attic', 'cave'],
  ] as const,
};
const path = { task: 'task2a', locations: ['hall', 'attic'], paths: [['hall', 'attic', 'hall']] } as const;

function expectSound({ outcome, metrics, score, reason }: GraphScore | PathScore): void {
  expect(outcome).not.toBe('unscorable');
  for (const value of [...Object.values(metrics), score]) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
  expect(reason).not.toBe('');
}

describe('the official scorer', () => {
  test('gives finite values in [0, 1] for golden answers with scraps thrown in', () => {
    const cuts = fc.array(fc.tuple(fc.nat(), fc.nat(4), scraps), { maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...golden), cuts, (golden, edits) => {
        const response = edits.reduce(
          (text, [place, dropped, scrap]) => {
            const at = place % (text.length + 1);
            return text.slice(0, at) + scrap + text.slice(at + dropped);
          },
          String(golden.response ?? ''),
        );
        expectSound(scoreCase({ ...golden, response }));
      }),
      runs(500),
    );
  });

  test('gives finite values in [0, 1] for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(scraps).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expectSound(officialGraph(text, gold));
        expectSound(officialPath(text, path));
      }),
    );
  });

  test('does not depend on the order or the direction of the edges in an answer', () => {
    const nodes = fc.constantFrom('hall', 'great hall', 'old hall', 'attic', 'cave', 'dark cave', 'x');
    const edges = fc.array(fc.tuple(nodes, nodes), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(edges, (list) => {
        const text = list.map(([a, b]) => `${a} -- ${b}`).join('\n');
        const turned = list
          .map(([a, b]) => `${b} -> ${a}`)
          .reverse()
          .join('\n');
        expect(officialGraph(turned, gold).metrics).toEqual(officialGraph(text, gold).metrics);
      }),
    );
  });

  // No time is asserted: work that grows with the square of the answer would keep these busy for minutes.
  test.each([
    ['opening brackets', `${'['.repeat(500_000)} -- ${'['.repeat(500_000)}`],
    ['bracket pairs', `${'[]'.repeat(250_000)} -- ${'[a]'.repeat(160_000)}`],
    ['braces', '{'.repeat(500_000) + '}'.repeat(500_000)],
    ['arrows', ' -- '.repeat(250_000)],
    ['different edges', Array.from({ length: 60_000 }, (_, n) => `place ${n} -- hall ${n}`).join('\n')],
    [
      'edges that all fit',
      Array.from({ length: 40_000 }, (_, n) => `great hall ${n} -- attic ${n}`).join('\n'),
    ],
    ['one word again and again', `${'hall '.repeat(200_000)} -- attic`],
    ['articles', `hall${' the a'.repeat(160_000)} -- attic`],
    ['blanks', `${' '.repeat(500_000)}x${' '.repeat(500_000)}`],
    ['digits', `${'1'.repeat(1_000_000)}`],
    ['short lines', 'x\n'.repeat(500_000)],
    ['different lines', Array.from({ length: 150_000 }, (_, n) => `${n}`).join('\n')],
  ])('reads 1 MB of %s', (_, text) => {
    expectSound(officialGraph(text, gold));
    expectSound(officialPath(text, path));
  });
});
