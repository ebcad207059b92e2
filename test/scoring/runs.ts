const FEW = process.env.FEW_RUNS !== undefined;

/**
 * How often a property is tried, for `fc.assert`: `usual` times, or a few in the mutation check, which runs it
 * for every mutant.
 */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: FEW ? Math.min(usual, 5) : usual };
}

/** Of cases that one test goes through together: all, or every tenth in the mutation check. */
export function some<T>(cases: readonly T[]): readonly T[] {
  return FEW ? cases.filter((_, index) => index % 10 === 0) : cases;
}
