import type { Machine } from '../machine.ts';
import type { Instruction } from './instruction.ts';

const storeByte = (m: Machine) => m.code[m.pc++] as number;

/** 1OP and 2OP operands are not in `args` yet. */
export const call1s: Instruction = (m, a) => m.call(a, 0, storeByte(m));
export const call1n: Instruction = (m, a) => m.call(a, 0, -1);

export const call2s: Instruction = (m, a, b) => {
  m.args[1] = b;
  m.call(a, 1, storeByte(m));
};

export const call2n: Instruction = (m, a, b) => {
  m.args[1] = b;
  m.call(a, 1, -1);
};

/** Encoded as VAR it may still have one operand only, or up to four. */
export const callS: Instruction = (m, a) => m.call(a, m.argc - 1, storeByte(m));
export const callN: Instruction = (m, a) => m.call(a, m.argc - 1, -1);

export const ret: Instruction = (m, a) => m.return(a);
export const rtrue: Instruction = (m) => m.return(1);
export const rfalse: Instruction = (m) => m.return(0);
export const retPopped: Instruction = (m) => m.return(m.stack.pop());

/** A frame is named by how many routines are active in it. */
export const catchFrame: Instruction = (m) => m.store(m.stack.depth);
export const throwFrame: Instruction = (m, a, b) => {
  m.stack.unwind(b);
  m.return(a);
};
