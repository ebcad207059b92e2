import type { Machine } from '../machine.ts';
import type { Instruction } from './instruction.ts';

const storeByte = (m: Machine) => m.code[m.pc++] as number;

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
