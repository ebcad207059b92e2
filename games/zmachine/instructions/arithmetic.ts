import { BrokenStoryError } from '../errors.ts';
import { type Instruction, signed } from './instruction.ts';

/** Division rounds towards zero, and a remainder has the sign of the dividend. */
export const div: Instruction = (m, a, b) => {
  if (b === 0) throw new BrokenStoryError('Division by zero');
  m.store(Math.trunc(signed(a) / signed(b)));
};

export const mod: Instruction = (m, a, b) => {
  if (b === 0) throw new BrokenStoryError('Remainder of a division by zero');
  m.store(signed(a) % signed(b));
};

export const or: Instruction = (m, a, b) => m.store(a | b);
export const not: Instruction = (m, a) => m.store(~a);

/** Places above 15 shift everything out; JavaScript would take them modulo 32. */
const places = (count: number) => Math.min(Math.abs(signed(count)), 16);

export const logShift: Instruction = (m, a, b) => m.store(signed(b) < 0 ? a >>> places(b) : a << places(b));
export const artShift: Instruction = (m, a, b) =>
  m.store(signed(b) < 0 ? signed(a) >> places(b) : a << places(b));

export const inc: Instruction = (m, a) => {
  m.increase(a, 1);
};
export const dec: Instruction = (m, a) => {
  m.increase(a, -1);
};

export const random: Instruction = (m, a) => {
  const range = signed(a);
  if (range > 0) m.store(m.random.next(range));
  else {
    m.random.reseed(-range);
    m.store(0);
  }
};
