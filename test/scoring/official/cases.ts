import { officialGraph } from '../../../scoring/official/graph.ts';
import { officialPath } from '../../../scoring/official/path.ts';
import type { Edge, GraphScore, PathScore, PathTask } from '../../../scoring/types.ts';

/** A golden case with what the published scorer returned; see test/golden/README.md. */
export interface OfficialCase {
  readonly id: string;
  readonly task?: 'task1' | PathTask;
  readonly gold: unknown;
  readonly response: unknown;
  /** Metric values; a string where the published scorer crashed. */
  readonly official: Readonly<Record<string, number | string>>;
  readonly seen: Readonly<Record<string, readonly [number, number]>>;
  readonly maxMatching?: Readonly<Record<string, number>>;
}

export function scoreCase({ task = 'task1', gold, response }: OfficialCase): GraphScore | PathScore {
  // Some cases hold answers that are no text, on which the published scorer crashes.
  const answer = response as string | null;
  if (task === 'task1') return officialGraph(answer, { edges: gold as Edge[] });
  const paths = (task === 'task3' || task === 'task4' ? gold : [gold]) as string[][];
  return officialPath(answer, { task, paths, locations: [...new Set(paths.flat())] });
}
