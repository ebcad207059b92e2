import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

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
    throw unwritable(file, (error as NodeJS.ErrnoException).code);
  }
}

/** Throws as {@link writeWhole} would, before work is done, or paid for, that would then be lost. */
export function checkPlace(file: string): void {
  if (existsSync(file) && statSync(file).isDirectory()) throw unwritable(file, 'EISDIR');
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, '');
  } catch (error) {
    throw unwritable(file, (error as NodeJS.ErrnoException).code);
  }
  rmSync(draft);
}

function unwritable(file: string, code?: string): Error {
  return new Error(
    `cannot write "${file}" (${code}): give the path of a file in a folder that is there and may be written to`,
  );
}
