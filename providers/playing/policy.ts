import type { ApiProvider, CallApiContextParams, ProviderOptions, ProviderResponse } from 'promptfoo';
import { playStory, type View } from '../../games/play/play.ts';
import { Labelled } from '../labelled.ts';
import { playResponse } from './result.ts';
import type { GameSettings } from './settings.ts';
import { type Setup, setUp } from './setup.ts';

/** Says what to do next; null, and the play is over. */
export type Policy = (view: View) => string | null;

export type PolicyClass<C> = new (options?: ProviderOptions & { config?: C }) => ApiProvider;

/** Makes a promptfoo provider class of a program that plays without a model: a ceiling, a floor, or chance. */
export function policyPlayer<C extends GameSettings>(
  name: string,
  policyFor: (setup: Setup, config: C) => Policy,
): PolicyClass<C> {
  return class extends Labelled implements ApiProvider {
    readonly config: C;

    constructor(options: ProviderOptions & { config?: C } = {}) {
      super(options, name);
      this.config = options.config ?? ({} as C);
    }

    id(): string {
      return `plugh:${name}`;
    }

    async callApi(_prompt: string, context?: CallApiContextParams): Promise<ProviderResponse> {
      try {
        const setup = setUp(this.config, context);
        const policy = policyFor(setup, this.config);
        const play = await playStory({
          ...setup,
          patience: 1,
          ask: async (view) => policy(view),
          // What a program says is a command as it stands, also one that in a model's answer would be prose.
          read: (command) => command || undefined,
        });
        return playResponse(setup, play);
      } catch (error) {
        return { error: `${name}: ${(error as Error).message}` };
      }
    }
  };
}
