import table from './prices.json' with { type: 'json' };

/** US dollars for a million tokens. */
export interface Prices {
  readonly input: number;
  readonly output: number;
  /** Who says so. */
  readonly source: string;
}

/** Vendor and model of a promptfoo provider id such as `openai:chat:gpt-4o-mini` or `anthropic:messages:…`. */
export function modelOf(provider: string): { readonly vendor: string; readonly model: string } {
  const parts = provider.split(':');
  const vendor = parts[0] as string;
  const kinds = ['chat', 'responses', 'completion', 'messages'];
  return { vendor, model: parts.slice(kinds.includes(parts[1] ?? '') ? 2 : 1).join(':') };
}

/** The price in the dated table `prices.json`, or `undefined` for a model that it does not have: nothing is guessed. */
export function listedPrices(provider: string): Prices | undefined {
  const { vendor, model } = modelOf(provider);
  const models = Object.entries(table.usdPerMillionTokens).find(([name]) => name === vendor)?.[1] ?? {};
  const listed = Object.entries<number[]>(models).find(([name]) => name === model)?.[1];
  if (listed === undefined) return undefined;
  const [input = 0, output = 0] = listed;
  return { input, output, source: `${table.source}, of ${table.date}` };
}
