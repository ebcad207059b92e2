import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkPlace, writeWhole } from '../../cli/writeWhole.ts';
import { temporaryFile, temporaryFolder } from '../reports/files.ts';

test('what is no file is written to, and stays what it is', () => {
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  checkPlace(pipe);
  writeWhole(pipe, 'report');
  const read = Buffer.alloc(6);
  readSync(end, read);
  closeSync(end);
  expect([read.toString(), statSync(pipe).isFIFO()]).toEqual(['report', true]);
});

test('a file is replaced, and a folder refused', () => {
  const file = temporaryFile('report.md', 'old and longer');
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(() => writeWhole(temporaryFolder(), 'new')).toThrow('EISDIR');
});
