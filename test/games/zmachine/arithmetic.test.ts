import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadStory } from '../../../games/zmachine/game.ts';
import { buildStory, G0, printVariable, QUIT, word } from './story.ts';

const signed = (value: number) => (value << 16) >> 16;
const anyWord = fc.integer({ min: 0, max: 0xffff });
const edgy = fc.oneof(anyWord, fc.constantFrom(0, 1, 0x7fff, 0x8000, 0x8001, 0xffff));

/** Runs a two-operand instruction that stores, as VAR with two large constants; gives the number it stored. */
function result(opcode: readonly number[], ...operands: number[]): number {
  const types = operands.length === 1 ? 0x3f : 0x0f;
  const code = [...opcode, types, ...operands.flatMap(word), G0, ...printVariable(G0), QUIT];
  return Number(loadStory(buildStory({ code })).start().text);
}

/** Whether an instruction, given as VAR with large constants, branches. */
function branches(opcode: number, ...operands: number[]): boolean {
  const types = [0, 0x3f, 0x0f, 0x03, 0x00][operands.length] as number;
  // Branch on true over the printing of "0" (4 bytes, with quit) to that of "1".
  const code = [opcode, types, ...operands.flatMap(word), 0xc6, 0xe6, 0x7f, 0, QUIT, 0xe6, 0x7f, 1, QUIT];
  return loadStory(buildStory({ code })).start().text === '1';
}

describe('sixteen bits, signed', () => {
  const cases: [string, number[], (a: number, b: number) => number][] = [
    ['add', [0xd4], (a, b) => a + b],
    ['sub', [0xd5], (a, b) => a - b],
    ['mul', [0xd6], (a, b) => Number(BigInt.asIntN(16, BigInt(a) * BigInt(b)))],
    ['or', [0xc8], (a, b) => a | b],
    ['and', [0xc9], (a, b) => a & b],
  ];
  test.each(cases)('%s', (_, opcode, expected) => {
    fc.assert(fc.property(edgy, edgy, (a, b) => expect(result(opcode, a, b)).toBe(signed(expected(a, b)))));
  });

  test('div rounds towards zero, and mod has the sign of the dividend', () => {
    fc.assert(
      fc.property(
        edgy,
        edgy.filter((b) => b !== 0),
        (a, b) => {
          const quotient = BigInt(signed(a)) / BigInt(signed(b));
          expect(result([0xd7], a, b)).toBe(Number(BigInt.asIntN(16, quotient)));
          expect(result([0xd8], a, b)).toBe(Number(BigInt(signed(a)) % BigInt(signed(b))));
        },
      ),
    );
  });

  test.each([
    ['div', 0xd7],
    ['mod', 0xd8],
  ])('%s by zero is an error that says where', (_, opcode) => {
    expect(() => result([opcode], 5, 0)).toThrow(/zero \(instruction at 0x0800\)/);
  });

  test('not', () => {
    fc.assert(fc.property(edgy, (a) => expect(result([0xf8], a)).toBe(signed(~a))));
  });

  test('shifts: log_shift fills with zeros, art_shift with the sign', () => {
    fc.assert(
      fc.property(edgy, fc.integer({ min: -20, max: 20 }), (a, places) => {
        const power = 2 ** Math.abs(places);
        const left = signed(Number(BigInt.asUintN(16, BigInt(a) * BigInt(power))));
        expect(result([0xbe, 2], a, places & 0xffff)).toBe(places < 0 ? signed(Math.floor(a / power)) : left);
        expect(result([0xbe, 3], a, places & 0xffff)).toBe(places < 0 ? Math.floor(signed(a) / power) : left);
      }),
    );
  });
});

describe('branches', () => {
  test('jl and jg compare signed numbers', () => {
    fc.assert(
      fc.property(edgy, edgy, (a, b) => {
        expect(branches(0xc2, a, b)).toBe(signed(a) < signed(b));
        expect(branches(0xc3, a, b)).toBe(signed(a) > signed(b));
      }),
    );
  });

  test('je finds the first operand among the others, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 4 }), ([a, ...rest]) =>
        expect(branches(0xc1, a as number, ...rest)).toBe(rest.includes(a as number)),
      ),
    );
  });

  test('test wants all the bits', () => {
    fc.assert(fc.property(edgy, edgy, (a, b) => expect(branches(0xc7, a, b)).toBe((a & b) === b)));
  });

  test('inc_chk and dec_chk count over the edge of sixteen bits', () => {
    const count = (opcode: number, start: number, limit: number) => {
      // store g0 start; inc_chk or dec_chk "g0" limit, branch over printing
      const code = [0xcd, 0x4f, G0, ...word(start), opcode, 0x4f, G0, ...word(limit), 0xc5, 0xe6, 0x7f, 7];
      return loadStory(buildStory({ code: [...code, ...printVariable(G0), QUIT] })).start().text;
    };
    expect(count(0xc5, 0x7fff, 0x7ffe)).toBe('7-32768\n');
    expect(count(0xc5, 5, 5)).toBe('6\n');
    expect(count(0xc4, 0x8000, 0x8001)).toBe('732767\n');
    expect(count(0xc4, 5, 5)).toBe('4\n');
  });
});
