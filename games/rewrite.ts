import { rewriteProblems } from './rewriteChecks.ts';
import { type ChatMessage, type RefusedText, rewritePrompt } from './rewritePrompt.ts';

/** What writing has used up. */
export interface Spending {
  readonly calls: number;
  /** US dollars, as far as the provider tells. */
  readonly cost: number;
  readonly tokens: number;
}

export const NOTHING_SPENT: Spending = { calls: 0, cost: 0, tokens: 0 };

export function addSpending(a: Spending, b: Spending): Spending {
  return { calls: a.calls + b.calls, cost: a.cost + b.cost, tokens: a.tokens + b.tokens };
}

/** Whoever turns transcripts into stories: a model behind promptfoo, or a program. */
export interface Writer {
  /** Stands in the items as who wrote them. */
  readonly name: string;
  /** Everything but the prompt that the text depends on. */
  readonly settings: unknown;
  /** @throws WriterError */
  write(messages: readonly ChatMessage[]): Promise<{ readonly text: string; readonly spent: Spending }>;
}

/** No text was got at all: worth another run, unlike a text that is refused. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}

/** What came of rewriting a transcript; `refused` holds the texts that were no good, with the reasons. */
export type Rewriting =
  | {
      readonly kind: 'written';
      readonly text: string;
      readonly refused: readonly RefusedText[];
      readonly spent: Spending;
    }
  | { readonly kind: 'given up'; readonly refused: readonly RefusedText[]; readonly spent: Spending };

/**
 * Has a transcript rewritten until a text names the places of the path as they were walked, at most `tries` times; each
 * time the writer sees its last text and what was wrong with it.
 * @throws WriterError
 */
export async function rewrite(
  transcript: string,
  path: readonly string[],
  writer: Writer,
  tries: number,
): Promise<Rewriting> {
  const refused: RefusedText[] = [];
  let spent = NOTHING_SPENT;
  while (refused.length < tries) {
    const written = await writer.write(rewritePrompt(transcript, refused.at(-1)));
    spent = addSpending(spent, written.spent);
    const text = written.text.trim();
    const problems = rewriteProblems(text, path);
    if (problems.length === 0) return { kind: 'written', text, refused, spent };
    refused.push({ text, problems });
  }
  return { kind: 'given up', refused, spent };
}
