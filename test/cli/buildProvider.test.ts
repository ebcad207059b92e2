import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Item } from '../../datasets/item.ts';
import { checkFile } from '../../datasets/load.ts';
import { type ChatMessage, rewritePrompt } from '../../games/rewritePrompt.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';
import { gameFolder } from './gameFolder.ts';

/** A stand-in for a model behind the OpenAI chat protocol, which forgets the valley until it is told of it. */
const asked: { readonly model: string; readonly temperature: number; readonly messages: ChatMessage[] }[] =
  [];
let server: Server;
let games: string;
let printed: string;
let exitCode: number | null;

const at = (file: string) => join(games, file);
const lines = (file: string) =>
  readFileSync(at(file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The transcript without its commands. */
function story(transcript: string): string {
  return transcript
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}

const forgetful = (text: string) =>
  text.replaceAll('In A Valley', 'Somewhere').replaceAll('in a valley', 'somewhere');

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      asked.push(JSON.parse(body));
      const messages = asked.at(-1)?.messages as ChatMessage[];
      const text = story((messages[1] as ChatMessage).content.replace('# Transcript\n\n', ''));
      const reminded = messages.at(-1)?.content.includes('"In A Valley"') ?? false;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          model: 'gpt-4o-mini',
          choices: [
            {
              index: 0,
              finish_reason: 'stop',
              message: { role: 'assistant', content: reminded ? text : forgetful(text) },
            },
          ],
          usage: { prompt_tokens: 1000, completion_tokens: 2000, total_tokens: 3000 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  games = gameFolder(['advent', 'minizork']);
  const config = { apiBaseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'none', temperature: 0.5 };
  const args = [
    'build',
    games,
    '-o',
    at('tales'),
    '--provider',
    'openai:chat:gpt-4o-mini',
    '--provider-config',
    JSON.stringify(config),
    '--concurrency',
    '1',
  ];
  ({ printed, exitCode } = await run([join(projectRoot, 'cli/plugh.ts'), ...args], {
    PROMPTFOO_CONFIG_DIR: at('config'),
  }));
}, 120_000);

afterAll(() => {
  server.close();
});

test('the model is asked with the prompt, and again with its text and what was wrong with it', () => {
  const transcript = lines('tales/rewrites.jsonl')[0].transcript;
  const refused = {
    text: forgetful(story(transcript)),
    problems: ['The location "In A Valley" is not named.'],
  };
  expect(asked.slice(0, 2).map(({ messages }) => messages)).toEqual([
    rewritePrompt(transcript),
    rewritePrompt(transcript, refused),
  ]);
  expect(asked.map(({ model, temperature }) => [model, temperature])).toEqual(
    Array(asked.length).fill(['gpt-4o-mini', 0.5]),
  );
});

test('the items have the mended texts, and keep every rule', () => {
  const items: Item[] = lines('tales/items.jsonl');
  expect(exitCode).toBe(0);
  expect(checkFile(at('tales/items.jsonl')).faults).toEqual([]);
  expect(items.map(({ id, source }) => [id, source?.writer])).toEqual([
    ['advent-01', 'openai:chat:gpt-4o-mini'],
    ['advent-02', 'openai:chat:gpt-4o-mini'],
    ['minizork-01', 'openai:chat:gpt-4o-mini'],
  ]);
  expect(items[0]?.text).toContain('In A Valley');
});

test('both texts and those that were refused are kept beside them', () => {
  const items: Item[] = lines('tales/items.jsonl');
  const rewrites = lines('tales/rewrites.jsonl');
  expect(rewrites.map(({ id, text }) => [id, text])).toEqual(items.map(({ id, text }) => [id, text]));
  expect(rewrites.map(({ transcript }) => story(transcript))).toEqual(items.map(({ text }) => text));
  expect(rewrites.map(({ refused }) => refused.length)).toEqual([1, 0, 0]);
});

test('and it says what was spent', () => {
  expect(asked.length).toBe(4);
  // The provider's own prices: 0.15 and 0.6 dollars for a million tokens.
  const cost = (4 * (1000 * 0.15 + 2000 * 0.6)) / 1e6;
  expect(printed).toContain(`4 texts asked for, 12000 tokens, $${cost.toFixed(4)}`);
  expect(JSON.parse(readFileSync(at('tales/statistics.json'), 'utf8')).spent).toEqual({
    calls: 4,
    cost: expect.closeTo(cost, 8),
    tokens: 12000,
  });
});
