import { BrokenStoryError } from './errors.ts';
import type { Memory } from './memory.ts';
import type { Zscii } from './zscii.ts';

/** Part of a text, as offsets in UTF-16 units; `end` is the first unit after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A table in memory that output goes to instead of the screen. */
interface Table {
  readonly address: number;
  readonly length: number;
}

/** What of the output goes on from turn to turn. */
export interface OutputState {
  readonly window: number;
  readonly style: number;
  readonly font: number;
  readonly screen: boolean;
  readonly tables: readonly Table[];
}

export interface Printed {
  readonly text: string;
  readonly bold: readonly Span[];
  readonly status: string;
}

const BOLD = 2;
/** Characters that a story may print for one command, far above what any does that means it. */
const TEXT_LIMIT = 0x100000;
/** How deep output to memory may nest (section 7.1.2.1 of the Standard). */
const TABLE_LIMIT = 16;

/** Output streams 1 (screen) and 3 (memory), the two windows and the style; transcripts and command files are not kept. */
export class Output {
  private readonly memory: Memory;
  private readonly zscii: Zscii;
  private text = '';
  private bold: Span[] = [];
  private status = '';
  private window = 0;
  private style = 0;
  private font = 1;
  private screen = true;
  private tables: Table[] = [];

  constructor(memory: Memory, zscii: Zscii) {
    this.memory = memory;
    this.zscii = zscii;
  }

  print(text: string): void {
    if (this.tables.length > 0) this.printToTable(text);
    else if (!this.screen) return;
    else if (this.text.length + this.status.length + text.length > TEXT_LIMIT) {
      throw new BrokenStoryError(`The story prints more than ${TEXT_LIMIT} characters for one command`);
    } else if (this.window !== 0) this.status += text;
    else {
      if (this.style & BOLD) this.markBold(text.length);
      this.text += text;
    }
  }

  private markBold(length: number): void {
    const start = this.text.length;
    const last = this.bold.at(-1);
    if (last?.end === start) this.bold[this.bold.length - 1] = { start: last.start, end: start + length };
    else if (length > 0) this.bold.push({ start, end: start + length });
  }

  private printToTable(text: string): void {
    const { address, length } = this.tables.pop() as Table;
    this.zscii.codes(text).forEach((code, index) => {
      this.memory.w8(address + 2 + length + index, code);
    });
    this.tables.push({ address, length: length + text.length });
  }

  /** Switches a stream on (positive number) or off (negative); `address` is the table of stream 3. */
  select(stream: number, address: number): void {
    if (stream === 1 || stream === -1) this.screen = stream > 0;
    else if (stream === 3) {
      if (this.tables.length === TABLE_LIMIT) {
        throw new BrokenStoryError(`Output to memory is nested deeper than ${TABLE_LIMIT}`);
      }
      this.tables.push({ address, length: 0 });
    } else if (stream === -3) {
      const table = this.tables.pop();
      if (table !== undefined) this.memory.w16(table.address, table.length);
    }
  }

  selectWindow(window: number): void {
    this.window = window;
  }

  /** Keeps what is printed at different places of the upper window apart. */
  moveCursor(): void {
    if (this.window !== 0 && this.status !== '' && !this.status.endsWith('\n')) this.status += '\n';
  }

  /** Adds to the style; 0 goes back to roman. */
  setStyle(style: number): void {
    this.style = style === 0 ? 0 : this.style | style;
  }

  /** Selects the normal (1) or fixed-pitch (4) font; 0 only asks. @returns the font before, 0 where there is none */
  setFont(font: number): number {
    const before = this.font;
    if (font === 1 || font === 4) this.font = font;
    return font === 0 || font === 1 || font === 4 ? before : 0;
  }

  /** What was printed since the last call. */
  take(): Printed {
    const printed = { text: this.text, bold: this.bold, status: this.status };
    this.text = '';
    this.bold = [];
    this.status = '';
    return printed;
  }

  save(): OutputState {
    const { window, style, font, screen } = this;
    return { window, style, font, screen, tables: [...this.tables] };
  }

  restore(saved: OutputState): void {
    this.window = saved.window;
    this.style = saved.style;
    this.font = saved.font;
    this.screen = saved.screen;
    this.tables = [...saved.tables];
  }

  /** As at the start of the story. What was printed so far stays. */
  reset(): void {
    this.restore({ window: 0, style: 0, font: 1, screen: true, tables: [] });
  }
}
