/** Where the sequence stands; small enough to be part of every snapshot. */
export interface RandomState {
  readonly state: number;
  readonly interval: number;
  readonly counter: number;
}

/** Seeds below this, given by the story, make it count instead. */
const COUNTING_BELOW = 1000;

/**
 * The random numbers of the frotz interpreter, so that walkthroughs recorded there replay here: a 32-bit linear
 * congruential generator (multiplier 0x015a4e35, increment 1) of which bits 16 to 30 are used.
 */
export class Random {
  private readonly seed: number;
  private state: number;
  private interval = 0;
  private counter = 0;

  /** @param seed the user's seed, an integer; the story's own seed 0 goes back to it */
  constructor(seed: number) {
    this.seed = seed | 0;
    this.state = this.seed;
  }

  /** A number from 1 to `range` (1 to 32767). */
  next(range: number): number {
    if (this.interval > 0) {
      const value = this.counter;
      this.counter = (this.counter + 1) % this.interval;
      return (value % range) + 1;
    }
    this.state = (Math.imul(0x015a4e35, this.state) + 1) | 0;
    return (((this.state >> 16) & 0x7fff) % range) + 1;
  }

  /** What `random` with an operand of 0 or below asks for; `seed` is its absolute value (0 to 32768). */
  reseed(seed: number): void {
    this.counter = 0;
    this.interval = seed > 0 && seed < COUNTING_BELOW ? seed : 0;
    if (seed === 0) this.state = this.seed;
    else if (seed >= COUNTING_BELOW) this.state = seed;
  }

  save(): RandomState {
    return { state: this.state, interval: this.interval, counter: this.counter };
  }

  restore(saved: RandomState): void {
    this.state = saved.state;
    this.interval = saved.interval;
    this.counter = saved.counter;
  }
}
