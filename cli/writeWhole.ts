import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

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
  const draft = writeDraft(file, content);
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unwritable(file, error);
  }
}

/** Throws as {@link writeWhole} would, before work is done, or paid for, that would then be lost. */
export function checkPlace(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw unwritable(file, { code: 'EISDIR' });
  if (!isDevice(file)) rmSync(writeDraft(file, ''));
}

/** Writes beside the file's place, and gives the path. */
function writeDraft(file: string, content: string): string {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    return draft;
  } catch (error) {
    rmSync(draft, { force: true });
    throw unwritable(file, error);
  }
}

/** Neither file nor folder: renamed over, it would be gone, and everybody's where that is /dev/null. */
function isDevice(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

function unwritable(file: string, error: unknown): Error {
  return new Error(
    `cannot write "${file}" (${(error as NodeJS.ErrnoException).code}): give the path of a file in a folder that is there and may be written to`,
  );
}
