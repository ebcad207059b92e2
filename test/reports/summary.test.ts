import { describe, expect, test } from '@jest/globals';
import type { CompletedPrompt, EvaluateResult } from 'promptfoo';
import { summary } from '../../reports/summary.ts';
import { scoreGraph, scorePath, type Task } from '../../scoring/index.ts';

const prompt = (provider: string) => ({ provider, label: '0-shot', raw: '' }) as CompletedPrompt;

const EDGES = [['hall', 'attic']] as const;
const SCORED = {
  task1: (answer: string, scorer: 'sound' | 'official') => scoreGraph(answer, { edges: EDGES }, { scorer }),
  task3: (answer: string, scorer: 'sound' | 'official') =>
    scorePath(
      answer,
      { task: 'task3', paths: [['hall', 'attic']], locations: ['attic', 'hall'] },
      { scorer },
    ),
};

interface RowSettings {
  readonly column?: number;
  readonly scorer?: 'sound' | 'official';
  readonly dataset?: string;
  /** Whether promptfoo counts the row as passed: by a threshold, or by assertions of the user's own. */
  readonly success?: boolean;
}

/** A row of promptfoo's results, as an extension gets it; an error where there is no answer. */
function row(task: 'task1' | 'task3', answer: string | null, settings: RowSettings = {}): EvaluateResult {
  const { column = 0, scorer = 'sound', dataset = 'plugh-open', success = false } = settings;
  const gold = task === 'task1' ? { edges: EDGES } : { task };
  const own = { pass: true, score: 1, reason: '', metadata: {} };
  return {
    promptIdx: column,
    success,
    testCase: {
      metadata: { task, dataset, datasetVersion: '1.0', gold },
      assert: [{ type: 'javascript', value: '', config: { scorer } }],
    },
    gradingResult:
      answer === null
        ? null
        : { componentResults: [own, { metadata: { plugh: SCORED[task](answer, scorer) } }] },
  } as unknown as EvaluateResult;
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

const RIGHT: Record<'task1' | 'task3', string> = {
  task1: 'graph {\n"hall" -- "attic"\n}',
  task3: 'hall\nattic',
};
const HEAD: (string | Task)[] = [
  ...['provider', 'prompt', 'rows', 'errors', 'perfect'],
  ...['task1', 'task2a', 'task2b', 'task3', 'task4'],
];

test('a mean per task, errors apart, and a dash where nothing was scored', () => {
  const printed = summary(
    [prompt('model'), prompt('broken')],
    [
      row('task1', RIGHT.task1),
      row('task1', 'graph {\n"cellar" -- "attic"\n}'),
      row('task3', ''),
      row('task3', null),
      row('task1', null, { column: 1 }),
    ],
  );
  expect(printed.split('\n')[0]).toBe('sound: edges F1 of task1, path similarity of the others; 100 is best');
  expect(cells(printed)).toEqual([
    HEAD,
    ['model', '0-shot', '4', '1', '33.3', '50.0', '–', '–', '0.0', '–'],
    ['broken', '0-shot', '1', '1', ...Array(6).fill('–')],
  ]);
});

test('official values stand under their own heading, since their distances are best at 0', () => {
  const printed = summary(
    [prompt('model')],
    [
      row('task1', RIGHT.task1, { scorer: 'official' }),
      row('task3', 'hall\ncellar', { scorer: 'official' }),
      row('task3', null, { scorer: 'official' }),
    ],
  );
  expect(printed.split('\n')[0]).toBe(
    'official: fuzzy edges F1 of task1, 100 is best; fuzzy distance of the others, 0 is best',
  );
  expect(cells(printed)).toEqual([
    HEAD,
    ['model', '0-shot', '3', '1', '50.0', '100.0', '–', '–', '50.0', '–'],
  ]);
});

test('perfect is what is perfect, and not what passed by a threshold or failed by an assertion of the user’s own', () => {
  const rows = [row('task3', 'hall', { success: true }), row('task3', RIGHT.task3, { success: false })];
  expect(cells(summary([prompt('model')], rows))[1]?.[4]).toBe('50.0');
});

describe('a run of several kinds of rows', () => {
  test('has a table for each scorer, of its own rows', () => {
    const printed = summary(
      [prompt('model')],
      [
        row('task3', RIGHT.task3),
        row('task3', 'hall', { scorer: 'official' }),
        row('task3', null, { scorer: 'official' }),
      ],
    );
    expect(printed.match(/^(?:sound|official).*/gm)).toEqual([
      'sound: edges F1 of task1, path similarity of the others; 100 is best',
      'official: fuzzy edges F1 of task1, 100 is best; fuzzy distance of the others, 0 is best',
    ]);
    expect(cells(printed)).toEqual([
      HEAD,
      ['model', '0-shot', '1', '0', '100.0', '–', '–', '–', '100.0', '–'],
      HEAD,
      ['model', '0-shot', '2', '1', '0.0', '–', '–', '–', '50.0', '–'],
    ]);
  });

  test('and for each dataset, whose values must not be averaged', () => {
    const printed = summary(
      [prompt('model'), prompt('other')],
      [row('task3', RIGHT.task3), row('task3', '', { dataset: 'twin.jsonl', column: 1 })],
    );
    expect(printed.match(/\(.*\)$/gm)).toEqual(['(plugh-open 1.0)', '(twin.jsonl 1.0)']);
    expect(cells(printed)).toEqual([
      HEAD,
      ['model', '0-shot', '1', '0', '100.0', '–', '–', '–', '100.0', '–'],
      HEAD,
      ['other', '0-shot', '1', '0', '0.0', '–', '–', '–', '0.0', '–'],
    ]);
  });

  test('leaves out rows of another suite', () => {
    const other = { promptIdx: 0, success: true, testCase: {} } as EvaluateResult;
    expect(cells(summary([prompt('model')], [other, row('task3', RIGHT.task3)]))[1]?.slice(2, 5)).toEqual([
      '1',
      '0',
      '100.0',
    ]);
  });
});

test('a run of errors only is told as such, and one of nothing as well', () => {
  const errors = [row('task1', null), row('task3', null)];
  expect(cells(summary([prompt('broken')], errors))[1]).toEqual([
    'broken',
    '0-shot',
    '2',
    '2',
    ...Array(6).fill('–'),
  ]);
  expect(cells(summary([prompt('none')], []))[1]).toEqual([
    'none',
    '0-shot',
    '0',
    '0',
    ...Array(6).fill('–'),
  ]);
});

test('scores that promptfoo was told not to keep are neither errors nor nothing', () => {
  const namedScores = { task1_edges_f1: 1, tasks_scored: 1 };
  const kept = { ...row('task1', RIGHT.task1), namedScores };
  const stripped = [
    { ...kept, gradingResult: null },
    { ...kept, testCase: {} },
  ] as EvaluateResult[];
  const printed = summary([prompt('model')], [kept, ...stripped]);
  expect(cells(printed)[1]?.slice(2, 6)).toEqual(['1', '0', '100.0', '100.0']);
  expect(printed).toMatch(/\nLeft out: 2 of 3 rows, whose scores promptfoo was told not to keep \(/);
});
