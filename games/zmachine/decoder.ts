import { BrokenStoryError, hex } from './errors.ts';
import { branches, COLD, type Hot, stores } from './instructions/hot.ts';
import type { Entry, InstructionSet } from './instructions/index.ts';
import { ABSENT, type Instruction } from './instructions/instruction.ts';
import type { Memory } from './memory.ts';

/** An instruction taken apart. */
export interface Decoded {
  readonly address: number;
  readonly action: Hot;
  /** What a cold instruction does. */
  readonly run: Instruction;
  /**
   * The first four operands, {@link ABSENT} where there are fewer. A constant is itself; a variable is the complement
   * (so below 0) of its number if it is on the stack or local, of its address if it is global.
   */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** The fifth to eighth operand. */
  readonly more: readonly number[];
  readonly count: number;
  /** Where a hot instruction stores its result: as above, without the complement. */
  readonly result: number;
  /** Whether a hot instruction branches on true, and where to: an address, {@link RETURN_FALSE} or {@link RETURN_TRUE}. */
  readonly onTrue: boolean;
  readonly target: number;
  /** Address of the next instruction; of a cold one, of what follows its operands. */
  readonly next: number;
  /** The instructions at `next` and `target`, once they are decoded. */
  following: Decoded | undefined;
  targeted: Decoded | undefined;
}

export const RETURN_FALSE = -1;
export const RETURN_TRUE = -2;

export const FIRST_GLOBAL = 16;
const EXTENDED = 0xbe;
/** Calls with up to seven arguments, call_vs2 and call_vn2, have two bytes of operand types. */
const LONG_CALLS: readonly number[] = [0xec, 0xfa];

const LARGE = 0;
const VARIABLE = 2;
const OMITTED = 3;

const nothing: Instruction = () => {};

/**
 * Takes instructions apart (section 4 of the Standard), those of read-only memory once only: a story runs the same few
 * thousand of them over and over, and taking them apart costs more than carrying them out.
 */
export class Decoder {
  private readonly memory: Memory;
  private readonly globals: number;
  private readonly set: InstructionSet;
  private readonly extensible: boolean;
  /** Where read-only memory starts. */
  readonly base: number;
  /** Decoded instructions of read-only memory, by address less `base`. */
  readonly known: (Decoded | undefined)[];
  private pc = 0;

  /** @param globals address where variable 0 would be if all were global */
  constructor(memory: Memory, globals: number, set: InstructionSet, extensible: boolean) {
    this.memory = memory;
    this.globals = globals;
    this.set = set;
    this.extensible = extensible;
    this.base = memory.staticBase;
    this.known = new Array<Decoded | undefined>(memory.size - this.base).fill(undefined);
  }

  /** The instruction at an address. @throws BrokenStoryError where that is outside the memory */
  at(address: number): Decoded {
    const place = address - this.base;
    const known = this.known[place];
    if (known !== undefined) return known;
    if (address < 0 || address >= this.memory.size) {
      throw new BrokenStoryError(`There is no instruction at ${hex(address)}, outside the story`);
    }
    const decoded = this.decode(address);
    if (place >= 0) this.known[place] = decoded;
    return decoded;
  }

  /** The instruction after `decoded`. */
  after(decoded: Decoded): Decoded {
    const following = this.at(decoded.next);
    if (this.lasting(following)) decoded.following = following;
    return following;
  }

  /** The instruction that `decoded` branches to. */
  targetOf(decoded: Decoded): Decoded {
    const targeted = this.at(decoded.target);
    if (this.lasting(targeted)) decoded.targeted = targeted;
    return targeted;
  }

  /** Instructions in dynamic memory may change, so that no other may hold on to them. */
  private lasting(decoded: Decoded): boolean {
    return decoded.address >= this.base;
  }

  private decode(address: number): Decoded {
    this.pc = address;
    const opcode = this.byte();
    const entry = this.entry(opcode);
    const operands = this.operands(opcode);
    const action = typeof entry === 'number' ? entry : COLD;
    const { result, onTrue, target } = this.ending(action);
    const [a = ABSENT, b = ABSENT, c = ABSENT, d = ABSENT, ...more] = operands;
    return {
      address,
      action,
      run: typeof entry === 'number' ? nothing : entry,
      a,
      b,
      c,
      d,
      more,
      count: operands.length,
      result,
      onTrue,
      target,
      next: this.pc,
      following: undefined,
      targeted: undefined,
    };
  }

  private byte(): number {
    return this.memory.u8(this.pc++);
  }

  private entry(opcode: number): Entry {
    const entry =
      opcode === EXTENDED && this.extensible ? this.set.extended[this.byte()] : this.set.byOpcode[opcode];
    return entry as Entry;
  }

  private operands(opcode: number): number[] {
    if (opcode < 0x80) {
      return [this.operand(opcode & 0x40 ? VARIABLE : 1), this.operand(opcode & 0x20 ? VARIABLE : 1)];
    }
    if (opcode < 0xb0) return [this.operand((opcode >> 4) & 3)];
    if (opcode < 0xc0 && !(opcode === EXTENDED && this.extensible)) return [];
    let types = this.byte();
    let places = 4;
    if (LONG_CALLS.includes(opcode)) {
      types = (types << 8) | this.byte();
      places = 8;
    }
    const operands: number[] = [];
    for (let place = places - 1; place >= 0; place--) {
      const type = (types >> (2 * place)) & 3;
      if (type === OMITTED) break;
      operands.push(this.operand(type));
    }
    return operands;
  }

  private operand(type: number): number {
    const value = this.byte();
    if (type === VARIABLE) return ~this.variable(value);
    return type === LARGE ? (value << 8) | this.byte() : value;
  }

  private variable(number: number): number {
    return number < FIRST_GLOBAL ? number : this.globals + 2 * number;
  }

  /** What follows the operands of a hot instruction. */
  private ending(action: Hot): Pick<Decoded, 'result' | 'onTrue' | 'target'> {
    if (stores(action)) return { result: this.variable(this.byte()), onTrue: false, target: 0 };
    if (!branches(action)) return { result: 0, onTrue: false, target: 0 };
    const first = this.byte();
    let offset = first & 0x3f;
    if ((first & 0x40) === 0) {
      offset = (offset << 8) | this.byte();
      if (offset & 0x2000) offset -= 0x4000;
    }
    const target = offset === 0 ? RETURN_FALSE : offset === 1 ? RETURN_TRUE : this.pc + offset - 2;
    return { result: 0, onTrue: first >= 0x80, target };
  }
}
