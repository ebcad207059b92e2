import type { Instruction } from './instruction.ts';

export const jin: Instruction = (m, a, b) => m.branch(m.objects.parent(a) === b);
export const setAttr: Instruction = (m, a, b) => m.objects.setAttribute(a, b, true);
export const clearAttr: Instruction = (m, a, b) => m.objects.setAttribute(a, b, false);
export const insertObj: Instruction = (m, a, b) => m.objects.insert(a, b);
export const removeObj: Instruction = (m, a) => m.objects.remove(a);
export const getParent: Instruction = (m, a) => m.store(m.objects.parent(a));

export const getSibling: Instruction = (m, a) => {
  const sibling = m.objects.sibling(a);
  m.store(sibling);
  m.branch(sibling !== 0);
};

export const getChild: Instruction = (m, a) => {
  const child = m.objects.child(a);
  m.store(child);
  m.branch(child !== 0);
};

export const getProp: Instruction = (m, a, b) => m.store(m.objects.get(a, b));
export const getPropAddr: Instruction = (m, a, b) => m.store(m.objects.address(a, b));
export const getPropLen: Instruction = (m, a) => m.store(m.objects.length(a));
export const getNextProp: Instruction = (m, a, b) => m.store(m.objects.next(a, b));
export const putProp: Instruction = (m, a, b, c) => m.objects.put(a, b, c);
