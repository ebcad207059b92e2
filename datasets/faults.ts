/** One breach of the rules in a dataset file: where it is, what is wrong, and how to mend it. */
export interface Fault {
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** The item's id, or `?` where it cannot be read. */
  readonly id: string;
  /** The field, such as `task3.answers[0]`; empty where the line as a whole is at fault. */
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
  /** An error keeps the file from being used; a warning is worth knowing, and the file serves all the same. */
  readonly severity: 'error' | 'warning';
}

/** A fault as one line: `items.jsonl:12 · zork1-04 · path[3]: "Atic" is not in locations. Mend: …`. */
export function describeFault({ file, line, id, field, problem, remedy }: Fault): string {
  const place = field === '' ? id : `${id} · ${field}`;
  return `${file}:${line} · ${place}: ${problem}. Mend: ${remedy}.`;
}

/** Thrown when a dataset file breaks the rules; `faults` holds every error of it, in the order of the file. */
export class DatasetError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`${count} in the dataset:\n${faults.map(describeFault).join('\n')}`);
    this.name = 'DatasetError';
    this.faults = faults;
  }
}
