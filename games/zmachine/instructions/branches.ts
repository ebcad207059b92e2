import { type Instruction, signed } from './instruction.ts';

export const je: Instruction = (m, a, b, c, d) => m.branch(a === b || a === c || a === d);
export const jl: Instruction = (m, a, b) => m.branch(signed(a) < signed(b));
export const jg: Instruction = (m, a, b) => m.branch(signed(a) > signed(b));
export const jz: Instruction = (m, a) => m.branch(a === 0);
export const jump: Instruction = (m, a) => m.jump(signed(a));
export const test: Instruction = (m, a, b) => m.branch((a & b) === b);

export const incChk: Instruction = (m, a, b) => {
  const value = signed(m.peek(a) + 1);
  m.poke(a, value);
  m.branch(value > signed(b));
};

export const decChk: Instruction = (m, a, b) => {
  const value = signed(m.peek(a) - 1);
  m.poke(a, value);
  m.branch(value < signed(b));
};

export const checkArgCount: Instruction = (m, a) => m.branch(a <= m.stack.supplied);

/** True where the file is whole: the checksum in its header is that of its content. */
export const verify: Instruction = (m) => m.branch(m.memory.checksum(m.header.fileLength) === m.header.checksum);

/** "Is this a genuine copy?" Always. */
export const piracy: Instruction = (m) => m.branch(true);
