import { ABSENT, type Instruction } from './instruction.ts';

/** Waits for a line. Times and routines for timed input are passed over. */
export const read: Instruction = (m, text, parse) => {
  m.awaited = { kind: 'line', text, parse: parse === ABSENT ? 0 : parse };
  m.running = false;
};

export const readChar: Instruction = (m) => {
  m.awaited = { kind: 'key' };
  m.running = false;
};

export const tokenise: Instruction = (m, text, parse, c, d) => {
  const dictionary = c === ABSENT ? 0 : c;
  const keepUnknown = d !== ABSENT && d !== 0;
  m.tokeniser.tokenise(text, parse, dictionary, keepUnknown);
};
