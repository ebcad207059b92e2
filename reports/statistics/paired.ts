import { probit, standardDeviation } from 'simple-statistics';
import type { ClusterBootstrap, Estimate } from './bootstrap.ts';
import type { ItemValue } from './itemValues.ts';

/** The difference of two models over the items that both answered: the first less the second. */
export interface PairedComparison {
  readonly first: number;
  readonly second: number;
  readonly difference: Estimate;
  /** Two-sided; absent, with what follows, for a single game. */
  readonly pValue?: number;
  /** The smallest true difference that a run like this one finds four times out of five at the 5 % level. */
  readonly detectable?: number;
  /** Items that only one of the two has a score for. */
  readonly unpaired: number;
}

/**
 * Compares two models item by item with the cluster bootstrap of the differences. The p-value is that of inverting
 * the percentile interval: twice the share of resamples on the far side of 0, one added to both counts so that it is
 * never 0 (Davison and Hinkley 1997, section 4.4). The smallest detectable difference is (z for 1 − α/2 + z for the
 * power of 80 %) × the bootstrap standard error, α = 1 − the level of the interval.
 * `undefined` where the two have no item in common.
 */
export function comparePaired(
  first: readonly ItemValue[],
  second: readonly ItemValue[],
  bootstrap: ClusterBootstrap,
): PairedComparison | undefined {
  const seconds = new Map(second.map((value) => [value.item, value]));
  const pairs = first.flatMap((a) => {
    const b = seconds.get(a.item);
    return b === undefined ? [] : [{ a, b }];
  });
  const differences = pairs.map(
    ({ a, b }): ItemValue => ({ ...a, value: a.value - b.value, repeats: [a.value - b.value] }),
  );
  const difference = bootstrap.mean(differences);
  if (difference === undefined) return undefined;
  const meanOf = (values: readonly ItemValue[]) =>
    values.reduce((sum, { value }) => sum + value, 0) / values.length;
  const resampled = bootstrap.resampledMeans(differences);
  return {
    first: meanOf(pairs.map(({ a }) => a)),
    second: meanOf(pairs.map(({ b }) => b)),
    difference,
    ...(resampled.length > 0 && {
      pValue: twoSided(resampled),
      detectable: detectable(resampled, bootstrap.settings.level),
    }),
    unpaired: first.length + second.length - 2 * pairs.length,
  };
}

function twoSided(resampled: Float64Array): number {
  const below = resampled.filter((value) => value <= 0).length;
  const above = resampled.filter((value) => value >= 0).length;
  return Math.min(1, (2 * (1 + Math.min(below, above))) / (resampled.length + 1));
}

const POWER = 0.8;

function detectable(resampled: Float64Array, level: number): number {
  return (probit((1 + level) / 2) + probit(POWER)) * standardDeviation([...resampled]);
}
