import type { Instruction } from './instruction.ts';

export const test: Instruction = (m, a, b) => m.branch((a & b) === b);

export const checkArgCount: Instruction = (m, a) => m.branch(a <= m.stack.supplied);

/** True where the file is whole: the checksum in its header is that of its content. */
export const verify: Instruction = (m) =>
  m.branch(m.memory.checksum(m.header.fileLength) === m.header.checksum);

/** "Is this a genuine copy?" Always. */
export const piracy: Instruction = (m) => m.branch(true);
