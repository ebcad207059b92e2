import { createRequire } from 'node:module';
import { Random } from '../../../games/zmachine/random.ts';

/** The part of ifvms (which has no types) that is used here. */
interface Vm {
  prepare(story: Uint8Array, options: { Glk: object }): void;
  init(): void;
  resume(): void;
  random(range: number): number;
  readonly quit?: boolean;
}

class RefBox {
  private value: unknown;
  set_value(value: unknown): void {
    this.value = value;
  }
  get_value(): unknown {
    return this.value;
  }
}

class RefStruct {
  fields: unknown[] = [];
  push_field(value: unknown): void {
    this.fields.push(value);
  }
  get_field(index: number): unknown {
    return this.fields[index];
  }
}

const CHARACTER_EVENT = 2;
const LINE_EVENT = 3;
const RETURN_KEY = 0xfffffffa;
const MAIN_WINDOW = 201;
const STATUS_WINDOW = 202;
const UPPER_WINDOW = 203;

/** A game run by ifvms, an interpreter by other people, behind the least of a screen that it runs with. */
export interface ReferenceGame {
  /** Text up to the first input. */
  readonly opening: string;
  /** Answers the input that is waited for, and gives the text of the lower window that follows. */
  send(command: string): string;
}

/** Starts a story in ifvms with the random numbers of our own interpreter, without which no two games are alike. */
export function startReference(story: Uint8Array, seed: number): ReferenceGame {
  const { ZVM } = createRequire(import.meta.url)('ifvms') as { ZVM: new () => Vm };
  const main = {};
  let inMain = true;
  let text = '';
  let line: number[] | undefined;
  let event = new RefStruct();
  const nothing = () => {};
  const glk = {
    RefBox,
    RefStruct,
    update: nothing,
    fatal_error(error: unknown) {
      throw error;
    },
    glk_gestalt: () => 0,
    glk_window_open: (_split: unknown, _method: number, _size: number, _type: number, rock: number) =>
      rock === MAIN_WINDOW ? main : rock === STATUS_WINDOW || rock === UPPER_WINDOW ? {} : null,
    glk_window_get_size(_window: unknown, width: RefBox | 0, height: RefBox | 0) {
      if (width) width.set_value(128);
      if (height) height.set_value(200);
    },
    glk_window_get_stream: () => ({}),
    glk_window_get_parent: () => null,
    glk_set_window(window: unknown) {
      inMain = window === main;
    },
    glk_put_jstring(piece: string) {
      if (inMain) text += piece;
    },
    glk_request_line_event_uni(_window: unknown, buffer: number[]) {
      line = buffer;
    },
    glk_request_char_event_uni() {
      line = undefined;
    },
    glk_select(next: RefStruct) {
      event = next;
    },
    glk_window_close: nothing,
    glk_window_clear: nothing,
    glk_window_move_cursor: nothing,
    glk_window_set_arrangement: nothing,
    glk_put_jstring_stream: nothing,
    glk_set_style: nothing,
    glk_stylehint_set: nothing,
    glk_stylehint_clear: nothing,
  };
  const random = new Random(seed);
  const vm = new ZVM();
  vm.prepare(story, { Glk: glk });
  vm.random = (range) => {
    if (range > 0 && range < 0x8000) return random.next(range);
    random.reseed(-((range << 16) >> 16));
    return 0;
  };
  vm.init();
  const take = () => {
    const taken = text;
    text = '';
    return taken;
  };
  return {
    opening: take(),
    send(command) {
      if (line === undefined)
        event.fields = [CHARACTER_EVENT, main, command === '' ? RETURN_KEY : command.charCodeAt(0)];
      else {
        const length = Math.min(command.length, line.length);
        for (let at = 0; at < length; at++) line[at] = command.charCodeAt(at);
        event.fields = [LINE_EVENT, main, length, 0];
      }
      vm.resume();
      return take();
    },
  };
}
