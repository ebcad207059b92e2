import { type Header, SCREEN_COLUMNS, SCREEN_LINES } from './header.ts';
import type { Memory } from './memory.ts';

const FLAGS_1 = 0x01;
const FLAGS_2 = 0x11;
/** Flags 2 the player owns, which therefore outlive restart and restore: transcript and fixed pitch. */
const PLAYER_FLAGS = 0x03;

/** Copies back the flags that outlive a restart or restore. `kept` is the byte read by {@link playerFlags} before. */
export function keepPlayerFlags(memory: Memory, kept: number): void {
  memory.bytes[FLAGS_2] = (memory.u8(FLAGS_2) & ~PLAYER_FLAGS) | kept;
}

export function playerFlags(memory: Memory): number {
  return memory.u8(FLAGS_2) & PLAYER_FLAGS;
}

/** Fills in the fields by which an interpreter tells the story what it can do. */
export function announceInterpreter(memory: Memory, header: Header): void {
  const { bytes } = memory;
  if (header.version === 3) {
    // A status line and an upper window there are, though their text is kept apart; no variable-pitch font.
    bytes[FLAGS_1] = (memory.u8(FLAGS_1) & ~0x70) | 0x20;
  } else {
    // Bold, italic and fixed pitch, but no colours, pictures, sounds or timed input.
    bytes[FLAGS_1] = 0x1c;
    bytes[0x1e] = 1; // interpreter number: the plainest, a DEC-20
    bytes[0x1f] = 0x46; // interpreter version: F
    bytes[0x20] = SCREEN_LINES;
    bytes[0x21] = SCREEN_COLUMNS;
  }
  // Not available: pictures (3), mouse (5), colours (6), sounds (7); undo (4) is.
  bytes[FLAGS_2] = memory.u8(FLAGS_2) & ~0xe8;
  if (header.version >= 5) {
    bytes[0x22] = 0;
    bytes[0x23] = SCREEN_COLUMNS;
    bytes[0x24] = 0;
    bytes[0x25] = SCREEN_LINES;
    bytes[0x26] = 1; // a unit of the screen is a character
    bytes[0x27] = 1;
    bytes[0x10] = memory.u8(0x10) & ~0x01; // no menus
  }
  bytes[0x32] = 1; // Standard 1.1
  bytes[0x33] = 1;
}
