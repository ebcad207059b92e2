import { expect, test } from '@jest/globals';
import { MAX_ALIGNED_STEPS } from '../../../../reports/html/answers/alignment.ts';
import { pathRows } from '../../../../reports/html/answers/pathRows.ts';
import { type PathScore, scorePath } from '../../../../scoring/index.ts';

const gold = {
  task: 'task2a',
  paths: [['West Pit', 'Hall', 'Attic']],
  locations: ['Attic', 'Hall', 'West Pit'],
} as const;

test('a place under another name is right and keeps the words; what is no place is marked', () => {
  expect(pathRows(scorePath('pit\nHall\nthe Moon', gold))).toEqual({
    rows: [
      { kind: 'same', right: 'West Pit', said: 'West Pit', words: 'pit', isUnknown: false },
      { kind: 'same', right: 'Hall', said: 'Hall', isUnknown: false },
      { kind: 'other', right: 'Attic', said: 'the Moon', isUnknown: true },
    ],
    leftOut: 0,
  });
});

test('of no answer the whole path is missing', () => {
  expect(pathRows(scorePath('', gold)).rows.map(({ kind, said }) => [kind, said])).toEqual([
    ['missing', ''],
    ['missing', ''],
    ['missing', ''],
  ]);
});

test('has as many changes as the scorer counted', () => {
  for (const answer of ['Attic\nHall\nWest Pit', 'Hall', 'West Pit\nAttic\nHall\nAttic\nHall', 'Nowhere']) {
    const score: PathScore = scorePath(answer, gold);
    const changes = pathRows(score).rows.filter(({ kind }) => kind !== 'same').length;
    const longer = Math.max(score.steps.length, score.nearest.length);
    expect(changes / longer).toBeCloseTo(score.metrics.distance as number);
  }
});

test('shows the beginning of endless paths and counts the rest', () => {
  const { rows, leftOut } = pathRows(scorePath('Hall\nAttic\n'.repeat(500), gold));
  expect(rows.length).toBeLessThanOrEqual(MAX_ALIGNED_STEPS + 3);
  expect(leftOut).toBe(1000 - MAX_ALIGNED_STEPS);
});
