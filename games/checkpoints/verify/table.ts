import { type Finding, KINDS, type Kind } from './finding.ts';
import type { Verification } from './verify.ts';

/** The columns of the published review, and the one fault that it describes besides. */
export const COLUMNS = KINDS.slice(0, 5);

/** A checkpoint with how many faults of each kind it has. */
export interface FaultRow {
  readonly id: string;
  readonly faults: readonly number[];
}

/** The checkpoints that have faults, in the order of the file. */
export function faultRows({ checkpoints, findings }: Verification): FaultRow[] {
  return checkpoints
    .map(({ id }) => ({ id, faults: COLUMNS.map((kind) => count(findings, kind, id)) }))
    .filter(({ faults }) => faults.some((number) => number > 0));
}

/** How many checkpoints have faults of each kind. */
export function totals({ findings }: Verification): number[] {
  return COLUMNS.map(
    (kind) =>
      new Set(
        findings
          .filter((finding) => finding.kind === kind && finding.checkpoint !== null)
          .map(({ checkpoint }) => checkpoint),
      ).size,
  );
}

function count(findings: readonly Finding[], kind: Kind, id: string): number {
  return findings.filter((finding) => finding.kind === kind && finding.checkpoint === id).length;
}
