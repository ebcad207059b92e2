import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProvider, CallApiContextParams, CallApiOptionsParams, ProviderResponse } from 'promptfoo';

/** What of a response is kept: enough to go on without asking again. */
export interface KeptResponse
  extends Pick<ProviderResponse, 'output' | 'tokenUsage' | 'cost' | 'latencyMs' | 'cached'> {
  /** How often the call was tried again. */
  readonly retries: number;
}

export interface RetrySettings {
  readonly retries: number;
  /** Milliseconds before the first retry; the time doubles with each, up to {@link LONGEST_DELAY_MS}. */
  readonly delayMs: number;
}

const LONGEST_DELAY_MS = 60_000;

/** The call failed each time that it was tried. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** promptfoo's cache of the row: of this run alone under `--no-cache`, and one for each repetition under `--repeat`. */
interface Cache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/**
 * A provider, asked for one row. A failed call is tried again. The loaded provider belongs to a second copy of
 * promptfoo, whose cache knows neither `--no-cache` nor `--repeat`: it is passed by (`bustCache`), and the cache of the
 * row, which the context brings, is used in its place.
 */
export class Model {
  private readonly provider: ApiProvider;
  private readonly retry: RetrySettings;
  private readonly context: CallApiContextParams | undefined;
  private readonly options: CallApiOptionsParams | undefined;
  private readonly cache: Cache | undefined;

  constructor(
    provider: ApiProvider,
    retry: RetrySettings,
    context: CallApiContextParams | undefined,
    options: CallApiOptionsParams | undefined,
  ) {
    this.provider = provider;
    this.retry = retry;
    this.context = context;
    this.options = options;
    this.cache = cacheOf(context);
  }

  /** @param key by which the answer is found again in the cache @throws ModelError */
  async ask(prompt: string, key: string): Promise<KeptResponse> {
    const kept = await this.cache?.get(key);
    if (isKept(kept)) return asCached(kept);
    const response = await this.tryToAsk(prompt);
    await this.cache?.set(key, response);
    return response;
  }

  private async tryToAsk(prompt: string): Promise<KeptResponse> {
    for (let failures = 0; ; failures++) {
      const response = await this.once(prompt);
      if (!response.error) return keep(response, failures);
      if (failures >= this.retry.retries || this.options?.abortSignal?.aborted)
        throw new ModelError(`the call failed ${failures + 1} times, the last with: ${response.error}`);
      await sleep(Math.min(this.retry.delayMs * 2 ** failures, LONGEST_DELAY_MS));
    }
  }

  private async once(prompt: string): Promise<ProviderResponse> {
    const start = performance.now();
    try {
      const context = this.context && { ...this.context, bustCache: true };
      const response = await this.provider.callApi(prompt, context, this.options);
      return { latencyMs: performance.now() - start, ...response };
    } catch (error) {
      return { error: (error as Error).message || String(error) };
    }
  }
}

function keep({ output, tokenUsage, cost, latencyMs }: ProviderResponse, retries: number): KeptResponse {
  return {
    output: output ?? '',
    retries,
    ...(tokenUsage !== undefined && { tokenUsage }),
    ...(cost !== undefined && { cost }),
    ...(latencyMs !== undefined && { latencyMs }),
  };
}

/** As promptfoo counts an answer from its cache: its tokens as cached ones, and no cost. */
function asCached({ output, tokenUsage }: KeptResponse): KeptResponse {
  const total = tokenUsage?.total ?? 0;
  return { output, retries: 0, cached: true, cost: 0, tokenUsage: { total, cached: total, numRequests: 0 } };
}

function cacheOf(context: CallApiContextParams | undefined): Cache | undefined {
  const cache: unknown = typeof context?.getCache === 'function' ? context.getCache() : undefined;
  const isCache = typeof cache === 'object' && cache !== null && 'get' in cache && 'set' in cache;
  return isCache ? (cache as Cache) : undefined;
}

function isKept(value: unknown): value is KeptResponse {
  return typeof value === 'object' && value !== null && 'output' in value;
}
