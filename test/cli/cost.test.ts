import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import table from '../../cli/prices.json' with { type: 'json' };
import { listedPrices, modelOf } from '../../cli/prices.ts';
import { tokeniserFor } from '../../cli/tokeniser.ts';
import { temporaryFolder } from '../reports/files.ts';
import { prompts, tests } from '../suite/configs.ts';
import { projectRoot, promptfooEval, run } from '../suite/promptfoo.ts';

const cost = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), 'cost', ...args]);
const json = async (...args: string[]) => JSON.parse((await cost(...args, '--json')).printed);

describe('plugh cost', () => {
  test('counts the very prompts that promptfoo sends', async () => {
    const { rows } = await promptfooEval([], {
      config: {
        providers: ['echo'],
        prompts: prompts('chat', ['0-shot', '2-shot']),
        tests: tests({ limit: 2 }),
      },
    });
    const sent = (label: string) =>
      rows
        .filter(({ prompt }) => prompt.label === label)
        .flatMap(({ response }) => [
          3,
          ...JSON.parse(String(response?.output)).map(
            ({ content }: { content: string }) => encode(content).length + 4,
          ),
        ])
        .reduce((sum, tokens) => sum + tokens, 0);
    const { columns } = await json('--provider', 'openai:chat:gpt-4o-mini', '--limit', '2', '--shots', '2,0');
    expect(columns).toEqual([
      {
        shots: 0,
        calls: 10,
        inputTokens: sent('0-shot'),
        outputTokens: expect.any(Number),
        maxOutputTokens: 40_900,
      },
      {
        shots: 2,
        calls: 10,
        inputTokens: sent('2-shot'),
        outputTokens: expect.any(Number),
        maxOutputTokens: 40_900,
      },
    ]);
  });

  test('multiplies by repeats and by the given prices', async () => {
    const flags = [
      '--provider',
      'x:y',
      '--limit',
      '1',
      '--tasks',
      'task3',
      '--shots',
      '0',
      '--output-tokens',
      '100',
    ];
    const prices = ['--input-price', '2', '--output-price', '10', '--max-output-tokens', '1000'];
    const [once, five] = await Promise.all([json(...flags), json(...flags, ...prices, '--repeat', '5')]);
    const { inputTokens } = once.total;
    expect(once).toMatchObject({ total: { calls: 1, outputTokens: 100 }, prices: null, cost: null });
    expect(five).toMatchObject({
      total: { calls: 5, inputTokens: 5 * inputTokens, outputTokens: 500, maxOutputTokens: 5000 },
      prices: { input: 2, output: 10, source: 'your flags' },
      cost: { expected: (10 * inputTokens + 5000) / 1e6, most: (10 * inputTokens + 50_000) / 1e6 },
    });
  });

  test('takes no answer for longer than it may be', async () => {
    const { total } = await json('--provider', 'x:y', '--limit', '1', '--max-output-tokens', '3');
    expect(total).toMatchObject({ calls: 20, outputTokens: 60, maxOutputTokens: 60 });
  });

  test('prints its assumptions, and asks for a price that it does not know', async () => {
    const { exitCode, printed } = await cost(
      '--provider',
      'ollama:chat:llama3.1',
      '--limit',
      '1',
      '--shots',
      '0,1',
    );
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^│ all +│ +10 │/m);
    expect(printed).toMatch(
      /^- tokens: o200k_base, which is OpenAI's: the tokeniser of this model may be another one/m,
    );
    expect(printed).toMatch(/^- price: not known for this model; give --input-price and --output-price$/m);
    expect(printed).not.toContain('$');
  });

  test.each([
    [['--provider', 'a', '--input-price', '1'], '--input-price and --output-price belong together'],
    [['--provider', 'a', '--input-price', '-1'], 'It must be a number from 0, such as 0.25.'],
    [
      ['--provider', 'a', '--output-tokens', '9000'],
      '--output-tokens 9000 is more than --max-output-tokens allows (4090)',
    ],
    [['--provider', 'a', '--limit', '0'], 'It must be a whole number from 1.'],
    [['--provider', 'a', '--dataset', 'none.jsonl'], 'cannot read the dataset "none.jsonl"'],
    [[], "required option '--provider <id>' not specified"],
  ])('refuses %j', async (flags, reason) => {
    const { exitCode, printed } = await cost(...flags);
    expect(printed).toContain(reason);
    expect(exitCode).toBe(1);
  });
});

