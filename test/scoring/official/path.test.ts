import { describe, expect, test } from '@jest/globals';
import { officialPath } from '../../../scoring/official/path.ts';
import type { PathGold } from '../../../scoring/types.ts';

const locations = ['attic', 'hall', 'kitchen', 'yard'];
const walked: PathGold = { task: 'task2a', locations, paths: [['kitchen', 'hall', 'attic']] };
const unscorable = {
  kind: 'path',
  scorer: 'official@1',
  outcome: 'unscorable',
  deviations: [],
  metrics: {},
  score: 0,
  perfect: false,
  steps: [],
  nearest: [],
};

describe('officialPath', () => {
  test('shows the steps as read beside the nearest accepted path', () => {
    const gold: PathGold = {
      task: 'task3',
      locations,
      paths: [
        ['kitchen', 'hall', 'attic'],
        ['kitchen', 'yard', 'attic'],
      ],
    };
    expect(officialPath('# Path\n1. Kitchen\n2. yard\n3. the attic', gold)).toEqual({
      kind: 'path',
      scorer: 'official@1',
      outcome: 'answered',
      deviations: [],
      metrics: { task3_strict_distance: 1, task3_fuzzy_distance: 1 / 3 },
      score: 1 - 1 / 3,
      perfect: false,
      reason:
        'Read 3 steps; the nearest right path has 3 (distance 33.3%). Steps that are no listed place: "the attic". ' +
        'Nearest right path: "kitchen", "yard", "attic".',
      steps: [
        { kind: 'place', place: 'kitchen', words: 'kitchen', tier: 'strict' },
        { kind: 'place', place: 'yard', words: 'yard', tier: 'strict' },
        { kind: 'unknown', words: 'the attic' },
      ],
      nearest: ['kitchen', 'yard', 'attic'],
    });
  });

  test('compares task2b with the walked path reversed', () => {
    expect(officialPath('attic\nhall\nkitchen', { ...walked, task: 'task2b' })).toMatchObject({
      metrics: { task2b_strict_distance: 0, task2b_fuzzy_distance: 0 },
      score: 1,
      perfect: true,
      reason: 'The 3 steps are those of the right path.',
      nearest: ['attic', 'hall', 'kitchen'],
    });
  });

  test.each([
    [null, 'empty'],
    ['', 'empty'],
    ['\n\u3000\n', 'empty'],
    ['# no\n* idea', 'unreadable'],
  ] as const)('%j is %s, at distance 1', (answer, outcome) => {
    expect(officialPath(answer, walked)).toMatchObject({
      outcome,
      metrics: { task2a_strict_distance: 1, task2a_fuzzy_distance: 1 },
      score: 0,
      perfect: false,
      steps: [],
      nearest: ['kitchen', 'hall', 'attic'],
    });
  });

  test('keeps the empty step that a line of numbering alone leaves', () => {
    expect(officialPath('kitchen\n2.\nhall\nattic', walked).metrics.task2a_fuzzy_distance).toBe(0.25);
  });

  test('makes one empty step of an answer without steps', () => {
    const gold: PathGold = { ...walked, paths: [['', 'hall']] };
    expect(officialPath('# Path', gold).metrics.task2a_fuzzy_distance).toBe(0.5);
  });

  test('an empty walked path is at distance 1 from every answer', () => {
    expect(officialPath('', { ...walked, paths: [[]] }).metrics).toEqual({
      task2a_strict_distance: 1,
      task2a_fuzzy_distance: 1,
    });
  });

  test('without an accepted path is unscorable, even without an answer', () => {
    const reason = 'There is no accepted path; the published scorer crashes on it.';
    const gold: PathGold = { task: 'task4', locations, paths: [] };
    expect(officialPath('hall', gold)).toEqual({ ...unscorable, reason });
    expect(officialPath(null, gold)).toEqual({ ...unscorable, reason });
  });

  test('with more places than can be told apart is unscorable', () => {
    const paths = [Array.from({ length: 65_536 }, (_, index) => `place ${index}`)];
    const reason = 'The accepted paths have more than 65535 different places.';
    expect(officialPath('hall', { ...walked, paths })).toEqual({ ...unscorable, reason });
  });

  test.each([[['kitchen', 'hall']], [{}], [7], [undefined]])('%j is no text: unscorable', (answer) => {
    const reason = 'The answer is not text; the published scorer crashes on it.';
    expect(officialPath(answer as unknown as string, walked)).toEqual({ ...unscorable, reason });
  });
});
