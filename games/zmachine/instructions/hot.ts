/**
 * The instructions that are nine tenths of what stories run. The interpreter's loop carries them out itself, by these
 * numbers: a function call for each costs more than the work.
 */
export type Hot = number;

/** Every other instruction: a function carries it out. */
export const COLD: Hot = 0;
// Those that end with a branch come first …
export const JE: Hot = 1;
export const JL: Hot = 2;
export const JG: Hot = 3;
export const JZ: Hot = 4;
export const DEC_CHK: Hot = 5;
export const INC_CHK: Hot = 6;
export const TEST_ATTR: Hot = 7;
// … then those that store a result …
export const ADD: Hot = 8;
export const SUB: Hot = 9;
export const MUL: Hot = 10;
export const AND: Hot = 11;
export const LOADW: Hot = 12;
export const LOADB: Hot = 13;
// … then those that do neither.
export const STORE: Hot = 14;
export const STOREW: Hot = 15;
export const STOREB: Hot = 16;
export const JUMP: Hot = 17;

export function branches(action: Hot): boolean {
  return action >= JE && action <= TEST_ATTR;
}

export function stores(action: Hot): boolean {
  return action >= ADD && action <= LOADB;
}
