import { announceInterpreter, keepPlayerFlags, playerFlags } from './capabilities.ts';
import { Tokeniser } from './dictionary.ts';
import { BrokenStoryError, hex } from './errors.ts';
import { type Header, readHeader } from './header.ts';
import { Memory } from './memory.ts';
import { ObjectTable } from './objects.ts';
import { Output } from './output.ts';
import { Random } from './random.ts';
import { Stack, type StackState } from './stack.ts';
import { TextCodec } from './text.ts';
import { Zscii } from './zscii.ts';

/** What a story waits for; buffer addresses in bytes, `parse` 0 where no words are wanted. */
export type Awaited =
  | { readonly kind: 'line'; readonly text: number; readonly parse: number }
  | { readonly kind: 'key' };

/** What `save_undo` keeps: enough to go back to the moment of the save. */
export interface UndoState {
  readonly dynamic: Uint8Array;
  readonly stack: StackState;
  /** Address of the save instruction's store byte. */
  readonly pc: number;
}

const UNDO_LIMIT = 32;
const FIRST_GLOBAL = 16;
const MAX_LOCALS = 15;

/** The state of a running story and what every instruction needs: variables, calls, branches. */
export class Machine {
  readonly header: Header;
  readonly memory: Memory;
  /** The memory's bytes, for the decoding of instructions. */
  readonly code: Uint8Array;
  readonly stack = new Stack();
  /** Address where global variable 0 would be, were it numbered as variables are (from 16 on). */
  readonly globals: number;
  readonly zscii: Zscii;
  readonly text: TextCodec;
  readonly tokeniser: Tokeniser;
  readonly objects: ObjectTable;
  readonly random: Random;
  readonly output: Output;
  /** Address of the next byte to decode. */
  pc = 0;
  /** Operands of a VAR instruction, of which `argc` are there. */
  readonly args = new Int32Array(8);
  argc = 0;
  /** Address of the instruction that is being carried out. */
  start = 0;
  /** False when the story waits for input or has ended. */
  running = false;
  awaited: Awaited | undefined;
  /** How often the story has put itself back to its beginning. */
  restarts = 0;
  private undo: readonly UndoState[] = [];

  constructor(story: Uint8Array, seed: number) {
    this.header = readHeader(story);
    this.memory = new Memory(story, this.header);
    this.code = this.memory.bytes;
    this.globals = this.header.globals - 2 * FIRST_GLOBAL;
    this.zscii = new Zscii(this.memory, this.header);
    this.text = new TextCodec(this.memory, this.header, this.zscii);
    this.tokeniser = new Tokeniser(this.memory, this.header, this.text);
    this.objects = new ObjectTable(this.memory, this.header, this.text);
    this.random = new Random(seed);
    this.output = new Output(this.memory, this.zscii);
  }

  /** Starts the story from its beginning. */
  restart(): void {
    const kept = playerFlags(this.memory);
    this.memory.reset();
    keepPlayerFlags(this.memory, kept);
    announceInterpreter(this.memory, this.header);
    this.stack.reset();
    this.output.reset();
    this.random.reseed(0);
    this.pc = this.header.initialPc;
    this.awaited = undefined;
    this.running = true;
  }

  /** Value of a variable: 0 pulls from the stack, 1 to 15 are local, 16 to 255 global. */
  variable(number: number): number {
    if (number === 0) return this.stack.pop();
    if (number < FIRST_GLOBAL) return this.stack.words[this.stack.locals + number] as number;
    const address = this.globals + 2 * number;
    return ((this.code[address] as number) << 8) | (this.code[address + 1] as number);
  }

  /** Sets a variable to the low 16 bits of a value; 0 pushes on the stack. */
  setVariable(number: number, value: number): void {
    if (number === 0) this.stack.push(value);
    else if (number < FIRST_GLOBAL) this.stack.words[this.stack.locals + number] = value;
    else this.memory.w16(this.globals + 2 * number, value);
  }

  /** As {@link variable}, but for instructions that take a variable by its number: 0 is the top of the stack, kept. */
  peek(number: number): number {
    return number === 0 ? this.stack.peek() : this.variable(number & 0xff);
  }

  /** As {@link setVariable}, but 0 replaces the top of the stack. */
  poke(number: number, value: number): void {
    if (number === 0) this.stack.poke(value);
    else this.setVariable(number & 0xff, value);
  }

  /** Adds to a variable, the top of the stack for 0. @returns the new value, signed */
  increase(number: number, by: number): number {
    const { words, locals } = this.stack;
    if (number > 0 && number < FIRST_GLOBAL) {
      const value = (((words[locals + number] as number) + by) << 16) >> 16;
      words[locals + number] = value;
      return value;
    }
    const value = ((this.peek(number) + by) << 16) >> 16;
    this.poke(number, value);
    return value;
  }

  /** Stores an instruction's result, low 16 bits, where its next byte says. */
  store(value: number): void {
    this.setVariable(this.code[this.pc++] as number, value);
  }

  /** Takes or passes over the branch that follows an instruction. */
  branch(condition: boolean): void {
    const first = this.code[this.pc++] as number;
    let offset = first & 0x3f;
    if ((first & 0x40) === 0) {
      offset = (offset << 8) | (this.code[this.pc++] as number);
      if (offset & 0x2000) offset -= 0x4000;
    }
    if (condition !== first >= 0x80) return;
    if (offset === 0 || offset === 1) this.return(offset);
    else this.pc += offset - 2;
  }

  /** Byte address of a packed routine or string address. */
  unpack(packed: number): number {
    return packed * this.header.packing;
  }

  /**
   * Calls the routine at a packed address with the arguments in `args`, from place 1 on.
   * @param count how many arguments
   * @param store variable for the result, -1 to drop it
   */
  call(routine: number, count: number, store: number): void {
    if (routine === 0) {
      if (store >= 0) this.setVariable(store, 0);
      return;
    }
    const address = this.unpack(routine);
    const locals = this.code[address] ?? MAX_LOCALS + 1;
    if (locals > MAX_LOCALS) throw new BrokenStoryError(`There is no routine at ${hex(address)}`);
    this.stack.enter(this.pc, store, locals, count);
    const { args } = this;
    const { words } = this.stack;
    const base = this.stack.locals + 1;
    const initialised = this.header.version < 5;
    for (let local = 0; local < locals; local++) {
      if (local < count) words[base + local] = args[local + 1] as number;
      else words[base + local] = initialised ? this.memory.u16(address + 1 + 2 * local) : 0;
    }
    this.pc = address + 1 + (initialised ? 2 * locals : 0);
  }

  return(value: number): void {
    const { store } = this.stack;
    this.pc = this.stack.leave();
    if (store >= 0) this.setVariable(store, value);
  }

  /** Keeps the state as it is before the instruction that ends with a store byte at `pc`. */
  saveUndo(): void {
    const state = { dynamic: this.memory.dynamic(), stack: this.stack.save(), pc: this.pc };
    this.undo = [...this.undo.slice(1 - UNDO_LIMIT), state];
  }

  /** Goes back to the last saved state, and forgets it. @returns false where there is none */
  restoreUndo(): boolean {
    const state = this.undo.at(-1);
    if (state === undefined) return false;
    this.undo = this.undo.slice(0, -1);
    const kept = playerFlags(this.memory);
    this.memory.replace(state.dynamic);
    keepPlayerFlags(this.memory, kept);
    this.stack.restore(state.stack);
    this.pc = state.pc;
    return true;
  }

  get undoStates(): readonly UndoState[] {
    return this.undo;
  }

  set undoStates(states: readonly UndoState[]) {
    this.undo = states;
  }
}
