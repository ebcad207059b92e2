import { expect, test } from '@jest/globals';
import { fileRows } from '../../../datasets/recorded/rowFile.ts';
import { temporaryFile, temporaryFolder } from '../../reports/files.ts';

const REMEDY =
  'give promptfoo results (eval -o results.json or results.jsonl), recorded answers in the published format, or the name of a dataset that has some (plugh-open, official)';

test('gives each row with its place', () => {
  const file = temporaryFile('rows.jsonl', '\uFEFF{"a": 1}\n\n{"a": 2}\n');
  expect([...fileRows(file)]).toEqual([
    { value: { a: 1 }, place: `${file}, row 1` },
    { value: { a: 2 }, place: `${file}, row 2` },
  ]);
});

test.each([
  ['empty', '', ' holds no row: '],
  ['blank', ' \n\n', ' holds no row: '],
  ['no rows', '{"results": {"results": []}}', ' holds no row: '],
  ['a page', '<html></html>', ': what stands at its beginning is not JSON; '],
  ['packed', Buffer.from([0x1f, 0x8b, 0x08, 0]), ': what stands at its beginning is not JSON; '],
  ['cut off', '[[1, 2], [3', ': the file ends too early, after row 1: it was cut off; '],
])('a file that is %s is named with what to do', (_, content, problem) => {
  const file = temporaryFile('bad.json', content);
  expect(() => [...fileRows(file)]).toThrow(`${file}${problem}${REMEDY}`);
});

test('a row that is not JSON is named', () => {
  const file = temporaryFile('bad.jsonl', '{"a": 1}\n{"a": tru}\n');
  expect(() => [...fileRows(file)]).toThrow(new RegExp(`^${file}, row 2: .*JSON.*; ${REMEDY.slice(0, 20)}`));
});

test('so are a file that is not there and a folder', () => {
  const folder = temporaryFolder();
  expect(() => [...fileRows(`${folder}/nowhere.json`)]).toThrow(
    `cannot read "${folder}/nowhere.json" (ENOENT`,
  );
  expect(() => [...fileRows(folder)]).toThrow(`cannot read "${folder}" (EISDIR`);
});
