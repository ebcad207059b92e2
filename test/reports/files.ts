import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of its own that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plugh-report-test-'));
  folders.push(folder);
  return folder;
}

/** A file with this content in such a folder. */
export function temporaryFile(name: string, content: string | Buffer): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}
