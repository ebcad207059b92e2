/** `not established` is what no program can find out, or what these data do not tell. */
export type Status = 'pass' | 'fail' | 'not established' | 'note';

/** The parts of the rubric: five that a benchmark must pass, then those that it should. */
export const PARTS = [
  'Reviewability',
  'Scoring',
  'Consistency',
  'Elicitation',
  'Bias',
  'Floor',
  'Ceiling',
  'Contamination',
  'Statistics',
  'Construct validity',
] as const;
export type Part = (typeof PARTS)[number];

/** Figures behind a result, as printed. */
export interface Figures {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One line of the rubric's table, and what stands behind it. */
export interface Result {
  /** Stable and unique: `scoring-spellings`, `text-free` … */
  readonly id: string;
  readonly part: Part;
  readonly question: string;
  /** A gate that fails makes the audit fail. */
  readonly gate: boolean;
  readonly status: Status;
  /** A sentence or two with the figures that decide the status. */
  readonly evidence: string;
  /** What was done and what was assumed, for who wants to check the check. */
  readonly method?: string;
  readonly figures?: readonly Figures[];
  /** Every single thing that was found: what made a gate fail, or what a reader should know. */
  readonly findings?: readonly string[];
}

/** Whether the audit as a whole fails. */
export function failedGates(results: readonly Result[]): readonly Result[] {
  return results.filter(({ gate, status }) => gate && status === 'fail');
}

/** `1 item`, `2 items`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
