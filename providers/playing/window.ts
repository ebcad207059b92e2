import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Exchange } from '../../games/play/record.ts';

/** How much of a play a prompt repeats. */
export interface WindowLimits {
  readonly turns: number;
  /** Tokens of the o200k encoding; models of other makers count a little otherwise. */
  readonly tokens: number;
}

export const WINDOW: WindowLimits = { turns: 100, tokens: 16_000 };

/** Letters of a text that are counted; no turn of a game is longer. */
const COUNTED = 20_000;

/** The last exchanges that are within the limits, counting what is shown now. */
export class HistoryWindow {
  private readonly limits: WindowLimits;
  private readonly sizes = new WeakMap<Exchange, number>();

  constructor(limits: Partial<WindowLimits> = {}) {
    this.limits = { ...WINDOW, ...limits };
  }

  last(history: readonly Exchange[], now: string): readonly Exchange[] {
    let left = this.limits.tokens - tokens(now);
    let count = 0;
    while (count < Math.min(history.length, this.limits.turns)) {
      left -= this.size(history[history.length - 1 - count] as Exchange);
      if (left < 0) break;
      count++;
    }
    return count === 0 ? [] : history.slice(-count);
  }

  private size(exchange: Exchange): number {
    const known = this.sizes.get(exchange);
    if (known !== undefined) return known;
    const size = tokens(exchange.shown) + tokens(exchange.reply);
    this.sizes.set(exchange, size);
    return size;
  }
}

function tokens(text: string): number {
  // A model that writes the name of a special token writes no more than its letters.
  return countTokens(text.slice(0, COUNTED), { disallowedSpecial: new Set() });
}
