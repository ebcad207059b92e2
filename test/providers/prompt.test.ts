import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chatMessages, plainText } from '../../prompts/messages.ts';
import { readPrompt } from '../../providers/prompt.ts';
import type { Task } from '../../scoring/types.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\n\r\u2028\u2029]/.test(text));
const ASKS = {
  task1: 'map',
  task2a: 'path',
  task2b: 'reversed path',
  task3: 'shortest path',
  task4: 'shortest path',
} as const;

describe('a baseline reads back from the prompt what was asked', () => {
  const questions = fc.record({
    task: fc.constantFrom<Task>('task1', 'task2a', 'task2b', 'task3', 'task4'),
    text: fc.string({ unit: 'grapheme' }),
    locations: fc.array(name, { minLength: 1 }),
    from: name,
    to: name,
    shots: fc.nat(2),
  });

  test.each(['chat', 'text'] as const)('in the %s form, whatever the story and the examples hold', (form) => {
    fc.assert(
      fc.property(questions, ({ task, text, locations, from, to, shots }) => {
        const hasEnds = task === 'task3' || task === 'task4';
        const question = { task, text, locations, ...(hasEnds && { ends: [from, to] as const }) };
        const example = { question: { ...question, text: 'Another # story' }, answer: 'an answer' };
        const messages = chatMessages(question, Array(shots).fill(example));
        expect(readPrompt(form === 'chat' ? JSON.stringify(messages, null, 2) : plainText(messages))).toEqual(
          {
            asks: ASKS[task],
            text,
            locations: task === 'task1' ? [] : locations,
            ends: hasEnds ? [from, to] : [],
          },
        );
      }),
    );
  });
});

test('a prompt of another benchmark is refused', () => {
  expect(() => readPrompt('What is 2 + 2?')).toThrow(
    'this provider reads only prompts of this benchmark, which begin with "# Input text"',
  );
});
