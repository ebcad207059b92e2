import { distance } from 'fastest-levenshtein';

/**
 * The most different lines in the accepted paths: `fastest-levenshtein` compares UTF-16 units, so each line of
 * a path is given one, and the last stands for every line of an answer that is in no path. (Two such lines are
 * never compared with each other, so they need not differ.)
 */
export const MAX_PATH_NAMES = 0xffff;
const IN_NO_PATH = '\uffff';

/** Distances from answers to the same accepted paths. */
export interface PathDistances {
  /**
   * Levenshtein distance over lines, divided by the length of the longer side: 0 equal, 1 nothing in common.
   *
   * @param lines the answer's lines, at least one
   * @returns one distance for each accepted path
   */
  readonly to: (lines: readonly string[]) => number[];
}

/**
 * @param paths the accepted paths
 * @returns null where the paths have more than `MAX_PATH_NAMES` different lines
 */
export function pathDistances(paths: readonly (readonly string[])[]): PathDistances | null {
  const units = new Map<string, string>();
  const codedPaths = paths.map((path) => {
    let coded = '';
    for (const name of path) {
      let unit = units.get(name);
      if (unit === undefined) {
        unit = String.fromCharCode(units.size);
        units.set(name, unit);
      }
      coded += unit;
    }
    return coded;
  });
  if (units.size > MAX_PATH_NAMES) return null;
  return {
    to: (lines) => {
      let coded = '';
      for (const line of lines) coded += units.get(line) ?? IN_NO_PATH;
      return codedPaths.map((path) => distance(path, coded) / Math.max(path.length, coded.length));
    },
  };
}
