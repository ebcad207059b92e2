import type { Machine } from '../machine.ts';

/**
 * Carries out one instruction whose operands are decoded already. `a` to `d` are the first four operands, 0 to 65535
 * each, {@link ABSENT} where there are fewer; a VAR instruction's operands are in `machine.args` too.
 */
export type Instruction = (machine: Machine, a: number, b: number, c: number, d: number) => void;

export const ABSENT = -1;

/** The 16-bit number as a signed one. */
export function signed(value: number): number {
  return (value << 16) >> 16;
}
