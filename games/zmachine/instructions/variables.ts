import type { Instruction } from './instruction.ts';

export const load: Instruction = (m, a) => m.store(m.peek(a));
export const push: Instruction = (m, a) => m.stack.push(a);
export const pop: Instruction = (m) => {
  m.stack.pop();
};
export const pull: Instruction = (m, a) => m.poke(a, m.stack.pop());
