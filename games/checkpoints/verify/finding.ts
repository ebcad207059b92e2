/** What can be wrong with checkpoints; the first four are the columns of the published review. */
export const KINDS = [
  'impossible',
  'right marked wrong',
  'wrong marked right',
  'inert',
  'order',
  'falls',
  'win',
  'cap',
] as const;
export type Kind = (typeof KINDS)[number];

/** A fault that a play has shown. */
export interface Finding {
  readonly kind: Kind;
  /** The id of the checkpoint; null where the fault is in the whole. */
  readonly checkpoint: string | null;
  readonly detail: string;
}

/** Gathers findings, of which the first of its kind is kept for each checkpoint, and a few for the whole. */
export class Findings {
  private readonly found: Finding[] = [];

  add(kind: Kind, checkpoint: string | null, detail: string): void {
    const same = this.found.filter((other) => other.kind === kind && other.checkpoint === checkpoint);
    if (same.length < (checkpoint === null ? WHOLE_LIMIT : 1)) this.found.push({ kind, checkpoint, detail });
  }

  get list(): readonly Finding[] {
    return [...this.found].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  }
}

/** Most findings of one kind that are about no single checkpoint. */
const WHOLE_LIMIT = 3;
