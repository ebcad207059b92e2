import { expect, test } from '@jest/globals';
import { readPromptfooRow } from '../../reports/read/promptfooRow.ts';
import { DEFAULTS, makeReport } from '../../reports/report.ts';
import { errorRow, HALF_WALK, RIGHT_WALK, walkRow } from './rows.ts';

const report = (...prompts: readonly (object | undefined)[]) =>
  makeReport(
    {
      sources: [],
      rows: prompts.map((fields, repeat) =>
        walkRow(repeat === 0 ? RIGHT_WALK : HALF_WALK, { ...fields, repeat }),
      ),
      notes: [],
    },
    DEFAULTS,
  );

test('answers to a chat and a text prompt of one label are no repeats, and refused', () => {
  expect(() => report({ promptHash: 'chat' }, { promptHash: 'text' })).toThrow(
    '"m" was asked task2a of i1 by different prompts that are all labelled "0-shot"',
  );
});

test('repeats, other questions, other labels, prompts that are not known and errors are not', () => {
  expect(() =>
    report(
      { promptHash: 'a' },
      { promptHash: 'a' },
      { promptHash: 'b', item: 'i2' },
      { promptHash: 'c', shots: '1-shot' },
      { promptHash: 'd', model: 'n' },
      undefined,
    ),
  ).not.toThrow();
  const rows = [walkRow(RIGHT_WALK, { promptHash: 'a' }), errorRow('down', { task: 'task2a' })];
  expect(() => makeReport({ sources: [], rows, notes: [] }, DEFAULTS)).not.toThrow();
});

test('a row keeps a hash of its prompt, but none of a prompt that promptfoo left out', () => {
  const { result, gold } = walkRow(RIGHT_WALK);
  const hashOf = (raw: string | undefined) => {
    const read = readPromptfooRow({
      provider: { id: 'm' },
      prompt: { label: '0-shot', ...(raw !== undefined && { raw }) },
      gradingResult: { componentResults: [{ metadata: { plugh: result } }] },
      testCase: {
        metadata: { task: 'task2a', item: 'i', game: 'g', dataset: 'd', datasetVersion: '1.0', gold },
      },
    });
    return read?.row.kind === 'scored' ? read.row.promptHash : 'no score';
  };
  expect(hashOf('one')).toMatch(/^.{16}$/);
  expect(hashOf('one')).toBe(hashOf('one'));
  expect(hashOf('one')).not.toBe(hashOf('two'));
  expect([undefined, '', '[prompt stripped]'].map(hashOf)).toEqual([undefined, undefined, undefined]);
});
