import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Item } from '../../datasets/item.ts';
import { loadDataset } from '../../datasets/load.ts';
import { questionOf, shotsOf } from '../../datasets/questions.ts';
import { chatMessages, plainText } from '../../prompts/messages.ts';
import type { Task } from '../../scoring/types.ts';
import { benchFile } from '../datasets/bench.ts';
import { goldenCases } from '../scoring/golden.ts';

interface PromptSum {
  readonly item: number;
  readonly task: Task;
  readonly shots: number;
  readonly messages: number;
  readonly chatSha256: string;
  readonly textSha256: string;
  readonly textChars: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const dataset = loadDataset(benchFile('plugh.json'));

describe('published prompts', () => {
  const sums = goldenCases<PromptSum>('prompts.sha');

  test('there are 480 of them', () => {
    expect(sums).toHaveLength(480);
  });

  test.each(sums)('item $item, $task, $shots-shot, as chat and as text', (sum) => {
    const item = dataset.items.get(String(sum.item)) as Item;
    const shots = shotsOf(dataset, item, sum.task, sum.shots);
    const messages = chatMessages(questionOf(item, sum.task), shots);
    const text = plainText(messages);
    expect({
      item: sum.item,
      task: sum.task,
      shots: sum.shots,
      messages: messages.length,
      chatSha256: sha256(JSON.stringify(messages)),
      textSha256: sha256(text),
      // The sums count code points, as Python does.
      textChars: [...text].length,
    }).toEqual(sum);
  });
});

test('a question of the user reaches the messages word for word', () => {
  const text = 'A "quoted" \\ {{x}} {% bad %} {# c #} {% endraw %} <b>&amp;</b> 🗺️\n\nend ';
  const messages = chatMessages({ task: 'task3', text, locations: ['A', 'B'], ends: ['A', 'B'] }, []);
  expect(messages).toEqual([
    { role: 'system', content: expect.stringContaining('the shortest path between two given locations') },
    {
      role: 'user',
      content: `# Input text\n\n${text}\n\n# Locations\n\nA\nB\n\n# Source and target\n\nA\nB`,
    },
  ]);
});
