import { ABSENT, type Instruction, signed } from './instruction.ts';

const address = (base: number, offset: number) => (base + offset) & 0xffff;

const WORDS = 0x82;

/** Looks for a value among the first words or bytes of table entries; `d` says which, and how long an entry is. */
export const scanTable: Instruction = (m, value, table, count, d) => {
  const form = d === ABSENT ? WORDS : d;
  const length = form & 0x7f;
  let found = 0;
  for (let index = 0; index < count && found === 0; index++) {
    const at = address(table, index * length);
    if ((form & 0x80 ? m.memory.u16(at) : m.memory.u8(at)) === value) found = at;
  }
  m.store(found);
  m.branch(found !== 0);
};

/**
 * Copies `size` bytes; to table 0 it clears them instead. Tables that overlap are copied as if through a third place,
 * unless the size is negative: then forwards, byte after byte, come what may.
 */
export const copyTable: Instruction = (m, from, to, size) => {
  const length = Math.abs(signed(size));
  if (to === 0) {
    for (let index = 0; index < length; index++) m.memory.w8(address(from, index), 0);
  } else if (signed(size) < 0 || from > to) {
    for (let index = 0; index < length; index++)
      m.memory.w8(address(to, index), m.memory.u8(address(from, index)));
  } else {
    for (let index = length; index-- > 0; )
      m.memory.w8(address(to, index), m.memory.u8(address(from, index)));
  }
};
