/** Stands for "no partner" in a matching. */
export const UNMATCHED = -1;

/**
 * A maximum one-to-one matching between gold and predicted things, grown from `start` by shortest augmenting
 * paths (Berge's theorem: a matching is maximum when no such path is left). A thing matched in `start` stays
 * matched, though its partner may change.
 *
 * Ours, because the packages for unweighted matching have been left alone for ten years and the kept ones
 * solve the weighted problem on a full matrix in cubic time; here the gold side is small and an answer of
 * ten thousand edges is a case to survive.
 *
 * @param fits for each gold index the predicted indices it may be matched with
 * @param predictedCount number of predicted things
 * @param start pairs [gold, predicted] to begin with, each from `fits`, no index twice on its side
 * @returns for each gold index its predicted partner, or `UNMATCHED`
 */
export function maximumMatching(
  fits: readonly (readonly number[])[],
  predictedCount: number,
  start: readonly (readonly [number, number])[],
): Int32Array {
  const partnerOfGold = new Int32Array(fits.length).fill(UNMATCHED);
  const partnerOfPredicted = new Int32Array(predictedCount).fill(UNMATCHED);
  for (const [gold, predicted] of start) {
    partnerOfGold[gold] = predicted;
    partnerOfPredicted[predicted] = gold;
  }
  // reachedFrom[p]: the gold index from which this round's search came to p; valid where round[p] is this round.
  const reachedFrom = new Int32Array(predictedCount);
  const round = new Int32Array(predictedCount).fill(UNMATCHED);

  for (let root = 0; root < fits.length; root++) {
    if (partnerOfGold[root] !== UNMATCHED) continue;
    let free = UNMATCHED;
    const queue = [root];
    for (let next = 0; next < queue.length && free === UNMATCHED; next++) {
      const gold = queue[next] as number;
      for (const predicted of fits[gold] as readonly number[]) {
        if (round[predicted] === root) continue;
        round[predicted] = root;
        reachedFrom[predicted] = gold;
        const holder = partnerOfPredicted[predicted] as number;
        if (holder === UNMATCHED) {
          free = predicted;
          break;
        }
        queue.push(holder);
      }
    }
    // Walk the path back to the root, giving each gold thing on it the predicted one it reached.
    while (free !== UNMATCHED) {
      const gold = reachedFrom[free] as number;
      const given = partnerOfGold[gold] as number;
      partnerOfGold[gold] = free;
      partnerOfPredicted[free] = gold;
      free = given;
    }
  }
  return partnerOfGold;
}
