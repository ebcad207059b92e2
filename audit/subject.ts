import type { Item } from '../datasets/item.ts';
import type { Dataset } from '../datasets/load.ts';
import { type Gold, goldOf } from '../datasets/questions.ts';
import type { ClusterBootstrap } from '../reports/statistics/bootstrap.ts';
import type { GraphScore, PathScore, ScorerName, Task } from '../scoring/types.ts';
import { TASKS } from '../scoring/types.ts';
import type { Scorer } from './scorer.ts';

/** A dataset with the scorer that is to score its answers. */
export interface Subject {
  readonly dataset: Dataset;
  /** Every item, dev ones too: their gold stands in prompts. */
  readonly items: readonly Item[];
  readonly scorer: Scorer;
  /** What results of this scorer are to be called. */
  readonly scorerName: ScorerName;
  readonly bootstrap: ClusterBootstrap;
  /** How many answers of each reader that throws dice are taken, from 1. */
  readonly draws: number;
}

/** A task of an item with its right answer. */
export interface Asked {
  readonly item: Item;
  readonly task: Task;
  readonly gold: Gold;
  /** `task3 · zork1-04` */
  readonly name: string;
}

/** Every question of the items that has a right answer, item by item. */
export function askedOf(items: readonly Item[]): Asked[] {
  return items.flatMap((item) =>
    TASKS.flatMap((task) => {
      const gold = goldOf(item, task);
      return gold === undefined ? [] : [{ item, task, gold, name: `${task} · ${item.id}` }];
    }),
  );
}

/** Those of the items that a run scores. */
export function scoredItems({ items }: Subject): readonly Item[] {
  return items.filter(({ split }) => split === 'test');
}

export function scoreOf(scorer: Scorer, response: string | null, gold: Gold): GraphScore | PathScore {
  return gold.kind === 'graph' ? scorer.graph(response, gold.gold) : scorer.path(response, gold.gold);
}
