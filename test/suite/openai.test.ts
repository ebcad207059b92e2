import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadDataset } from '../../datasets/load.ts';
import { answerOf, goldOf, questionOf, shotsOf } from '../../datasets/questions.ts';
import { chatMessages, type Message } from '../../prompts/messages.ts';
import { TASKS } from '../../scoring/types.ts';
import { prompts, tests } from './configs.ts';
import { type EvalRun, promptfooEval } from './promptfoo.ts';

/** A stand-in for a model behind the OpenAI chat protocol: knows the right answer to one item by heart. */
const dataset = loadDataset();
const item = [...dataset.items.values()].find(({ split }) => split === 'test') as ReturnType<typeof goldItem>;
function goldItem() {
  return [...dataset.items.values()][0] as NonNullable<ReturnType<typeof dataset.items.get>>;
}

interface ChatRequest {
  readonly messages: readonly Message[];
  readonly temperature: number;
  readonly max_tokens: number;
}

const requests: ChatRequest[] = [];
let server: Server;
let run: EvalRun;

/** What the messages of a task at a shot level must be. */
function expected(shots: number) {
  return TASKS.map((task) => chatMessages(questionOf(item, task), shotsOf(dataset, item, task, shots)));
}

function answer(messages: readonly Message[]): string {
  const asked = JSON.stringify(messages);
  for (const shots of [0, 3])
    for (const [index, task] of TASKS.entries())
      if (JSON.stringify(expected(shots)[index]) === asked) return answerOf(goldOf(item, task) as never);
  return 'I was asked something else';
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const asked: ChatRequest = JSON.parse(body);
      requests.push(asked);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          model: 'stand-in',
          choices: [
            {
              index: 0,
              finish_reason: 'stop',
              message: { role: 'assistant', content: answer(asked.messages) },
            },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  run = await promptfooEval([], {
    config: {
      providers: [
        {
          id: 'openai:chat:stand-in',
          config: {
            apiBaseUrl: `http://127.0.0.1:${port}/v1`,
            apiKey: 'none',
            temperature: 0.01,
            max_tokens: 4090,
          },
        },
      ],
      prompts: prompts('chat', ['0-shot', '3-shot']),
      tests: tests({ limit: 1 }),
    },
  });
});

afterAll(() => {
  server.close();
});

test("promptfoo's openai provider sends exactly the published messages", () => {
  const sort = (all: unknown[]) => all.map((each) => JSON.stringify(each)).sort();
  expect(sort(requests.map(({ messages }) => messages))).toEqual(sort([...expected(0), ...expected(3)]));
});

test('with the settings of the config', () => {
  const settings = requests.map(({ temperature, max_tokens }) => ({ temperature, max_tokens }));
  expect(settings).toEqual(Array(10).fill({ temperature: 0.01, max_tokens: 4090 }));
});

test('and its answers are scored', () => {
  const scores = run.rows.map(({ prompt, vars, success, score }) => [
    vars.task,
    prompt.label,
    success,
    score,
  ]);
  expect(scores.sort()).toEqual(
    TASKS.flatMap((task) => [
      [task, '0-shot', true, 1],
      [task, '3-shot', true, 1],
    ]).sort(),
  );
});
