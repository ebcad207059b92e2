import type { State } from '../session.ts';
import type { Checkpoint } from './load.ts';

/** Decimal places of a progress; sums of weights such as 3.3 are exact to fewer. */
const PLACES = 1e6;

/**
 * Which checkpoints a play has reached, and when. A checkpoint once reached stays reached, so progress never falls; it
 * is the sum of the weights reached (0 to 100), summed in the order of the file, so that the same set gives the same
 * number whatever the order of play.
 */
export class Tally {
  private readonly checkpoints: readonly Checkpoint[];
  private readonly steps = new Map<string, number>();

  constructor(checkpoints: readonly Checkpoint[]) {
    this.checkpoints = checkpoints;
  }

  /** Looks at the state after a step (0 is the opening). @returns the ids reached for the first time */
  check(state: State, step: number): string[] {
    const fresh = this.checkpoints.filter(({ id, test }) => !this.steps.has(id) && test(state));
    for (const { id } of fresh) this.steps.set(id, step);
    return fresh.map(({ id }) => id);
  }

  /** The step at which each checkpoint was reached, in the order of the file. */
  get reached(): { readonly id: string; readonly step: number }[] {
    return this.checkpoints.flatMap(({ id }) => {
      const step = this.steps.get(id);
      return step === undefined ? [] : [{ id, step }];
    });
  }

  get progress(): number {
    return progressOf(this.checkpoints, new Set(this.steps.keys()));
  }

  /**
   * The metric of benchmarks that give each checkpoint the percentage of a play in the order of the file and keep the
   * highest: it depends on the order of play. For comparison only.
   */
  get highestPercentage(): number {
    const last = this.checkpoints.findLastIndex(({ id }) => this.steps.has(id));
    return sum(this.checkpoints.slice(0, last + 1));
  }
}

/** Sum of the weights of a set of checkpoints. */
export function progressOf(checkpoints: readonly Checkpoint[], reached: ReadonlySet<string>): number {
  return sum(checkpoints.filter(({ id }) => reached.has(id)));
}

export function sum(checkpoints: readonly Pick<Checkpoint, 'weight'>[]): number {
  return Math.round(checkpoints.reduce((total, { weight }) => total + weight, 0) * PLACES) / PLACES;
}
