import type { ApiProvider, CallApiContextParams, ProviderOptions, ProviderResponse } from 'promptfoo';
import { Labelled } from './labelled.ts';

/** The settings of a provider: its `config:` in promptfooconfig.yaml. */
export type BaselineConfig = Readonly<Record<string, unknown>>;

/** Gives an answer to a prompt; an error that it throws becomes promptfoo's error row. */
export type Answer = (
  prompt: string,
  context: CallApiContextParams | undefined,
  config: BaselineConfig,
) => string;

export type BaselineClass = new (options?: ProviderOptions) => ApiProvider;

/** Makes a promptfoo provider class of a program that answers without a model. */
export function baseline(name: string, answer: Answer): BaselineClass {
  return class extends Labelled implements ApiProvider {
    readonly config: BaselineConfig;

    constructor(options: ProviderOptions = {}) {
      super(options, name);
      this.config = options.config ?? {};
    }

    id(): string {
      return `plugh:${name}`;
    }

    async callApi(prompt: string, context?: CallApiContextParams): Promise<ProviderResponse> {
      try {
        return { output: answer(prompt, context, this.config) };
      } catch (error) {
        return { error: `${name}: ${(error as Error).message}` };
      }
    }
  };
}
