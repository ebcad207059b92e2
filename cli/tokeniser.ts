import { modelOf } from './prices.ts';

/** Counts the tokens of a text as a model would, or nearly. */
export interface Tokeniser {
  readonly name: 'o200k_base' | 'cl100k_base';
  /** How near the count is to what the provider will bill. */
  readonly quality: string;
  readonly count: (text: string) => number;
}

/** What a chat adds to the text of each message, and to a whole prompt, by OpenAI's description of its chat format. */
export const TOKENS_PER_MESSAGE = 4;
export const TOKENS_PER_PROMPT = 3;

/** OpenAI's models, tuned ones among them; a server of one's own speaks the same protocol under other names. */
const OPENAI = /^(?:ft:)?(?:gpt-|chatgpt-|o\d)/;
/** Those until GPT-4 Turbo; all later ones use o200k_base. Azure writes 3.5 without the point. */
const OLDER = /^(?:ft:)?gpt-(?:3\.?5|4(?:$|-))/;

/** The tokeniser for a provider; the tables of two megabytes are loaded when they are wanted. */
export async function tokeniserFor(provider: string): Promise<Tokeniser> {
  const { vendor, model } = modelOf(provider);
  const isOpenAi = (vendor === 'openai' || vendor === 'azure') && OPENAI.test(model);
  const name = isOpenAi && OLDER.test(model) ? 'cl100k_base' : 'o200k_base';
  const { countTokens } =
    name === 'cl100k_base'
      ? await import('gpt-tokenizer/encoding/cl100k_base')
      : await import('gpt-tokenizer/encoding/o200k_base');
  const quality = isOpenAi
    ? `${name}, the tokeniser of OpenAI's models: the text is counted as they count it`
    : `${name}, which is OpenAI's: the tokeniser of this model may be another one, so that the real count may be tens of per cent away; run five rows and compare with the usage that promptfoo shows`;
  // A story may hold the spelling of a control token; there it is text.
  return { name, quality, count: (text) => countTokens(text, { disallowedSpecial: new Set() }) };
}
