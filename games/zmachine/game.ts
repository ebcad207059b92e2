import { Decoder } from './decoder.ts';
import { NotRunningError } from './errors.ts';
import type { Version } from './header.ts';
import { instructionSet } from './instructions/index.ts';
import { run } from './interpreter.ts';
import { answerKey, answerLine } from './keyboard.ts';
import { Machine } from './machine.ts';
import type { ObjectTable } from './objects.ts';
import type { Span } from './output.ts';
import { type MachineState, restoreMachine, saveMachine } from './snapshot.ts';

export interface StoryOptions {
  /** Seed of the random numbers, an integer; 0 if left out. Equal seeds and commands give equal games. */
  readonly seed?: number;
  /** How many instructions one command may run; 50 million (seconds of a hang) if left out. */
  readonly stepLimit?: number;
}

/** What came of the start or of one command. */
export interface Turn {
  /** Text of the lower window, without the player's own input. */
  readonly text: string;
  /** Bold parts of `text`, in order; room headings often are. */
  readonly bold: readonly Span[];
  /** Text of the upper window (a status line, as a rule), a line for each place printed at; empty in version 3. */
  readonly status: string;
  /** What the story waits for now. */
  readonly awaits: 'line' | 'key' | 'end';
}

/** A moment of a game, to go back to with {@link Game.restore}, in this or another game of the same story file. */
export interface Snapshot {
  readonly machine: MachineState;
  readonly keys: string;
  readonly awaits: Turn['awaits'] | undefined;
}

const STEP_LIMIT = 50_000_000;

/**
 * Loads a story (versions 3, 4, 5 and 8) from the bytes of its file.
 * @throws NotAStoryError, UnsupportedVersionError, BrokenStoryError
 */
export function loadStory(bytes: Uint8Array, options: StoryOptions = {}): Game {
  return new Game(new Machine(bytes, options.seed ?? 0), options.stepLimit ?? STEP_LIMIT);
}

/** A story that is played by sending commands. All of it is synchronous and repeatable. */
export class Game {
  private readonly machine: Machine;
  private readonly decoder: Decoder;
  private readonly stepLimit: number;
  /** What is left of a command of which a key was taken. */
  private keys = '';
  private awaits: Turn['awaits'] | undefined;

  constructor(machine: Machine, stepLimit: number) {
    this.machine = machine;
    const { version } = machine.header;
    this.decoder = new Decoder(machine.memory, machine.globals, instructionSet(version), version >= 5);
    this.stepLimit = stepLimit;
  }

  get version(): Version {
    return this.machine.header.version;
  }

  /** The object tree, to be read. */
  get objects(): Pick<
    ObjectTable,
    'count' | 'parent' | 'sibling' | 'child' | 'name' | 'attributes' | 'hasAttribute' | 'properties'
  > {
    return this.machine.objects;
  }

  /** Value (0 to 65535) of a global variable, numbered from 0 to 239. */
  global(number: number): number {
    return this.machine.memory.u16(this.machine.header.globals + 2 * number);
  }

  /** A byte (0 to 255) of the story's memory. */
  byte(address: number): number {
    return this.machine.memory.u8(address);
  }

  /**
   * Address after the instruction that waits for input. It tells the main prompt from others, such as the question
   * that Infocom's games end with, which is no end to the machine.
   */
  get waitsAt(): number {
    return this.machine.pc;
  }

  /** How often the story has put itself back to its beginning (the player's `restart`); only ever grows. */
  get restarts(): number {
    return this.machine.restarts;
  }

  /** True where a version 3 status line shows the time instead of score and moves. */
  get timed(): boolean {
    return this.machine.header.timed;
  }

  /** Runs from the beginning up to the first input. @throws StoryError */
  start(): Turn {
    this.keys = '';
    this.machine.undoStates = [];
    this.machine.output.take();
    this.machine.restart();
    return this.run();
  }

  /**
   * Answers the input that the story waits for. Where that is a key, the command's first character is taken (Return,
   * where it is empty), and the rest of it serves further keys, in place of the commands sent then: one command answers
   * one input, as in the interpreter with which walkthroughs are recorded. Line input drops such a rest.
   * @throws NotRunningError before the start, after the end and after an error; StoryError
   */
  send(command: string): Turn {
    const { awaited } = this.machine;
    if (awaited === undefined || this.awaits === undefined || this.awaits === 'end') {
      throw new NotRunningError(`The game does not wait for a command (${this.awaits ?? 'not started'})`);
    }
    if (awaited.kind === 'line') {
      this.keys = '';
      answerLine(this.machine, awaited, command);
    } else {
      const keys = this.keys || command || '\n';
      this.keys = keys.slice(1);
      answerKey(this.machine, keys.charAt(0));
    }
    return this.run();
  }

  private run(): Turn {
    this.machine.awaited = undefined;
    this.machine.running = true;
    this.awaits = undefined;
    run(this.machine, this.decoder, this.stepLimit);
    this.awaits =
      this.machine.awaited === undefined ? 'end' : (this.machine.awaited as { kind: 'line' | 'key' }).kind;
    return { ...this.machine.output.take(), awaits: this.awaits };
  }

  /** The present moment. It stays as it is while the game goes on. */
  snapshot(): Snapshot {
    return { machine: saveMachine(this.machine), keys: this.keys, awaits: this.awaits };
  }

  /** Goes back (or forth) to a moment of a game of the same story file. */
  restore(snapshot: Snapshot): void {
    restoreMachine(this.machine, snapshot.machine);
    this.keys = snapshot.keys;
    this.awaits = snapshot.awaits;
  }
}
