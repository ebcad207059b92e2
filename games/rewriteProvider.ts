import type { ApiProvider, ProviderResponse } from 'promptfoo';
import { type Writer, WriterError } from './rewrite.ts';

/**
 * A writer behind any promptfoo provider.
 * @param id as in a promptfoo config: `openai:chat:gpt-4o`, `ollama:chat:llama3.1`, `file://my-provider.ts`
 * @param config the provider's `config:`
 * @throws WriterError where promptfoo cannot load it
 */
export async function providerWriter(id: string, config: Record<string, unknown> = {}): Promise<Writer> {
  const provider = await load(id, config);
  return {
    name: id,
    settings: { id, config },
    async write(messages) {
      const response = await answer(provider, JSON.stringify(messages));
      if (typeof response.output !== 'string')
        throw new WriterError(
          `${id} gave no text: ${response.error ?? JSON.stringify(response.output) ?? 'its answer has none'}`,
        );
      const free = response.cached === true;
      return {
        text: response.output,
        spent: {
          calls: 1,
          cost: free ? 0 : (response.cost ?? 0),
          tokens: free ? 0 : (response.tokenUsage?.total ?? 0),
        },
      };
    },
  };
}

async function load(id: string, config: Record<string, unknown>): Promise<ApiProvider> {
  try {
    // promptfoo is heavy, and only rewriting needs it at run time.
    const { loadApiProvider } = await import('promptfoo');
    return await loadApiProvider(id, { options: { config }, basePath: process.cwd() });
  } catch (error) {
    throw new WriterError(`promptfoo cannot load the provider "${id}": ${(error as Error).message}`);
  }
}

async function answer(provider: ApiProvider, prompt: string): Promise<ProviderResponse> {
  try {
    return await provider.callApi(prompt);
  } catch (error) {
    return { error: (error as Error).message };
  }
}
