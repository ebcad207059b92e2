import type { ProviderOptions } from 'promptfoo';

/**
 * A provider that has a name of its own and takes the user's label in its place. promptfoo gives a provider the
 * label of its config (an empty one where the config has none) only after it is made, and only if it has no label
 * by then; it is told from other callers by the `env` that it always passes.
 */
export abstract class Labelled {
  private readonly ownName: string;
  private given: string;

  constructor(options: ProviderOptions, ownName: string) {
    this.ownName = ownName;
    this.given = options.label ?? ('env' in options ? '' : ownName);
  }

  get label(): string {
    return this.given;
  }

  set label(given: string) {
    this.given = given || this.ownName;
  }
}
