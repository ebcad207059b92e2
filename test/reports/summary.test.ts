import { expect, test } from '@jest/globals';
import type { CompletedPrompt } from 'promptfoo';
import { summary } from '../../reports/summary.ts';

function prompt(
  provider: string,
  [passed, failed, errors]: readonly [number, number, number],
  namedScores: Record<string, number>,
  counts: Record<string, number>,
): CompletedPrompt {
  const metrics = {
    testPassCount: passed,
    testFailCount: failed,
    testErrorCount: errors,
    namedScores,
    namedScoresCount: counts,
  };
  return { provider, label: '0-shot', raw: '', metrics } as unknown as CompletedPrompt;
}

function cells(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test('a mean per task, errors apart, and a dash where nothing was scored', () => {
  const model = prompt(
    'model',
    [1, 3, 2],
    { task1_edges_f1: 1.5, task1_nodes_f1: 2, task3_similarity: 0 },
    { task1_edges_f1: 2, task1_nodes_f1: 2, task3_similarity: 2 },
  );
  const broken = prompt('broken', [0, 0, 6], {}, {});
  const printed = summary([model, broken]);
  expect(printed.split('\n')[0]).toBe('sound: edges F1 of task1, path similarity of the others; 100 is best');
  expect(cells(printed)).toEqual([
    ['provider', 'prompt', 'rows', 'errors', 'perfect', 'task1', 'task2a', 'task2b', 'task3', 'task4'],
    ['model', '0-shot', '6', '2', '25.0', '75.0', '–', '–', '0.0', '–'],
    ['broken', '0-shot', '6', '6', '–', '–', '–', '–', '–', '–'],
  ]);
});

test('official values stand under their own heading, since their distances are best at 0', () => {
  const model = prompt(
    'model',
    [0, 2, 0],
    { task1_fuzzy_edges_f1: 0.5, task2a_fuzzy_distance: 0.25 },
    { task1_fuzzy_edges_f1: 1, task2a_fuzzy_distance: 1 },
  );
  const printed = summary([model]);
  expect(printed.split('\n')[0]).toBe(
    'official: fuzzy edges F1 of task1, 100 is best; fuzzy distance of the others, 0 is best',
  );
  expect(cells(printed)[1]).toEqual(['model', '0-shot', '2', '0', '0.0', '50.0', '25.0', '–', '–', '–']);
});

test('a run of errors only is told as such', () => {
  expect(cells(summary([prompt('broken', [0, 0, 3], {}, {})]))[1]).toEqual([
    'broken',
    '0-shot',
    '3',
    '3',
    ...Array(6).fill('–'),
  ]);
});
