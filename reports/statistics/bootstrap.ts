import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { quantileSorted } from 'simple-statistics';
import type { ItemValue } from './itemValues.ts';

export interface BootstrapSettings {
  /** How many resamples; an interval from fewer than some hundreds is itself a matter of chance. */
  readonly resamples: number;
  /** The same seed gives the same intervals, whatever else the report holds. */
  readonly seed: number;
  /** Of the intervals, such as 0.95. */
  readonly level: number;
}

/** With fewer games than this an interval of 95 % covers the truth less than nine times out of ten. */
export const LEAST_GAMES = 10;

/** A mean over items with its interval. */
export interface Estimate {
  readonly mean: number;
  /** Absent where all items are of one game, which cannot tell how games differ. */
  readonly interval?: Interval;
  readonly items: number;
}

export type Interval = readonly [low: number, high: number];

/**
 * The cluster bootstrap: whole games are drawn with replacement, as many as there are, and the statistic is taken
 * over all items of the drawn games, since items of one game share a map, a style and a vocabulary and are not
 * independent (Davison and Hinkley, "Bootstrap Methods and their Application", 1997, section 3.8; Field and Welsh,
 * "Bootstrapping clustered data", J. R. Stat. Soc. B 69, 2007). Intervals are percentile intervals (Efron and
 * Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 13): they stay within 0 and 1, and turn with a metric
 * whose direction is turned. With few games they are somewhat too short.
 */
export class ClusterBootstrap {
  readonly settings: BootstrapSettings;
  private readonly drawn = new Map<number, Uint32Array>();

  constructor(settings: BootstrapSettings) {
    this.settings = settings;
  }

  /** The mean over items, with its interval; `undefined` for no items. */
  mean(values: readonly ItemValue[]): Estimate | undefined {
    if (values.length === 0) return undefined;
    const interval = this.interval(this.resampledMeans(values));
    const total = values.reduce((sum, { value }) => sum + value, 0);
    return {
      mean: total / values.length,
      ...(interval && { interval }),
      items: values.length,
    };
  }

  /** The mean over items of every resample; empty for fewer than two games. */
  resampledMeans(values: readonly ItemValue[]): Float64Array {
    const { sums, counts } = byCluster(values);
    return this.resample(sums.length, (picked) => {
      let sum = 0;
      let count = 0;
      for (const cluster of picked) {
        sum += sums[cluster] as number;
        count += counts[cluster] as number;
      }
      return sum / count;
    });
  }

  /**
   * The statistic of every resample, each a list of cluster numbers below `clusters`; empty for fewer than two
   * clusters. All statistics over as many clusters see the same resamples.
   */
  resample(clusters: number, statistic: (picked: Uint32Array) => number): Float64Array {
    if (clusters < 2) return new Float64Array();
    const draws = this.draws(clusters);
    return Float64Array.from({ length: this.settings.resamples }, (_, i) =>
      statistic(draws.subarray(i * clusters, (i + 1) * clusters)),
    );
  }

  /** The percentile interval of a resampled statistic, without what is not finite; `undefined` for none. */
  interval(distribution: Float64Array): Interval | undefined {
    const sorted = [...distribution.filter(Number.isFinite).sort()];
    if (sorted.length === 0) return undefined;
    const tail = (1 - this.settings.level) / 2;
    return [quantileSorted(sorted, tail), quantileSorted(sorted, 1 - tail)];
  }

  private draws(clusters: number): Uint32Array {
    const known = this.drawn.get(clusters);
    if (known !== undefined) return known;
    const generator = xoroshiro128plus(this.settings.seed);
    const draws = Uint32Array.from({ length: this.settings.resamples * clusters }, () =>
      uniformInt(generator, 0, clusters - 1),
    );
    this.drawn.set(clusters, draws);
    return draws;
  }
}

/** Sums and numbers of the items of each game, in the games' order of first sight. */
function byCluster(values: readonly ItemValue[]): {
  sums: Float64Array;
  counts: Float64Array;
} {
  const numbers = new Map<string, number>();
  for (const { game } of values) if (!numbers.has(game)) numbers.set(game, numbers.size);
  const sums = new Float64Array(numbers.size);
  const counts = new Float64Array(numbers.size);
  for (const { game, value } of values) {
    const number = numbers.get(game) as number;
    sums[number] = (sums[number] as number) + value;
    counts[number] = (counts[number] as number) + 1;
  }
  return { sums, counts };
}
