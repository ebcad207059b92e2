/**
 * The tokens of DOT as models write it: besides legal DOT, names without quotes, in backticks or in typographic
 * quotes, and arrows and dashes of every kind.
 */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'string'; readonly text: string; readonly html: boolean }
  | { readonly kind: 'word' | 'attributes' | 'newline' | 'unfinished' }
  | { readonly kind: 'open' | 'close' | 'semicolon' | 'comma' | 'equals' | 'plus' | 'colon' }
  /** `sure` operators are read as such everywhere; the others (` - `, `–`) may as well be part of a bare name. */
  | { readonly kind: 'op'; readonly sure: boolean; readonly directed: boolean }
);

export interface Tokens {
  readonly tokens: readonly Token[];
  /** Where the block ends in the text: after its closing brace, or where it breaks off. */
  readonly end: number;
  readonly closed: boolean;
  /** Whether the DOT grammar has all of it, as far as tokens show, and the parser is known to read it rightly. */
  readonly legal: boolean;
  /** Whether nothing but names, operators and attributes stands in it: no groups and no HTML. */
  readonly simple: boolean;
  /** How deep braces nest. */
  readonly depth: number;
}