test('the tokeniser is that of the model, and takes control tokens in a story for text', async () => {
  const names = await Promise.all(
    [
      'openai:chat:gpt-4',
      'openai:gpt-4-turbo',
      'openai:chat:gpt-3.5-turbo',
      'openai:gpt-4.1',
      'openai:chat:gpt-4o',
      'a:b',
      'azure:chat:gpt-35-turbo',
      'openai:chat:ft:gpt-3.5-turbo:mine',
    ].map(async (id) => (await tokeniserFor(id)).name),
  );
  const [older, newer] = ['cl100k_base', 'o200k_base'];
  expect(names).toEqual([older, older, older, newer, newer, newer, older, older]);
  expect((await tokeniserFor('openai:chat:gpt-4o')).count('a <|endoftext|> b')).toBeGreaterThan(5);
});

test('a model of another maker behind the OpenAI protocol is not said to be counted as it counts', async () => {
  for (const id of ['openai:chat:my-model', 'azure:chat:our-deployment', 'openai:chat:llama3.1'])
    expect((await tokeniserFor(id)).quality).toContain('may be another one');
  for (const id of ['openai:chat:gpt-5', 'openai:o3', 'openai:chat:chatgpt-4o-latest'])
    expect((await tokeniserFor(id)).quality).toContain('counted as they count it');
});

test.each([
  ['openai:chat:gpt-4o', 'openai', 'gpt-4o'],
  ['openai:gpt-4o', 'openai', 'gpt-4o'],
  ['anthropic:messages:claude-x', 'anthropic', 'claude-x'],
  ['ollama:chat:llama3.1:8b', 'ollama', 'llama3.1:8b'],
  ['echo', 'echo', ''],
])('%s is model %s %s', (id, vendor, model) => {
  expect(modelOf(id)).toEqual({ vendor, model });
});

test('no price is made up', () => {
  for (const id of ['openai:chat:gpt-9', 'openai:chat:toString', 'constructor:x', 'echo'])
    expect(listedPrices(id)).toBeUndefined();
});

/** Answers as OpenAI or Anthropic would, with the usage that the query asks for. */
function billingServer() {
  return createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const [, input, output] = (request.url ?? '').split('/').map(Number);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          request.url?.includes('messages')
            ? {
                id: 'x',
                type: 'message',
                role: 'assistant',
                model: 'x',
                content: [{ type: 'text', text: 'ok' }],
                stop_reason: 'end_turn',
                usage: { input_tokens: input, output_tokens: output },
              }
            : {
                id: 'x',
                object: 'chat.completion',
                model: 'x',
                choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'ok' } }],
                usage: { prompt_tokens: input, completion_tokens: output },
              },
        ),
      );
    });
  });
}

/** Asks promptfoo what a row with this usage costs; as a process, for promptfoo is a second heavy world. */
const ASK = `
const { loadApiProvider } = await import('promptfoo');
const [base, ids] = JSON.parse(process.argv[1]);
const costs = {};
for (const id of ids) {
  costs[id] = [];
  for (const usage of ['1000/0', '0/1000']) {
    const apiBaseUrl = base + '/' + usage + (id.startsWith('openai') ? '/v1' : '');
    const provider = await loadApiProvider(id, { options: { config: { apiKey: 'none', apiBaseUrl } } });
    costs[id].push(Math.round((await provider.callApi('hi')).cost * 1e9) / 1e6);
  }
}
console.log('COSTS' + JSON.stringify(costs));
process.exit(0);
`;

/** In CI's runs with other versions of promptfoo, the table is not theirs. */
const { version } = JSON.parse(
  readFileSync(join(projectRoot, 'node_modules/promptfoo/package.json'), 'utf8'),
);
const testOfTable = table.source.startsWith(`promptfoo ${version}:`) ? test : test.skip;

testOfTable('the listed prices are those that promptfoo itself writes down', async () => {
  const listed = Object.entries(table.usdPerMillionTokens).flatMap(([vendor, models]) =>
    Object.entries<number[]>(models).map(([model, prices]) => [
      `${vendor}:${vendor === 'openai' ? 'chat' : 'messages'}:${model}`,
      prices,
    ]),
  );
  const server = billingServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ids = listed.map(([id]) => id);
  const { printed } = await run(['--input-type=module', '-e', ASK, JSON.stringify([base, ids])], {
    PROMPTFOO_CONFIG_DIR: temporaryFolder(),
    PROMPTFOO_CACHE_ENABLED: 'false',
  });
  server.close();
  expect(JSON.parse(/^COSTS(.*)$/m.exec(printed)?.[1] ?? printed)).toEqual(Object.fromEntries(listed));
});
