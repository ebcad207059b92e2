import type { Said } from '../spellings/writings.ts';

/** A right answer with one thing wrong. */
export interface Corruption {
  /** What was done to it: `edge dropped`, `step lost` … */
  readonly kind: string;
  /** What exactly: the edge, the step. */
  readonly what: string;
  readonly said: Said;
  /** The score that a count by hand gives, 0–1 and below 1. */
  readonly expected: number;
}
