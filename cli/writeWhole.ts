import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file whole or not at all: beside its place first, then renamed, so that a full disk or a kill leaves no
 * half report. Throws an `Error` that says what is wrong with the place.
 */
export function writeWhole(file: string, content: string): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Error(
      `cannot write "${file}" (${(error as NodeJS.ErrnoException).code}): give the path of a file in a folder that is there and may be written to`,
    );
  }
}
