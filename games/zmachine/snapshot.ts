import type { Awaited, Machine, UndoState } from './machine.ts';
import type { OutputState } from './output.ts';
import type { RandomState } from './random.ts';
import type { StackState } from './stack.ts';

/** Everything that distinguishes one moment of a story from another. Never changed once taken. */
export interface MachineState {
  readonly dynamic: Uint8Array;
  readonly stack: StackState;
  readonly pc: number;
  readonly random: RandomState;
  readonly output: OutputState;
  readonly awaited: Awaited | undefined;
  readonly undo: readonly UndoState[];
}

export function saveMachine(machine: Machine): MachineState {
  return {
    dynamic: machine.memory.dynamic(),
    stack: machine.stack.save(),
    pc: machine.pc,
    random: machine.random.save(),
    output: machine.output.save(),
    awaited: machine.awaited,
    undo: machine.undoStates,
  };
}

export function restoreMachine(machine: Machine, state: MachineState): void {
  machine.memory.replace(state.dynamic);
  machine.stack.restore(state.stack);
  machine.pc = state.pc;
  machine.random.restore(state.random);
  machine.output.restore(state.output);
  machine.output.take();
  machine.awaited = state.awaited;
  machine.undoStates = state.undo;
  machine.running = false;
}
