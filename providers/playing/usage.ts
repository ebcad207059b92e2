import type { ProviderResponse } from 'promptfoo';

type TokenUsage = NonNullable<ProviderResponse['tokenUsage']>;

/** Sums what the calls of a play took. */
export class Usage {
  private readonly tokens = { total: 0, prompt: 0, completion: 0, cached: 0, numRequests: 0 };
  private cost: number | undefined;
  private latencyMs = 0;
  private calls = 0;
  private cachedCalls = 0;

  add({ tokenUsage, cost, latencyMs, cached }: ProviderResponse): void {
    this.calls++;
    if (cached) this.cachedCalls++;
    for (const field of ['total', 'prompt', 'completion', 'cached'] as const)
      this.tokens[field] += finite(tokenUsage?.[field]);
    this.tokens.numRequests += finite(tokenUsage?.numRequests ?? (cached ? 0 : 1));
    if (cost !== undefined) this.cost = (this.cost ?? 0) + finite(cost);
    this.latencyMs += finite(latencyMs);
  }

  /** The fields of a promptfoo response. */
  get sum(): Pick<ProviderResponse, 'cached' | 'cost' | 'latencyMs'> & { readonly tokenUsage: TokenUsage } {
    return {
      tokenUsage: { ...this.tokens },
      latencyMs: Math.round(this.latencyMs),
      cached: this.calls > 0 && this.cachedCalls === this.calls,
      ...(this.cost !== undefined && { cost: this.cost }),
    };
  }
}

function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}
