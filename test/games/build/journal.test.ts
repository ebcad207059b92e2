import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { Journal } from '../../../games/build/journal.ts';

let file: string;
let worked: string[];

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'plugh-journal-')), 'journal.jsonl');
  worked = [];
});

const work = (name: string) => async () => {
  worked.push(name);
  return { name };
};

test('work is done once for its inputs, in this process and the next', async () => {
  const journal = new Journal(file);
  expect(await journal.once({ a: 1 }, work('first'))).toEqual({ name: 'first' });
  expect(await journal.once({ a: 1 }, work('again'))).toEqual({ name: 'first' });
  expect(await new Journal(file).once({ a: 1 }, work('later'))).toEqual({ name: 'first' });
  expect(await new Journal(file).once({ a: 2 }, work('other'))).toEqual({ name: 'other' });
  expect(worked).toEqual(['first', 'other']);
});

test('work that failed is done again', async () => {
  const fail = async () => {
    throw new Error('no');
  };
  await expect(new Journal(file).once(1, fail)).rejects.toThrow('no');
  expect(await new Journal(file).once(1, work('mended'))).toEqual({ name: 'mended' });
});

test('a line that a kill has cut off is done again, and spoils no other', async () => {
  const journal = new Journal(file);
  await journal.once(1, work('one'));
  await journal.once(2, work('two'));
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  await new Journal(file).once(2, work('two again'));
  appendFileSync(file, '\n\n');
  const last = new Journal(file);
  await last.once(1, work('lost'));
  await last.once(2, work('lost'));
  expect(worked).toEqual(['one', 'two', 'two again']);
});
