import type { Edge } from '../scoring/types.ts';

/** A question for the shortest path: in task3 `from` and `to` are places, in task4 hints that stand for places. */
export interface PathQuestion {
  readonly from: string;
  readonly to: string;
  /** Every shortest path, each from the source to the target. */
  readonly answers: readonly (readonly string[])[];
}

/** An object of the story; task4's hints point at where it was first met or finally left. */
export interface StoryObject {
  readonly name: string;
  readonly first: string;
  readonly left?: string;
}

/** Where an item comes from. */
export interface ItemSource {
  readonly licence: string;
  readonly origin: string;
  readonly walk: string;
  readonly writer: string;
}

/**
 * One text with its ground truth: a line of a dataset file (see `item.schema.json`, and the rules in `rules.ts`).
 * The gold of a task may be absent; the item then has no row for that task.
 */
export interface Item {
  readonly id: string;
  readonly game: string;
  /** `dev` items only serve as few-shot examples. */
  readonly split: 'dev' | 'test';
  readonly title?: string;
  readonly text: string;
  /** Every place of the gold, in an order that gives nothing away. */
  readonly locations: readonly string[];
  /** task1: which places are directly connected. */
  readonly edges?: readonly Edge[];
  /** task2a, and reversed task2b: the places in the order in which the main character was there. */
  readonly path?: readonly string[];
  readonly task3?: PathQuestion;
  readonly task4?: PathQuestion;
  /** Ids of dev items, in few-shot order. */
  readonly examples?: readonly string[];
  readonly objects?: readonly StoryObject[];
  readonly canary?: string;
  readonly source?: ItemSource;
}
