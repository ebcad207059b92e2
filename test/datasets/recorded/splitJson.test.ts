import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RowSplitter } from '../../../datasets/recorded/splitJson.ts';

/** Splits the text in chunks of these sizes, over and over. */
function split(text: string, sizes: readonly number[] = [text.length * 4 + 1]): unknown[] {
  const splitter = new RowSplitter();
  const bytes = Buffer.from(text);
  const rows: unknown[] = [];
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] as number;
    for (const { text, number } of splitter.push(bytes.subarray(at, at + size))) {
      expect(number).toBe(rows.length + 1);
      rows.push(JSON.parse(text));
    }
    at += size;
  }
  splitter.end();
  return rows;
}

const row = fc.dictionary(
  fc.constantFrom('results', 'id', 'a"b\\', 'é{['),
  fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\\', '"', '\\"]}', '{"results":['),
  ),
);
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
const blanks = fc.constantFrom(undefined, 2);

test('finds the rows of promptfoo’s JSON, whatever stands in and around them and wherever the chunks end', () => {
  fc.assert(
    fc.property(fc.array(row), row, sizes, blanks, (rows, config, sizes, indent) => {
      const { results: _, ...others } = config;
      const document = {
        evalId: 'x',
        results: { version: 3, prompts: [[{}]], results: rows, stats: others },
        others,
      };
      expect(split(JSON.stringify(document, null, indent), sizes)).toEqual(clean(rows));
    }),
  );
});

test('finds the rows of JSON Lines, and of an array', () => {
  const line = row.map(({ results: _, ...rest }) => rest);
  fc.assert(
    fc.property(fc.array(line), sizes, blanks, (rows, sizes, indent) => {
      const lines = rows.map((each) => JSON.stringify(each, null, indent));
      expect(split(`${lines.join('\n')}\n`, sizes)).toEqual(clean(rows));
      expect(split(JSON.stringify(rows, null, indent), sizes)).toEqual(clean(rows));
      const nested = rows.map((each) => [each, 1]);
      expect(split(JSON.stringify(nested, null, indent), sizes)).toEqual(clean(nested));
    }),
  );
});

/** As JSON gives it back (−0 becomes 0, and so on). */
function clean(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

test.each([
  ['{"results": {"results": [{"a": 1}, {"b', 'the file ends too early, after row 1: it was cut off'],
  ['{"a": 1}\n{"b": "', 'the file ends too early, after row 1: it was cut off'],
  ['[[0, "task1"', 'the file ends too early, at its beginning: it was cut off'],
  ['hello', 'what stands at its beginning is not JSON'],
  ['{"a": 1}\n<html>', 'what stands after row 1 is not JSON'],
  ['{"a": 1}}', 'a bracket too many stands after row 1'],
])('%j is refused: %s', (text, message) => {
  expect(() => split(text)).toThrow(message);
});

test('a row without an end is given up at a limit', () => {
  const splitter = new RowSplitter();
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  splitter.push(Buffer.from('{"a": "'));
  expect(() => {
    for (let i = 0; i < 65; i++) splitter.push(chunk);
  }).toThrow('what stands at its beginning is longer than any row (67108864 bytes)');
});
