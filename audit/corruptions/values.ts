import type { Edge } from '../../scoring/types.ts';

/** Two ends in an order that does not depend on how they were written. */
export function edgeKey([a, b]: Edge): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** F1 of two sets of connections, counted from the names as they stand: what a scorer must find in a plain answer. */
export function edgesF1(said: readonly Edge[], right: readonly Edge[]): number {
  const a = new Set(said.map(edgeKey));
  const b = new Set(right.map(edgeKey));
  const common = [...a].filter((key) => b.has(key)).length;
  return (2 * common) / (a.size + b.size);
}

/** 1 − Levenshtein distance over steps ÷ the longer length, to the nearest of the accepted paths. */
export function pathSimilarity(said: readonly string[], rights: readonly (readonly string[])[]): number {
  return Math.max(
    ...rights.map((right) => 1 - levenshtein(said, right) / Math.max(said.length, right.length)),
  );
}

/** The textbook's table, row by row: it shares no code with the scorers that it is held against. */
function levenshtein(a: readonly string[], b: readonly string[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, step] of a.entries()) {
    const now = [row + 1];
    for (const [column, other] of b.entries())
      now.push(
        Math.min(
          (above[column + 1] as number) + 1,
          (now[column] as number) + 1,
          (above[column] as number) + (step === other ? 0 : 1),
        ),
      );
    above = now;
  }
  return above[b.length] as number;
}
