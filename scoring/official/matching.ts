/** Stands for "no partner" in a matching. */
export const UNMATCHED = -1;

/**
 * A maximum one-to-one matching between gold and predicted things, grown from `start` by shortest augmenting
 * paths (Berge's theorem: a matching is maximum when no such path is left). A gold thing matched in `start`
 * stays matched, though its partner may change.
 *
 * Ours, because the packages for unweighted matching have been left alone for years and the kept ones solve
 * the weighted problem on a full matrix in cubic time; here the gold side is small, and an answer of ten
 * thousand edges is a case to survive.
 *
 * @param fits for each gold index the predicted indices it may be matched with
 * @param predictedCount number of predicted things
 * @param start for each gold index a partner out of `fits` or `UNMATCHED`, no partner twice
 * @returns for each gold index its predicted partner or `UNMATCHED`
 */
export function maximumMatching(
  fits: readonly (readonly number[])[],
  predictedCount: number,
  start: Int32Array,
): Int32Array {
  const partnerOfGold = start.slice();
  const partnerOfPredicted = new Int32Array(predictedCount).fill(UNMATCHED);
  start.forEach((predicted, gold) => {
    // Stryker disable next-line ConditionalExpression: a typed array has no place -1 and ignores it
    if (predicted !== UNMATCHED) partnerOfPredicted[predicted] = gold;
  });
  for (const root of fits.keys()) {
    if (partnerOfGold[root] === UNMATCHED) augment(root, fits, partnerOfGold, partnerOfPredicted);
  }
  return partnerOfGold;
}

/** Looks for an augmenting path from an unmatched gold thing, breadth first, and flips the first one found. */
function augment(
  root: number,
  fits: readonly (readonly number[])[],
  partnerOfGold: Int32Array,
  partnerOfPredicted: Int32Array,
): void {
  /** For each predicted index the search came to, the gold index it came from. */
  const reachedFrom = new Map<number, number>();
  const queue = [root];
  for (const gold of queue) {
    for (const predicted of fits[gold] as readonly number[]) {
      if (reachedFrom.has(predicted)) continue;
      reachedFrom.set(predicted, gold);
      const holder = partnerOfPredicted[predicted] as number;
      if (holder === UNMATCHED) {
        flip(predicted, reachedFrom, partnerOfGold, partnerOfPredicted);
        return;
      }
      queue.push(holder);
    }
  }
}

/** Back to the root from the end of an augmenting path, giving each gold thing on it the predicted one it reached. */
function flip(
  end: number,
  reachedFrom: ReadonlyMap<number, number>,
  partnerOfGold: Int32Array,
  partnerOfPredicted: Int32Array,
): void {
  let free = end;
  while (free !== UNMATCHED) {
    const gold = reachedFrom.get(free) as number;
    const given = partnerOfGold[gold] as number;
    partnerOfGold[gold] = free;
    partnerOfPredicted[free] = gold;
    free = given;
  }
}
