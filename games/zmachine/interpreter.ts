import { BrokenStoryError, hex, StepLimitError } from './errors.ts';
import { ABSENT } from './instructions/instruction.ts';
import type { InstructionSet } from './instructions/index.ts';
import type { Machine } from './machine.ts';

const EXTENDED = 0xbe;
/** Calls with up to seven arguments (`call_vs2`, `call_vn2`) have two bytes of operand types. */
const LONG_CALLS: readonly number[] = [0xec, 0xfa];
const OMITTED = 3;

/**
 * Runs instructions until the story waits for input or ends.
 * @throws StepLimitError after `limit` instructions; BrokenStoryError, with the place, where the story goes wrong
 */
export function run(machine: Machine, set: InstructionSet, limit: number): void {
  let start = machine.pc;
  try {
    for (let steps = 0; machine.running; steps++) {
      if (steps >= limit) throw new StepLimitError(limit);
      start = machine.pc;
      step(machine, set);
    }
  } catch (error) {
    machine.running = false;
    if (error instanceof BrokenStoryError) error.message += ` (instruction at ${hex(start)})`;
    throw error;
  }
}

function step(machine: Machine, set: InstructionSet): void {
  const { code } = machine;
  const { byOpcode } = set;
  const opcode = code[machine.pc++] as number;
  if (opcode < 0x80) {
    let a = code[machine.pc++] as number;
    if (opcode & 0x40) a = machine.variable(a);
    let b = code[machine.pc++] as number;
    if (opcode & 0x20) b = machine.variable(b);
    (byOpcode[opcode] as InstructionSet['byOpcode'][0])(machine, a, b, ABSENT, ABSENT);
  } else if (opcode < 0xb0) {
    const a = operand(machine, (opcode >> 4) & 3);
    (byOpcode[opcode] as InstructionSet['byOpcode'][0])(machine, a, ABSENT, ABSENT, ABSENT);
  } else if (opcode < 0xc0 && !(opcode === EXTENDED && machine.header.version >= 5)) {
    (byOpcode[opcode] as InstructionSet['byOpcode'][0])(machine, ABSENT, ABSENT, ABSENT, ABSENT);
  } else {
    const instruction = opcode === EXTENDED ? set.extended[code[machine.pc++] as number] : byOpcode[opcode];
    loadOperands(machine, LONG_CALLS.includes(opcode));
    const { args } = machine;
    (instruction as InstructionSet['byOpcode'][0])(
      machine,
      args[0] as number,
      args[1] as number,
      args[2] as number,
      args[3] as number,
    );
  }
}

function operand(machine: Machine, type: number): number {
  const { code } = machine;
  const value = code[machine.pc++] as number;
  if (type === 2) return machine.variable(value);
  return type === 1 ? value : (value << 8) | (code[machine.pc++] as number);
}

/** Fills `args` from a VAR instruction; up to four places stay {@link ABSENT}. */
function loadOperands(machine: Machine, long: boolean): void {
  const { args, code } = machine;
  args.fill(ABSENT, 0, 4);
  let types = code[machine.pc++] as number;
  let width = 8;
  if (long) {
    types = (types << 8) | (code[machine.pc++] as number);
    width = 16;
  }
  let count = 0;
  for (let shift = width - 2; shift >= 0; shift -= 2) {
    const type = (types >> shift) & 3;
    if (type === OMITTED) break;
    args[count++] = operand(machine, type);
  }
  machine.argc = count;
}
