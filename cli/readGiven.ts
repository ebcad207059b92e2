import { readFileSync } from 'node:fs';

/** A file that the user has named cannot be read; the message says what to give instead. */
export class UnreadableFileError extends Error {
  constructor(file: string, code: string | undefined, remedy: string) {
    super(`cannot read "${file}" (${code}): ${remedy}`);
  }
}

/** Reads a file that the user has named; `-` is standard input. Throws `UnreadableFileError`. */
export function readGiven(file: string, remedy: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UnreadableFileError(file, (error as NodeJS.ErrnoException).code, remedy);
  }
}

export const readWalkthrough = (file: string): string =>
  readGiven(file, 'give the walkthrough, a text file with one command a line').toString();

export const readStoryFile = (file: string): Buffer =>
  readGiven(file, 'give a story file (Z-machine version 3, 4, 5 or 8)');
