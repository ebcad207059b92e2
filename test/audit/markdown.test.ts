import { expect, test } from '@jest/globals';
import { markdown } from '../../audit/formats/markdown.ts';
import { verdict } from '../../audit/formats/summary.ts';
import type { Result } from '../../audit/result.ts';

test('an audit as Markdown has the verdict, the table, and what stands behind each line', () => {
  const text = markdown({
    dataset: 'a|b.jsonl',
    version: 'sha256:1',
    digest: 'sha256:1',
    scorer: 'sound',
    results: [
      {
        id: 'one',
        part: 'Scoring',
        question: 'Is it?',
        gate: true,
        status: 'fail',
        evidence: '1 of 2.',
        findings: ['x | y\nz'],
      },
      {
        id: 'two',
        part: 'Bias',
        question: 'Or not?',
        gate: true,
        status: 'not established',
        evidence: 'Who knows.',
      },
      {
        id: 'three',
        part: 'Floor',
        question: 'How low?',
        gate: false,
        status: 'note',
        evidence: '0.',
        method: 'Counted.',
        figures: [{ title: 'Floors', columns: ['Task', 'Score'], rows: [['task1', '0']] }],
      },
    ],
  });
  expect(text.split('\n').slice(4)).toEqual([
    '- Dataset: a\\|b.jsonl sha256:1 (sha256:1)',
    '- Scorer: sound',
    '',
    '**1 gate of 2 failed: one, 1 not established (two).**',
    '',
    '| Part | Question | Status | Evidence |',
    '| --- | --- | --- | --- |',
    '| Scoring | Is it? | fail (gate) | 1 of 2. |',
    '| Bias | Or not? | not established (gate) | Who knows. |',
    '| Floor | How low? | note | 0. |',
    '',
    '## one: Is it?',
    '',
    'Found:',
    '',
    '- x \\| y z',
    '',
    '## three: How low?',
    '',
    'Counted.',
    '',
    'Floors:',
    '',
    '| Task | Score |',
    '| --- | --- |',
    '| task1 | 0 |',
    '',
  ]);
});

test('a gate with a note is not counted as passed', () => {
  const gate = (id: string, status: Result['status']): Result => ({
    id,
    part: 'Consistency',
    question: 'Is it?',
    gate: true,
    status,
    evidence: '1 of 2.',
  });
  const audit = { dataset: 'a', version: '1', digest: '1', scorer: 'sound' } as const;
  const results = [gate('one', 'pass'), gate('two', 'note'), gate('three', 'not established')];
  expect(verdict({ ...audit, results })).toBe(
    'No gate fails: 1 of 3 gates passed, 1 not established (three), 1 with a note (two).',
  );
});
