import { describe, expect, test } from '@jest/globals';
import { loadDataset } from '../../../datasets/load.ts';
import { readResults } from '../../../reports/read/readResults.ts';
import { temporaryFile } from '../files.ts';

const dataset = loadDataset();
const item = 'af-tide-mill-01';
const asLine = (response: unknown, fields: object = {}) =>
  JSON.stringify({ id: item, task: 'task1', model: 'm', shots: 1, response, ...fields });
const read = (content: string, scorer: 'sound' | 'official' = 'sound') =>
  readResults({ files: [temporaryFile('recorded.jsonl', content)], dataset, scorer });

describe('recorded answers', () => {
  test('are scored against the dataset that was asked', () => {
    const [row] = read(asLine('graph G { "Tool-Shed" -- "Mill-Yard"; }')).rows;
    expect(row).toEqual({
      kind: 'scored',
      model: 'm',
      provider: 'm',
      shots: '1-shot',
      task: 'task1',
      item,
      game: 'AdventureForge: The Tide-Mill',
      nodes: 6,
      cycles: 0,
      pathLength: 10,
      dataset: 'plugh-open',
      datasetVersion: '1.0',
      repeat: 0,
      answer: 'graph G { "Tool-Shed" -- "Mill-Yard"; }',
      gold: { edges: dataset.items.get(item)?.edges },
      result: expect.objectContaining({ scorer: 'sound@1', outcome: 'answered' }),
    });
  });

  test('may stand in an array as the published ones', () => {
    const published = JSON.stringify([[item, 'task2a', 'm', 0, 'Tool-Shed\nMill-Yard']]);
    expect(read(published, 'official').rows).toMatchObject([
      { task: 'task2a', shots: '0-shot', result: { scorer: 'official@1', kind: 'path' } },
    ]);
  });

  test('that are missing are wrong for the official scorer, as published, and an error row for the sound one', () => {
    expect(read(asLine(null), 'official').rows).toMatchObject([
      { kind: 'scored', answer: null, result: { score: 0 } },
    ]);
    expect(read(asLine(null)).rows).toMatchObject([{ kind: 'error', error: 'no answer is recorded' }]);
  });

  test('that are equal are repeats within a file, and one row in two files', () => {
    const answers = temporaryFile('recorded.jsonl', [asLine('x'), asLine('x'), asLine('y')].join('\n'));
    const repeats = (...files: string[]) => readResults({ files, dataset }).rows.map(({ repeat }) => repeat);
    expect(repeats(answers)).toEqual([0, 1, 2]);
    expect(repeats(answers, answers)).toEqual([0, 1, 2]);
  });

  test('of the bundled sample are all scored', () => {
    const { rows } = readResults({ files: ['datasets/plugh-open/recorded.jsonl'], dataset });
    expect(rows).toHaveLength(656);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['scored']));
  });

  test.each([
    [
      asLine('x', { id: 'nowhere' }),
      'the dataset plugh-open has no task1 of item "nowhere": give the dataset that was asked, with --dataset',
    ],
    [
      asLine(7),
      'it is neither a row of promptfoo results nor a recorded answer, [id, task, model, shots, answer or null]',
    ],
    [asLine('x', { task: 'task5' }), 'it is neither a row of promptfoo results nor a recorded answer'],
    [asLine('x', { shots: -1 }), 'it is neither a row of promptfoo results nor a recorded answer'],
    ['[["a", "task1", "m", 0]]', 'it is neither a row of promptfoo results nor a recorded answer'],
    ['[{}]', 'it is neither a row of promptfoo results nor a recorded answer'],
  ])('%s is refused with its place', (content, problem) => {
    expect(() => read(content)).toThrow(`recorded.jsonl, row 1: ${problem}`);
  });

  test('without a dataset are refused', () => {
    const file = temporaryFile('recorded.jsonl', asLine('x'));
    expect(() => readResults({ files: [file] })).toThrow(
      `${file}, row 1: recorded answers carry no gold: give the dataset that was asked, with --dataset`,
    );
  });
});
