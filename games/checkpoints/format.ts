/** An object by its short name, its number, or both, as in `Clearing (160)`. */
export type Thing = string | number;

/** A statement about the state of the machine, as written in a file: an object with one key. */
export type Predicate =
  | { readonly at: Thing }
  | { readonly carries: Thing }
  | { readonly in: { readonly object: Thing; readonly place: Thing } }
  | { readonly attribute: { readonly object: Thing; readonly set: string | number } }
  | { readonly global: GlobalLimits }
  | { readonly score: number }
  | { readonly over: true }
  | { readonly won: true }
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate };

export interface GlobalLimits {
  readonly variable: string | number;
  readonly is?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A checkpoint file as `checkpoints.schema.json` describes it. */
export interface CheckpointFile {
  readonly game: string;
  readonly version?: number;
  readonly sha256?: string;
  readonly player?: Thing;
  readonly seed?: number;
  readonly steps: number;
  readonly finish?: readonly number[];
  readonly attributes?: Readonly<Record<string, number>>;
  readonly globals?: Readonly<Record<string, number>>;
  readonly deaths?: string | number;
  readonly won: Predicate;
  readonly checkpoints: readonly {
    readonly id: string;
    readonly title: string;
    readonly weight: number;
    readonly when: Predicate;
  }[];
}

/** One breach of the rules in a checkpoint file. */
export interface CheckpointFault {
  /** Such as `painting.when.in.object`; empty for the file as a whole. */
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Thrown when a checkpoint file cannot be used; `faults` holds everything that is wrong with it. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';
  readonly faults: readonly CheckpointFault[];

  constructor(file: string, faults: readonly CheckpointFault[]) {
    const lines = faults.map(
      ({ field, problem, remedy }) =>
        `${file}${field === '' ? '' : ` · ${field}`}: ${problem}. Mend: ${remedy}.`,
    );
    super(
      `${faults.length === 1 ? '1 fault' : `${faults.length} faults`} in the checkpoints:\n${lines.join('\n')}`,
    );
    this.faults = faults;
  }
}
