import { BrokenStoryError, hex } from '../errors.ts';
import type { Version } from '../header.ts';
import * as arithmetic from './arithmetic.ts';
import * as branches from './branches.ts';
import * as calls from './calls.ts';
import * as hot from './hot.ts';
import * as input from './input.ts';
import type { Instruction } from './instruction.ts';
import * as objects from './objects.ts';
import * as printing from './printing.ts';
import * as screen from './screen.ts';
import * as state from './state.ts';
import * as tables from './tables.ts';
import * as variables from './variables.ts';

/** A function, or the number of one that the interpreter's loop has in itself. */
export type Entry = Instruction | hot.Hot;

type Group = Record<number, Entry>;

/** The instructions of a version, by opcode byte, and the extended ones by the byte after 0xbe (section 14). */
export interface InstructionSet {
  readonly byOpcode: readonly Entry[];
  readonly extended: readonly Entry[];
}

const illegal: Instruction = (m) => {
  throw new BrokenStoryError(
    `Version ${m.header.version} has no instruction ${hex(m.code[m.start] as number)}`,
  );
};

/** Two operands, or up to four in the VAR form. The numbers are those of the Standard's tables. */
const twoOperands: Group = {
  1: hot.JE,
  2: hot.JL,
  3: hot.JG,
  4: hot.DEC_CHK,
  5: hot.INC_CHK,
  6: objects.jin,
  7: branches.test,
  8: arithmetic.or,
  9: hot.AND,
  10: hot.TEST_ATTR,
  11: objects.setAttr,
  12: objects.clearAttr,
  13: hot.STORE,
  14: objects.insertObj,
  15: hot.LOADW,
  16: hot.LOADB,
  17: objects.getProp,
  18: objects.getPropAddr,
  19: objects.getNextProp,
  20: hot.ADD,
  21: hot.SUB,
  22: hot.MUL,
  23: arithmetic.div,
  24: arithmetic.mod,
};

const oneOperand: Group = {
  0: hot.JZ,
  1: objects.getSibling,
  2: objects.getChild,
  3: objects.getParent,
  4: objects.getPropLen,
  5: arithmetic.inc,
  6: arithmetic.dec,
  7: printing.printAddr,
  9: objects.removeObj,
  10: printing.printObj,
  11: calls.ret,
  12: hot.JUMP,
  13: printing.printPaddr,
  14: variables.load,
};

const noOperand: Group = {
  0: calls.rtrue,
  1: calls.rfalse,
  2: printing.print,
  3: printing.printRet,
  4: state.nop,
  7: state.restart,
  8: calls.retPopped,
  10: state.quit,
  11: printing.newLine,
  12: screen.ignored,
  13: branches.verify,
};

const anyOperands: Group = {
  0: calls.callS,
  1: hot.STOREW,
  2: hot.STOREB,
  3: objects.putProp,
  4: input.read,
  5: printing.printChar,
  6: printing.printNum,
  7: arithmetic.random,
  8: variables.push,
  9: variables.pull,
  10: screen.ignored,
  11: screen.setWindow,
  19: screen.outputStream,
  20: screen.ignored,
  21: screen.ignored,
};

const sinceVersion4 = {
  twoOperands: { 25: calls.callS },
  oneOperand: { 8: calls.callS },
  anyOperands: {
    12: calls.callS,
    13: screen.eraseWindow,
    14: screen.ignored,
    15: screen.setCursor,
    16: screen.getCursor,
    17: screen.setTextStyle,
    18: screen.ignored,
    22: input.readChar,
    23: tables.scanTable,
  },
} satisfies Record<string, Group>;

const sinceVersion5 = {
  twoOperands: { 26: calls.callN, 27: screen.ignored, 28: calls.throwFrame },
  oneOperand: { 15: calls.callN },
  noOperand: { 9: calls.catchFrame, 15: branches.piracy },
  anyOperands: {
    24: arithmetic.not,
    25: calls.callN,
    26: calls.callN,
    27: input.tokenise,
    28: printing.encodeText,
    29: tables.copyTable,
    30: printing.printTable,
    31: branches.checkArgCount,
  },
} satisfies Record<string, Group>;

/** Of version 6 only what stories of other versions use by mistake is here. */
const extended: Group = {
  0: state.saveStore,
  1: state.saveStore,
  2: arithmetic.logShift,
  3: arithmetic.artShift,
  4: screen.setFont,
  5: screen.ignored,
  6: screen.pictureData,
  7: screen.ignored,
  9: state.saveUndo,
  10: state.restoreUndo,
  11: printing.printUnicode,
  12: printing.checkUnicode,
  13: screen.ignored,
  26: printing.printForm,
};
/** From here on unknown instructions are to be passed over, not refused (section 14.2.4). */
const FIRST_UNSPECIFIED = 29;

const known = new Map<Version, InstructionSet>();

export function instructionSet(version: Version): InstructionSet {
  let set = known.get(version);
  if (set === undefined) {
    set = build(version);
    known.set(version, set);
  }
  return set;
}

function build(version: Version): InstructionSet {
  const four = version >= 4 ? sinceVersion4 : undefined;
  const five = version >= 5 ? sinceVersion5 : undefined;
  const two: Group = { ...twoOperands, ...four?.twoOperands, ...five?.twoOperands };
  const one: Group = { ...oneOperand, ...four?.oneOperand, ...(five?.oneOperand ?? { 15: arithmetic.not }) };
  const any: Group = { ...anyOperands, ...four?.anyOperands, ...five?.anyOperands };
  const saving = version === 3 ? state.saveBranch : state.saveStore;
  const none: Group = { ...noOperand, ...(five?.noOperand ?? { 5: saving, 6: saving, 9: variables.pop }) };
  return {
    byOpcode: Array.from({ length: 256 }, (_, opcode) => {
      if (opcode < 0x80) return two[opcode & 0x1f] ?? illegal;
      if (opcode < 0xb0) return one[opcode & 0x0f] ?? illegal;
      if (opcode < 0xc0) return none[opcode & 0x0f] ?? illegal;
      return (opcode < 0xe0 ? two[opcode & 0x1f] : any[opcode & 0x1f]) ?? illegal;
    }),
    extended: Array.from({ length: 256 }, (_, opcode) => {
      if (opcode >= FIRST_UNSPECIFIED) return screen.ignored;
      return extended[opcode] ?? illegal;
    }),
  };
}
