import type { Awaited, Machine } from './machine.ts';
import { NEWLINE } from './zscii.ts';

/** Writes a line of input into the story's buffers and finishes the `read` that waits for it. */
export function answerLine(machine: Machine, awaited: Extract<Awaited, { kind: 'line' }>, command: string): void {
  const { memory, zscii, header } = machine;
  const codes = Array.from(command.toLowerCase().replace(/\s/g, ' '), (letter) => zscii.code(letter));
  const { text, parse } = awaited;
  const capacity = memory.u8(text);
  if (header.version >= 5) {
    // Letters left from an interrupted input are kept, and the new ones follow them.
    const kept = memory.u8(text + 1);
    const written = codes.slice(0, Math.max(capacity - kept, 0));
    memory.w8(text + 1, kept + written.length);
    written.forEach((code, index) => {
      memory.w8(text + 2 + kept + index, code);
    });
  } else {
    // The capacity counts the zero that ends the line.
    const written = codes.slice(0, Math.max(capacity - 1, 0));
    [...written, 0].forEach((code, index) => {
      memory.w8(text + 1 + index, code);
    });
  }
  if (parse !== 0) machine.tokeniser.tokenise(text, parse);
  if (header.version >= 5) machine.store(NEWLINE);
}

/** Finishes the `read_char` that waits for a key. */
export function answerKey(machine: Machine, key: string): void {
  machine.store(machine.zscii.code(key));
}
