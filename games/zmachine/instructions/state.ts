import type { Instruction } from './instruction.ts';

/** There are no save files (whoever runs the story keeps snapshots): saving and restoring fail, politely. */
export const saveBranch: Instruction = (m) => m.branch(false);
export const saveStore: Instruction = (m) => m.store(0);

/** Stores 1 now, and 2 when the story comes back here through `restore_undo`. */
export const saveUndo: Instruction = (m) => {
  m.saveUndo();
  m.store(1);
};

export const restoreUndo: Instruction = (m) => m.store(m.restoreUndo() ? 2 : 0);

export const restart: Instruction = (m) => {
  m.restarts++;
  m.restart();
};

export const quit: Instruction = (m) => {
  m.running = false;
};

export const nop: Instruction = () => {};
