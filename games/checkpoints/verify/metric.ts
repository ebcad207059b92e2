import type { State } from '../../session.ts';
import type { Test } from '../predicate.ts';

/** One thing that a benchmark looks for in a play. */
export interface Mark {
  readonly id: string;
  readonly title: string;
  /** Whether it counts as reached after a command that left this state and printed this text. */
  fires(state: State, text: string): boolean;
  /** What it should stand for, where the file says so: then it is held against that at every step of every play. */
  readonly means?: Test;
}

/** Checkpoints of any kind, and the number that is made of those reached. */
export interface Metric {
  readonly form: 'state' | 'strings';
  readonly marks: readonly Mark[];
  /** From 0 to 100. */
  progress(reached: ReadonlySet<string>): number;
  /** Commands that a play may take; undefined where nothing says. */
  readonly cap: number | undefined;
  /** When the game is won. */
  readonly won: Test;
}
