const MAX_EXAMPLES = 3;

interface Kind {
  tried: number;
  failed: number;
  readonly examples: string[];
}

/** Counts what was tried and what failed, by kind, and keeps the first examples of each. */
export class Tally {
  private readonly kinds = new Map<string, Kind>();

  add(kind: string, failed: boolean, example: () => string): void {
    const known = this.kinds.get(kind) ?? { tried: 0, failed: 0, examples: [] };
    this.kinds.set(kind, known);
    known.tried++;
    if (!failed) return;
    known.failed++;
    if (known.examples.length < MAX_EXAMPLES) known.examples.push(example());
  }

  get tried(): number {
    return this.total(({ tried }) => tried);
  }

  get failed(): number {
    return this.total(({ failed }) => failed);
  }

  /** `chains: 12 of 165, such as …`, one for each kind that failed. */
  get findings(): string[] {
    return [...this.kinds]
      .filter(([, { failed }]) => failed > 0)
      .map(
        ([kind, { tried, failed, examples }]) =>
          `${kind}: ${failed} of ${tried}, such as ${examples.join('; ')}`,
      );
  }

  /** Kind, tried and failed, as rows of a table. */
  get rows(): string[][] {
    return [...this.kinds].map(([kind, { tried, failed }]) => [kind, String(tried), String(failed)]);
  }

  private total(of: (kind: Kind) => number): number {
    return [...this.kinds.values()].reduce((sum, kind) => sum + of(kind), 0);
  }
}
