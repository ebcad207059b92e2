import { distance } from 'fastest-levenshtein';

/**
 * The most different lines in the accepted paths: `fastest-levenshtein` compares UTF-16 units, so each line of
 * a path is given one, and unit 0 stands for every line of an answer that is in no path. (Two such lines are
 * never compared with each other, so they need not differ.)
 */
export const MAX_PATH_NAMES = 0xffff;
const IN_NO_PATH = 0;

/** Distances from answers to the same accepted paths. */
export interface PathDistances {
  /** One UTF-16 unit for each of the answer's lines; answers of the same code have the same distances. */
  readonly code: (lines: readonly string[]) => string;
  /**
   * Levenshtein distance over lines, divided by the length of the longer side: 0 equal, 1 nothing in common.
   *
   * @param code of the answer's lines, at least one
   * @returns one distance for each accepted path
   */
  readonly to: (code: string) => number[];
}

/**
 * @param paths the accepted paths
 * @returns null where the paths have more than `MAX_PATH_NAMES` different lines
 */
export function pathDistances(paths: readonly (readonly string[])[]): PathDistances | null {
  const units = new Map<string, number>();
  for (const path of paths) {
    for (const name of path) if (!units.has(name)) units.set(name, units.size + 1);
  }
  if (units.size > MAX_PATH_NAMES) return null;
  const code = (lines: readonly string[]): string => {
    let text = '';
    for (const line of lines) text += String.fromCharCode(units.get(line) ?? IN_NO_PATH);
    return text;
  };
  const pathCodes = paths.map(code);
  return {
    code,
    to: (answer) =>
      pathCodes.map((path) =>
        // Stryker disable next-line ConditionalExpression: to compare equals is only slower
        path === answer ? 0 : distance(path, answer) / Math.max(path.length, answer.length),
      ),
  };
}
