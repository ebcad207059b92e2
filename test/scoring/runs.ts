/**
 * How often a property is tried, for `fc.assert`: `usual` times, or a few in the mutation check, which runs it
 * for every mutant.
 */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: process.env.FEW_RUNS === undefined ? usual : Math.min(usual, 20) };
}
