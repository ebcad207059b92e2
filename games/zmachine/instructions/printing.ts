import { BrokenStoryError } from '../errors.ts';
import { ABSENT, type Instruction, signed } from './instruction.ts';

export const print: Instruction = (m) => {
  const { text, end } = m.text.string(m.pc);
  m.pc = end;
  m.output.print(text);
};

export const printRet: Instruction = (m, a, b, c, d) => {
  print(m, a, b, c, d);
  m.output.print('\n');
  m.return(1);
};

export const newLine: Instruction = (m) => m.output.print('\n');
export const printAddr: Instruction = (m, a) => m.output.print(m.text.decode(a));
export const printPaddr: Instruction = (m, a) => m.output.print(m.text.decode(m.unpack(a)));
export const printObj: Instruction = (m, a) => m.output.print(m.objects.name(a));
export const printChar: Instruction = (m, a) => m.output.print(m.zscii.text(a));
export const printNum: Instruction = (m, a) => m.output.print(String(signed(a)));
export const printUnicode: Instruction = (m, a) => m.output.print(String.fromCharCode(a));

/** Bytes that a story can address. */
const MEMORY = 0x10000;
const CAN_PRINT = 1;
const CAN_READ = 2;

/** Every character that has a shape can be printed; those of the story's own set can be typed too. */
export const checkUnicode: Instruction = (m, a) => {
  const shapeless = a < 32 || (a >= 127 && a < 160);
  const readable = m.zscii.has(a);
  m.store((shapeless ? 0 : CAN_PRINT) | (readable ? CAN_READ : 0));
};

/** A rectangle of ZSCII: `b` wide, `c` high (1), with `d` bytes (0) to leave out after each line. */
export const printTable: Instruction = (m, table, width, c, d) => {
  const height = c === ABSENT ? 1 : c;
  const skip = d === ABSENT ? 0 : d;
  if ((width + skip) * height > MEMORY)
    throw new BrokenStoryError('A table to print is larger than the memory');
  for (let line = 0; line < height; line++) {
    const start = table + line * (width + skip);
    let text = line === 0 ? '' : '\n';
    for (let column = 0; column < width; column++)
      text += m.zscii.text(m.memory.u8((start + column) & 0xffff));
    m.output.print(text);
  }
};

/** Lines of ZSCII, each after a word with its length, up to one of length 0. */
export const printForm: Instruction = (m, table) => {
  let at = table;
  for (let length = m.memory.u16(at); length > 0; length = m.memory.u16(at)) {
    let text = at === table ? '' : '\n';
    at += 2;
    if (at + length > MEMORY) throw new BrokenStoryError('A table to print reaches beyond the memory');
    for (const end = at + length; at < end; at++) text += m.zscii.text(m.memory.u8(at));
    m.output.print(text);
  }
};

/** Encodes `b` letters from place `c` of the text at `a` as a dictionary word, to `d`. */
export const encodeText: Instruction = (m, a, b, c, d) => {
  const codes = Array.from({ length: b }, (_, index) => m.memory.u8((a + c + index) & 0xffff));
  m.text.encode(codes).forEach((word, index) => {
    m.memory.w16(d + 2 * index, word);
  });
};
