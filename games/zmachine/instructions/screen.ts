import { type Instruction, signed } from './instruction.ts';

export const setWindow: Instruction = (m, a) => m.output.selectWindow(a);
export const setCursor: Instruction = (m) => m.output.moveCursor();
export const setTextStyle: Instruction = (m, a) => m.output.setStyle(a);
export const setFont: Instruction = (m, a) => m.store(m.output.setFont(a));
export const outputStream: Instruction = (m, a, b) => m.output.select(signed(a), b);

/** There is no cursor to ask after: it is said to be at the top left. */
export const getCursor: Instruction = (m, a) => {
  m.memory.w16(a, 1);
  m.memory.w16(a + 2, 1);
};

/** Erasing sends the text to the lower window again where the whole screen is meant. */
export const eraseWindow: Instruction = (m, a) => {
  if (signed(a) === -1) m.output.selectWindow(0);
};

/** What only a real screen, loudspeaker or file could show: split_window, erase_line, set_colour, sounds … */
export const ignored: Instruction = () => {};

/** No pictures. */
export const pictureData: Instruction = (m) => m.branch(false);
