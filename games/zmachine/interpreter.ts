import { type Decoded, type Decoder, FIRST_GLOBAL, RETURN_FALSE } from './decoder.ts';
import { BrokenStoryError, hex, StepLimitError } from './errors.ts';
import { ABSENT, signed } from './instructions/instruction.ts';
import type { Machine } from './machine.ts';

/**
 * Runs instructions until the story waits for input or ends.
 * @throws StepLimitError after `limit` instructions; BrokenStoryError, with the place, where the story goes wrong
 */
export function run(machine: Machine, decoder: Decoder, limit: number): void {
  try {
    if (!runSteps(machine, decoder, limit)) throw new StepLimitError(limit);
  } catch (error) {
    machine.running = false;
    if (error instanceof BrokenStoryError) error.message += ` (instruction at ${hex(machine.start)})`;
    throw error;
  }
}

/** What a hot instruction ends with. */
const NOTHING = 0;
const STORE = 1;
const BRANCH = 2;

/**
 * The loop: one pass carries out one instruction. Two things are for speed, and it is measurably slower without: the
 * cases are the numbers of `instructions/hot.ts` as literals, since only for literals a jump table is made; and numbers
 * that come from elsewhere are made integers by `| 0`, lest they be handled as fractions. @returns false at the limit
 */
function runSteps(m: Machine, decoder: Decoder, limit: number): boolean {
  const { args, code, memory, stack } = m;
  const { words } = stack;
  const { known, base } = decoder;
  let instruction: Decoded = decoder.at(m.pc);
  for (let steps = 0; steps < limit; steps++) {
    const { action } = instruction;
    m.start = instruction.address;
    let { a } = instruction;
    if (a < 0) {
      a = ~a;
      if (a === 0) a = stack.pop() | 0;
      else if (a < FIRST_GLOBAL) a = words[stack.locals + a] as number;
      else a = ((code[a] as number) << 8) | (code[a + 1] as number);
    }
    let { b } = instruction;
    if (b < 0) {
      b = ~b;
      if (b === 0) b = stack.pop() | 0;
      else if (b < FIRST_GLOBAL) b = words[stack.locals + b] as number;
      else b = ((code[b] as number) << 8) | (code[b + 1] as number);
    }
    let value = 0;
    let taken = false;
    let ending = STORE;
    switch (action) {
      case 1: // je
        taken = a === b;
        if (instruction.count > 2) {
          const c = operand(m, instruction.c);
          const d = operand(m, instruction.d);
          taken = taken || a === c || a === d;
        }
        ending = BRANCH;
        break;
      case 2: // jl
        taken = signed(a) < signed(b);
        ending = BRANCH;
        break;
      case 3: // jg
        taken = signed(a) > signed(b);
        ending = BRANCH;
        break;
      case 4: // jz
        taken = a === 0;
        ending = BRANCH;
        break;
      case 5: // dec_chk
        value = m.increase(a, -1) | 0;
        taken = value < signed(b);
        ending = BRANCH;
        break;
      case 6: // inc_chk
        value = m.increase(a, 1) | 0;
        taken = value > signed(b);
        ending = BRANCH;
        break;
      case 7: // test_attr
        taken = m.objects.hasAttribute(a, b);
        ending = BRANCH;
        break;
      case 8: // add
        value = (a + b) | 0;
        break;
      case 9: // sub
        value = (a - b) | 0;
        break;
      case 10: // mul
        value = Math.imul(a, b) | 0;
        break;
      case 11: // and
        value = a & b;
        break;
      case 12: // loadw
        value = memory.u16((a + 2 * b) & 0xffff) | 0;
        break;
      case 13: // loadb
        value = (code[(a + b) & 0xffff] as number) | 0;
        break;
      case 14: // store
        m.poke(a, b);
        ending = NOTHING;
        break;
      case 15: // storew
        memory.w16((a + 2 * b) & 0xffff, operand(m, instruction.c) | 0);
        ending = NOTHING;
        break;
      case 16: // storeb
        memory.w8((a + b) & 0xffff, operand(m, instruction.c) | 0);
        ending = NOTHING;
        break;
      case 17: // jump
        instruction = decoder.at(instruction.next + signed(a) - 2);
        continue;
      default: {
        const c = operand(m, instruction.c);
        const d = operand(m, instruction.d);
        args[0] = a;
        args[1] = b;
        args[2] = c;
        args[3] = d;
        for (let place = 4; place < instruction.count; place++) {
          args[place] = operand(m, instruction.more[place - 4] as number);
        }
        m.argc = instruction.count;
        m.pc = instruction.next;
        instruction.run(m, a, b, c, d);
        if (!m.running) return true;
        instruction = known[m.pc - base] ?? decoder.at(m.pc);
        continue;
      }
    }
    if (ending === BRANCH && (taken ? instruction.onTrue : !instruction.onTrue)) {
      if (instruction.target >= 0) instruction = instruction.targeted ?? decoder.targetOf(instruction);
      else {
        m.return(instruction.target === RETURN_FALSE ? 0 : 1);
        instruction = known[m.pc - base] ?? decoder.at(m.pc);
      }
      continue;
    }
    if (ending === STORE) {
      const { result } = instruction;
      if (result === 0) stack.push(value);
      else if (result < FIRST_GLOBAL) words[stack.locals + result] = value;
      else memory.w16(result, value);
    }
    instruction = instruction.following ?? decoder.after(instruction);
  }
  return false;
}

/** Value of a decoded operand; {@link ABSENT} is itself. */
function operand(m: Machine, encoded: number): number {
  if (encoded === ABSENT || encoded >= 0) return encoded;
  const variable = ~encoded;
  if (variable === 0) return m.stack.pop();
  if (variable < FIRST_GLOBAL) return m.stack.words[m.stack.locals + variable] as number;
  return m.memory.u16(variable);
}
