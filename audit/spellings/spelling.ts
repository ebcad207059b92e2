/** One way to write a right answer. */
export interface Spelling<T> {
  /** What is special about it: `chains`, `numbered` … */
  readonly name: string;
  readonly write: (answer: T) => string;
  /** Whether a place's name can be written so: a name with a comma cannot stand in a list with commas. */
  readonly fits?: (name: string) => boolean;
}

/** Letters, digits, blanks, hyphens and apostrophes: names that need no quotes. */
export function isWordsOnly(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u.test(name);
}
