import type { ClusterBootstrap, Interval } from './bootstrap.ts';
import type { ItemValue } from './itemValues.ts';

/** A score set between chance (0) and a perfect answer (1). */
export interface AboveChance {
  /** Below 0 for what is worse than chance. */
  readonly value: number;
  readonly interval?: Interval;
  /** The mean of chance over the items that both answered, and their number. */
  readonly floor: number;
  readonly items: number;
}

/**
 * (score − floor) ÷ (1 − floor), as Cohen's kappa corrects agreement (Cohen, Educ. Psychol. Meas. 20, 1960), over the
 * items that both answered. The floor is measured too: each resample of the games takes both anew. `undefined` where
 * there is no common item, or chance is perfect.
 */
export function aboveChance(
  scores: readonly ItemValue[],
  chance: readonly ItemValue[],
  bootstrap: ClusterBootstrap,
): AboveChance | undefined {
  const floors = new Map(chance.map(({ item, value }) => [item, value]));
  const games = new Map<string, number>();
  const pairs = scores.flatMap(({ item, game, value }) => {
    const floor = floors.get(item);
    if (floor === undefined) return [];
    if (!games.has(game)) games.set(game, games.size);
    return [{ game: games.get(game) as number, value, floor }];
  });
  const score = new Float64Array(games.size);
  const floor = new Float64Array(games.size);
  const count = new Float64Array(games.size);
  for (const pair of pairs) {
    score[pair.game] = (score[pair.game] as number) + pair.value;
    floor[pair.game] = (floor[pair.game] as number) + pair.floor;
    count[pair.game] = (count[pair.game] as number) + 1;
  }
  // (score/n − floor/n) ÷ (1 − floor/n), with n multiplied out.
  const corrected = (clusters: Iterable<number>): number => {
    let [s, f, n] = [0, 0, 0];
    for (const cluster of clusters) {
      s += score[cluster] as number;
      f += floor[cluster] as number;
      n += count[cluster] as number;
    }
    return (s - f) / (n - f);
  };
  const value = corrected(games.values());
  if (!Number.isFinite(value)) return undefined;
  const interval = bootstrap.interval(bootstrap.resample(games.size, corrected));
  return {
    value,
    ...(interval && { interval }),
    floor: floor.reduce((sum, f) => sum + f, 0) / pairs.length,
    items: pairs.length,
  };
}
