import { mean, sampleVariance } from 'simple-statistics';
import type { ScoredAnswer } from '../record.ts';

/** What a model made of one item: the mean over its repeats, so that an item asked twice counts once. */
export interface ItemValue {
  /** Dataset version and id: items of two datasets are never taken for one. */
  readonly item: string;
  readonly game: string;
  readonly value: number;
  /** The value of each repeat, in their order. */
  readonly repeats: readonly number[];
}

/** One value an item, in the order of the items' first answers; answers without the value are left out. */
export function itemValues(
  answers: readonly ScoredAnswer[],
  valueIn: (answer: ScoredAnswer) => number | undefined,
): ItemValue[] {
  const items = new Map<string, { game: string; repeats: number[] }>();
  for (const answer of answers) {
    const value = valueIn(answer);
    if (value === undefined) continue;
    const item = `${answer.datasetVersion} ${answer.item}`;
    const known = items.get(item);
    if (known === undefined) items.set(item, { game: answer.game, repeats: [value] });
    else known.repeats.push(value);
  }
  return [...items].map(([item, { game, repeats }]) => ({
    item,
    game,
    value: repeats.length === 1 ? (repeats[0] as number) : mean(repeats),
    repeats,
  }));
}

/**
 * The spread of repeated answers to one question: the square root of the mean, over items asked more than once, of
 * the sample variance of their values (the pooled within-item standard deviation, each item weighing the same).
 * `undefined` where no item was asked twice.
 */
export function withinItemDeviation(values: readonly ItemValue[]): number | undefined {
  const variances = values
    .filter(({ repeats }) => repeats.length > 1)
    .map(({ repeats }) => sampleVariance([...repeats]));
  return variances.length === 0 ? undefined : Math.sqrt(mean(variances));
}
