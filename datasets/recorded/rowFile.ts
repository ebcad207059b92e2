import { closeSync, openSync, readSync } from 'node:fs';
import { RowSplitter } from './splitJson.ts';

const CHUNK_BYTES = 1024 * 1024;
const REMEDY =
  'give promptfoo results (eval -o results.json or results.jsonl), recorded answers in the published format, or the name of a dataset that has some (plugh-open, official)';

/** A row of a results file as it stands there, with its place for messages: `results.jsonl, row 7`. */
export interface FileRow {
  readonly value: unknown;
  readonly place: string;
}

/**
 * The rows of a results file, one by one: promptfoo's JSON (`results.results`) or JSON Lines, or a JSON array.
 * Throws an `Error` with file, place and remedy where the file cannot be read, is no such file, or is cut off.
 */
export function* fileRows(file: string): Generator<FileRow> {
  const splitter = new RowSplitter();
  let count = 0;
  for (const chunk of chunks(file)) {
    for (const { text, number } of at(file, () => splitter.push(chunk))) {
      count++;
      const place = `${file}, row ${number}`;
      yield { value: at(place, () => JSON.parse(text)), place };
    }
  }
  at(file, () => splitter.end());
  if (count === 0) throw new Error(`${file} holds no row: ${REMEDY}`);
}

function* chunks(file: string): Generator<Buffer> {
  let open: number | undefined;
  try {
    open = openSync(file, 'r');
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let first = true; ; first = false) {
      const size = readSync(open, buffer, 0, buffer.length, null);
      if (size === 0) return;
      const chunk = buffer.subarray(0, size);
      yield first && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK) ? chunk.subarray(3) : chunk;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(`cannot read "${file}" (${code}): ${REMEDY}`);
  } finally {
    if (open !== undefined) closeSync(open);
  }
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function at<T>(place: string, read: () => T): T {
  return inPlace(place, read, `; ${REMEDY}`);
}

/** Adds to what went wrong where it did, and what to do if that is not said. */
export function inPlace<T>(place: string, read: () => T, remedy = ''): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}${remedy}`);
  }
}
