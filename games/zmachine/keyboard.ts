import type { Awaited, Machine } from './machine.ts';
import { NEWLINE } from './zscii.ts';

/** Writes a line of input into the story's buffers and finishes the `read` that waits for it. */
export function answerLine(
  machine: Machine,
  awaited: Extract<Awaited, { kind: 'line' }>,
  command: string,
): void {
  const { memory, zscii, header } = machine;
  const codes = zscii.codes(command.toLowerCase().replace(/\s/g, ' '));
  const { text, parse } = awaited;
  const capacity = memory.u8(text);
  if (header.version >= 5) {
    // Letters left from an interrupted input are kept, and the new ones follow them.
    const kept = memory.u8(text + 1);
    const length = Math.max(Math.min(codes.length, capacity - kept), 0);
    memory.w8(text + 1, kept + length);
    for (let index = 0; index < length; index++) memory.w8(text + 2 + kept + index, codes[index] as number);
  } else {
    // The capacity counts the zero that ends the line.
    const length = Math.max(Math.min(codes.length, capacity - 1), 0);
    for (let index = 0; index < length; index++) memory.w8(text + 1 + index, codes[index] as number);
    memory.w8(text + 1 + length, 0);
  }
  if (parse !== 0) machine.tokeniser.tokenise(text, parse);
  if (header.version >= 5) machine.store(NEWLINE);
}

/** Finishes the `read_char` that waits for a key. */
export function answerKey(machine: Machine, key: string): void {
  machine.store(machine.zscii.codes(key)[0] as number);
}
