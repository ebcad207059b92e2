import { expect, test } from '@jest/globals';
import { labelledLine } from '../../../scoring/sound/pathLabels.ts';

test.each<readonly [line: string, reversed: boolean, role: string, rest: string]>([
  ['Final answer: hall', false, 'answer', 'hall'],
  ['**Path:** hall -> attic', false, 'answer', 'hall -> attic'],
  ['答え：Path：hall', false, 'no role', ''],
  ['Answer = hall', false, 'answer', 'hall'],
  ['Answer:', false, 'answer', ''],
  ['# Response', false, 'answer', ''],
  ['The path is hall, attic', false, 'answer', 'hall, attic'],
  ['Wait, I forgot one. Final answer: hall', false, 'answer', 'hall'],
  ['Stop! Final answer: hall', false, 'answer', 'hall'],
  ['Sure? Final answer: hall', false, 'answer', 'hall'],
  ['Cave: hall', false, 'no role', ''],
  ['Cave is hall', false, 'no role', ''],
  ['Cave', false, 'no role', ''],
  ['Explanation: hall', false, 'commentary', 'hall'],
  ['Background', false, 'no role', ''],
  ['## Background', false, 'commentary', ''],
  ['**Background**', false, 'commentary', ''],
  ['Background is hall', false, 'no role', ''],
  ['The original path is hall -> attic', true, 'commentary', 'hall -> attic'],
  ['The original path is hall -> attic', false, 'no role', ''],
  ['Reversed: hall', true, 'answer', 'hall'],
  ['Reversed: hall', false, 'no role', ''],
])('%j (in reverse: %j) has the label %j before %j', (line, reversed, role, rest) => {
  expect(labelledLine(line, reversed) ?? { role: 'no role', rest: '' }).toEqual({ role, rest });
});

test('a label ends within 120 letters', () => {
  const line = (letters: number) => `${'x'.repeat(letters - 8)}. Answer: hall`;
  expect(labelledLine(line(120), false)).toEqual({ role: 'answer', rest: 'hall' });
  expect(labelledLine(line(121), false)).toBeUndefined();
});
