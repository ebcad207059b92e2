/** Longer paths are shown up to here. */
export const MAX_ALIGNED_STEPS = 200;

/** One line of two aligned paths: positions in either. */
export type AlignedStep =
  | { readonly kind: 'same' | 'other'; readonly right: number; readonly said: number }
  | { readonly kind: 'missing'; readonly right: number }
  | { readonly kind: 'extra'; readonly said: number };

/**
 * Aligns a path with the right one by the least number of changes, insertions and omissions (Wagner and Fischer, "The
 * String-to-String Correction Problem", 1974): the changes that the Levenshtein distance of the scores counts. Of
 * equally good alignments it takes the one that changes steps where it can, rather than to leave out and insert.
 *
 * @param right the right path, at most `MAX_ALIGNED_STEPS` names
 * @param said the path as it was read, at most as many
 */
export function align(right: readonly string[], said: readonly string[]): AlignedStep[] {
  const costs = costTable(right, said);
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const steps: AlignedStep[] = [];
  let [i, j] = [right.length, said.length];
  while (i > 0 || j > 0) {
    const [a, b] = [right[i - 1], said[j - 1]];
    if (a !== undefined && b !== undefined && cost(i, j) === cost(i - 1, j - 1) + Number(a !== b)) {
      steps.push({ kind: a === b ? 'same' : 'other', right: i - 1, said: j - 1 });
      i--;
      j--;
    } else if (a !== undefined && cost(i, j) === cost(i - 1, j) + 1) {
      steps.push({ kind: 'missing', right: i - 1 });
      i--;
    } else {
      steps.push({ kind: 'extra', said: j - 1 });
      j--;
    }
  }
  return steps.reverse();
}

/** The distance of the first `i` steps of the one and the first `j` of the other, at `[i][j]`. */
function costTable(right: readonly string[], said: readonly string[]): number[][] {
  const costs = [Array.from({ length: said.length + 1 }, (_, j) => j)];
  for (const [i, name] of right.entries()) {
    const above = costs[i] as number[];
    const row = [i + 1];
    for (const [j, step] of said.entries())
      row.push(
        Math.min(
          (above[j] as number) + Number(name !== step),
          (above[j + 1] as number) + 1,
          (row[j] as number) + 1,
        ),
      );
    costs.push(row);
  }
  return costs;
}
