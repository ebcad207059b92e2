import { BrokenStoryError } from './errors.ts';

/** Words for local variables and evaluation, of all routines together. */
const WORD_LIMIT = 0x8000;
/** Routines that can be active at once. */
const FRAME_LIMIT = 0x1000;
/** Numbers kept of each caller: return address, store variable, locals, floor, supplied arguments. */
const FRAME_FIELDS = 5;

/** A copy of the used part of a stack. */
export interface StackState {
  readonly words: Uint16Array;
  readonly frames: Int32Array;
  readonly locals: number;
  readonly floor: number;
  readonly supplied: number;
}

/** The call stack: evaluation stacks and local variables (section 6 of the Standard). */
export class Stack {
  readonly words = new Uint16Array(WORD_LIMIT);
  private readonly frames = new Int32Array(FRAME_LIMIT * FRAME_FIELDS);
  private top = 0;
  /** Where the current routine's evaluation stack starts. */
  private floor = 0;
  /** Where local variable 1 of the current routine would be, less 1: add the variable's number. */
  locals = -1;
  /** How many arguments the current routine was called with. */
  supplied = 0;
  /** How many routines are active, the main program not counted. */
  depth = 0;

  push(value: number): void {
    if (this.top === WORD_LIMIT) throw new BrokenStoryError(`The stack is full (${WORD_LIMIT} words)`);
    this.words[this.top++] = value;
  }

  pop(): number {
    if (this.top <= this.floor) throw new BrokenStoryError('The stack is empty, and the story pulls from it');
    return this.words[--this.top] as number;
  }

  peek(): number {
    if (this.top <= this.floor) throw new BrokenStoryError('The stack is empty, and the story reads it');
    return this.words[this.top - 1] as number;
  }

  poke(value: number): void {
    if (this.top <= this.floor)
      throw new BrokenStoryError('The stack is empty, and the story changes its top');
    this.words[this.top - 1] = value;
  }

  /** Starts a routine with `count` local variables, all of them still to be set. */
  enter(pc: number, store: number, count: number, supplied: number): void {
    if (this.depth === FRAME_LIMIT) throw new BrokenStoryError(`Calls are nested deeper than ${FRAME_LIMIT}`);
    if (this.top + count > WORD_LIMIT) throw new BrokenStoryError(`The stack is full (${WORD_LIMIT} words)`);
    const { frames } = this;
    const at = this.depth++ * FRAME_FIELDS;
    frames[at] = pc;
    frames[at + 1] = store;
    frames[at + 2] = this.locals;
    frames[at + 3] = this.floor;
    frames[at + 4] = this.supplied;
    this.locals = this.top - 1;
    this.top += count;
    this.floor = this.top;
    this.supplied = supplied;
  }

  /** Ends the current routine. @returns the address to go on at */
  leave(): number {
    if (this.depth === 0)
      throw new BrokenStoryError('The main program returns, and there is nothing to return to');
    const { frames } = this;
    const at = --this.depth * FRAME_FIELDS;
    this.top = this.locals + 1;
    this.locals = frames[at + 2] as number;
    this.floor = frames[at + 3] as number;
    this.supplied = frames[at + 4] as number;
    return frames[at] as number;
  }

  /** The variable that the current routine's result goes to, -1 for none. */
  get store(): number {
    return this.frames[(this.depth - 1) * FRAME_FIELDS + 1] ?? -1;
  }

  /** Ends routines until `depth` of them are left. */
  unwind(depth: number): void {
    if (depth < 1 || depth > this.depth)
      throw new BrokenStoryError(`There is no stack frame ${depth} to throw to`);
    while (this.depth > depth) this.leave();
  }

  reset(): void {
    this.top = 0;
    this.floor = 0;
    this.locals = -1;
    this.supplied = 0;
    this.depth = 0;
  }

  save(): StackState {
    return {
      words: this.words.slice(0, this.top),
      frames: this.frames.slice(0, this.depth * FRAME_FIELDS),
      locals: this.locals,
      floor: this.floor,
      supplied: this.supplied,
    };
  }

  restore(saved: StackState): void {
    this.words.set(saved.words);
    this.frames.set(saved.frames);
    this.top = saved.words.length;
    this.depth = saved.frames.length / FRAME_FIELDS;
    this.locals = saved.locals;
    this.floor = saved.floor;
    this.supplied = saved.supplied;
  }
}
