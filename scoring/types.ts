/** The task ids of the paper: task1 asks for the map, the others for a path over it. */
export type PathTask = 'task2a' | 'task2b' | 'task3' | 'task4';
export type Task = 'task1' | PathTask;
export const TASKS: readonly Task[] = ['task1', 'task2a', 'task2b', 'task3', 'task4'];

/** Two places that are directly connected; the order carries no meaning. */
export type Edge = readonly [string, string];

export type ScorerName = 'sound' | 'official';
/** What stands in every result row: a scorer whose values change gets a new number. */
export type ScorerVersion = 'sound@1' | 'official@1';

/**
 * What became of an answer: `answered`, something was read; `empty`, nothing was said; `refused`, the model
 * declined; `unreadable`, text without a graph or path in it, or beyond a limit; `unscorable`, the official
 * scorer crashes on this case and so has no value for it (metrics are then absent).
 */
export type Outcome = 'answered' | 'empty' | 'refused' | 'unreadable' | 'unscorable';

/** The right answer of task1. */
export interface GraphGold {
  readonly edges: readonly Edge[];
}

/**
 * The right answers of a path task. `paths`: every accepted path; for task2a and task2b the one walked path,
 * forwards (the scorer reverses it for task2b). `locations`: the names the prompt listed. `edges`: the map,
 * where known, for the validity of each move.
 */
export interface PathGold {
  readonly task: PathTask;
  readonly paths: readonly (readonly string[])[];
  readonly locations: readonly string[];
  readonly edges?: readonly Edge[];
}

/** How two names were taken for the same place (design: tiers a, b and c). */
export type Tier = 'strict' | 'preposition' | 'contained';

export interface NameMatch {
  readonly gold: string;
  readonly predicted: string;
  readonly tier: Tier;
}

/** What both kinds of score have in common. */
interface Score {
  readonly scorer: ScorerVersion;
  readonly outcome: Outcome;
  /** Formats that the prompt did not ask for, by name (`directed`, `fenced`, `numbered` …), sorted. */
  readonly deviations: readonly string[];
  /** Metric name to value, all finite and in [0, 1] but for the counts; empty when `unscorable`. */
  readonly metrics: Readonly<Record<string, number>>;
  /** The headline value, 0–1, higher is better: edges F1 of a graph, similarity of a path. */
  readonly score: number;
  /** Nothing missing, nothing wrong. */
  readonly perfect: boolean;
  /** One to a few plain sentences for the person who looks at the row. */
  readonly reason: string;
}

export interface GraphScore extends Score {
  readonly kind: 'graph';
  readonly matches: readonly NameMatch[];
  readonly missingPlaces: readonly string[];
  readonly inventedPlaces: readonly string[];
  readonly missingEdges: readonly Edge[];
  /** Edges of the answer that the map does not have, in the answer's own names. */
  readonly wrongEdges: readonly Edge[];
}

export interface PathScore extends Score {
  readonly kind: 'path';
  /** The answer as it was read, step by step: a listed location, or the words that fit none. */
  readonly steps: readonly PathStep[];
  /** The accepted path that is nearest to the answer, in the order asked for. */
  readonly nearest: readonly string[];
  /** Sound scorer only, and only for an answer with steps. */
  readonly validity?: PathValidity;
}

export type PathStep =
  | { readonly kind: 'place'; readonly place: string; readonly words: string; readonly tier: Tier }
  | { readonly kind: 'unknown'; readonly words: string };

export interface PathValidity {
  /** Every step is a listed place. */
  readonly knownPlaces: boolean;
  /** Every move is an edge of the map; absent where the map is not given. */
  readonly connected?: boolean;
  /** Tasks 3 and 4: starts and ends where asked. */
  readonly rightEnds?: boolean;
  /** Tasks 3 and 4: as long as the shortest path. */
  readonly shortestLength?: boolean;
}
