import type { Machine } from '../machine.ts';

/**
 * Carries out one instruction. `a` to `d` are its first four operands, 0 to 65535 each, {@link ABSENT} where there are
 * fewer; all of them, up to eight, are in `machine.args` too. `machine.pc` is behind the operands.
 */
export type Instruction = (machine: Machine, a: number, b: number, c: number, d: number) => void;

/** Greater than any operand. */
export const ABSENT = 0x10000;

/** The 16-bit number as a signed one. */
export function signed(value: number): number {
  return (value << 16) >> 16;
}
