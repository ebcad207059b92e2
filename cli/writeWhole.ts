import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file whole or not at all: beside its place first, then renamed, so that a full disk or a kill leaves no
 * half report. What is no file, such as /dev/stdout or a pipe, is written to as it is. Throws an `Error` that says what
 * is wrong with the place.
 */
export function writeWhole(file: string, content: string): void {
  if (isDevice(file)) {
    writeFileSync(file, content);
    return;
  }
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
  if (isDevice(file)) return;
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, '');
  } catch (error) {
    throw unwritable(file, (error as NodeJS.ErrnoException).code);
  }
  rmSync(draft);
}

/** Neither file nor folder: renamed over, it would be gone, and everybody's where that is /dev/null. */
function isDevice(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

function unwritable(file: string, code?: string): Error {
  return new Error(
    `cannot write "${file}" (${code}): give the path of a file in a folder that is there and may be written to`,
  );
}
