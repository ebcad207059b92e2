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
  for (let gold = 0; gold < start.length; gold++) {
    const predicted = start[gold] as number;
    if (predicted !== UNMATCHED) partnerOfPredicted[predicted] = gold;
  }
  for (let root = 0; root < fits.length; root++) {
    if (partnerOfGold[root] !== UNMATCHED || fits[root]?.length === 0) continue;
    augment(root, fits, partnerOfGold, partnerOfPredicted);
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
  let free = UNMATCHED;
  for (let next = 0; next < queue.length && free === UNMATCHED; next++) {
    const gold = queue[next] as number;
    for (const predicted of fits[gold] as readonly number[]) {
      if (reachedFrom.has(predicted)) continue;
      reachedFrom.set(predicted, gold);
      const holder = partnerOfPredicted[predicted] as number;
      if (holder === UNMATCHED) {
        free = predicted;
        break;
      }
      queue.push(holder);
    }
  }
  // Back to the root, giving each gold thing on the way the predicted one that it reached.
  while (free !== UNMATCHED) {
    const gold = reachedFrom.get(free) as number;
    const given = partnerOfGold[gold] as number;
    partnerOfGold[gold] = free;
    partnerOfPredicted[free] = gold;
    free = given;
  }
}
