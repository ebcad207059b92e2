import { describe, expect, test } from '@jest/globals';
import { loadStory } from '../../../games/zmachine/game.ts';
import { buildStory, G0, packed, printVariable, QUIT, ROUTINE, SPACE, STATIC, word } from './story.ts';

const VERSIONS = [3, 4, 5, 8] as const;
type Version = (typeof VERSIONS)[number];
const TEXT = STATIC + 0x80;

function run(version: Version, code: readonly number[], at: Record<number, readonly number[]> = {}): string {
  return loadStory(buildStory({ version, code: [...code, QUIT], at })).start().text;
}

describe.each(VERSIONS)('version %i', (version) => {
  test('calls a routine at its packed address; locals begin as the version has it', () => {
    // add local1 local2 -> stack; ret_popped
    const body = [0x74, 1, 2, 0, 0xb8];
    const routine = version < 5 ? [2, ...word(7), ...word(9), ...body] : [2, ...body];
    const call = [0xe0, 0x1f, ...word(packed(ROUTINE, version)), 5, G0];
    const none = [0xe0, 0x3f, ...word(packed(ROUTINE, version)), G0];
    const text = run(version, [...call, ...printVariable(G0), ...none, ...printVariable(G0)], {
      [ROUTINE]: routine,
    });
    expect(text).toBe(version < 5 ? '14\n16\n' : '5\n0\n');
  });

  test('a call to address 0 gives 0', () => {
    expect(run(version, [0x0d, G0, 9, 0xe0, 0x3f, 0, 0, G0, ...printVariable(G0)])).toBe('0\n');
  });

  test('prints a string at its packed address', () => {
    // "hi": h = 13, i = 14, padding 5, end bit
    const text = word(0x8000 | (13 << 10) | (14 << 5) | 5);
    expect(run(version, [0x8d, ...word(packed(TEXT, version))], { [TEXT]: text })).toBe('hi');
  });

  test('1OP:15 is not before version 5, a call from there on', () => {
    const code = version < 5 ? [0x9f, 5, G0] : [0x8f, ...word(packed(ROUTINE, version))];
    // The routine sets the global to -6 too: store g0 0xfffa; rtrue
    const at = { [ROUTINE]: [0, 0xcd, 0x4f, G0, ...word(0xfffa), 0xb0] };
    expect(run(version, [...code, ...printVariable(G0)], at)).toBe('-6\n');
  });

  test('0OP:9 pops before version 5, and names the frame from there on', () => {
    const push = [0xe8, 0x7f, 4, 0xe8, 0x7f, 5];
    const code = version < 5 ? [...push, 0xb9, 0xe9, 0x7f, G0] : [0xb9, G0];
    expect(run(version, [...code, ...printVariable(G0)])).toBe(version < 5 ? '4\n' : '0\n');
  });
});

test.each([4, 5, 8] as const)('version %i passes seven arguments', (version) => {
  // add local6 local7 -> stack; ret_popped
  const body = [0x74, 6, 7, 0, 0xb8];
  const routine = version < 5 ? [7, ...new Array(14).fill(0), ...body] : [7, ...body];
  const call = [0xec, 0x15, 0x55, ...word(packed(ROUTINE, version)), 1, 2, 3, 4, 5, 60, 7, G0];
  expect(run(version, [...call, ...printVariable(G0)], { [ROUTINE]: routine })).toBe('67\n');
});

test('version 3 has none of the later instructions', () => {
  for (const opcode of [0xec, 0xf6, 0xf7, 0xfa, 0xff, 0xbe, 0x98]) {
    expect(() => run(3, [opcode, 0xff, 0xff])).toThrow('Version 3 has no instruction');
  }
});

test('reserved extended instructions are passed over, with their operands', () => {
  expect(run(5, [0xbe, 200, 0x5f, 1, 2, 0xe6, 0x7f, 8])).toBe('8');
});

test('instructions in memory that changes are carried out as they are now', () => {
  // A routine in dynamic memory prints a digit, which is changed between two calls.
  const call = [0x8f, ...word(packed(SPACE, 5))];
  const change = [0xe2, 0x17, ...word(SPACE + 3), 0, 4];
  expect(run(5, [...call, ...change, ...call], { [SPACE]: [0, 0xe6, 0x7f, 3, 0xb0] })).toBe('34');
});
