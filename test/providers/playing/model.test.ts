import { describe, expect, test } from '@jest/globals';
import type { CallApiContextParams, ProviderResponse } from 'promptfoo';
import { Model } from '../../../providers/playing/model.ts';

type Call = { readonly prompt: string; readonly bustCache: boolean | undefined };

function model(responses: readonly (ProviderResponse | Error)[], retries = 3, cache?: Map<string, unknown>) {
  const calls: Call[] = [];
  const provider = {
    id: () => 'stub',
    callApi: async (prompt: string, context?: CallApiContextParams) => {
      calls.push({ prompt, bustCache: context?.bustCache });
      const response = responses[calls.length - 1] ?? { output: 'more' };
      if (response instanceof Error) throw response;
      return response;
    },
  };
  const store = cache && {
    get: async (key: string) => cache.get(key),
    set: async (key: string, value: unknown) => cache.set(key, value),
  };
  const context: CallApiContextParams = {
    prompt: { raw: '', label: '' },
    vars: {},
    ...(store && { getCache: () => store }),
  };
  return { calls, model: new Model(provider, { retries, delayMs: 0 }, context, undefined) };
}

describe('a model', () => {
  test('is asked past the cache of the second promptfoo', async () => {
    const { model: asked, calls } = model([
      { output: 'go north', cost: 1, tokenUsage: { total: 3 }, latencyMs: 5 },
    ]);
    expect(await asked.ask('where?', 'key')).toEqual({
      output: 'go north',
      cost: 1,
      tokenUsage: { total: 3 },
      latencyMs: 5,
      retries: 0,
    });
    expect(calls).toEqual([{ prompt: 'where?', bustCache: true }]);
  });

  test('is asked again after an error, returned or thrown', async () => {
    const { model: asked } = model([{ error: 'busy' }, new Error('gone'), { output: 'n' }]);
    expect(await asked.ask('?', 'key')).toMatchObject({ output: 'n', retries: 2 });
  });

  test('fails when every try has', async () => {
    const { model: asked, calls } = model(Array(9).fill({ error: 'busy' }), 2);
    await expect(asked.ask('?', 'key')).rejects.toThrow('the call failed 3 times, the last with: busy');
    expect(calls).toHaveLength(3);
  });

  test('is asked once for what the cache of the row has, whose tokens are then cached ones', async () => {
    const cache = new Map<string, unknown>();
    const answer = { output: 'n', cost: 2, tokenUsage: { total: 7 }, latencyMs: 1 };
    await model([answer], 0, cache).model.ask('?', 'key');
    const { model: again, calls } = model([], 0, cache);
    expect(await again.ask('?', 'key')).toEqual({
      output: 'n',
      retries: 0,
      cached: true,
      cost: 0,
      tokenUsage: { total: 7, cached: 7, numRequests: 0 },
    });
    expect(calls).toEqual([]);
  });
});
