import type { Token } from './dotToken.ts';

type Kind = Token['kind'];

const DEFAULTS = /^(?:node|edge|graph)$/i;
const VALUES: ReadonlySet<Kind> = new Set(['word', 'string']);
const AFTER_OPERANDS: ReadonlySet<Kind> = new Set(['op', 'attributes', 'close', 'colon']);

export function isSeparator(token: Token): boolean {
  return token.kind === 'newline' || token.kind === 'semicolon' || token.kind === 'comma';
}

/** A place in a list of tokens, with what can be told from the tokens ahead. */
export class TokenCursor {
  protected at = 0;
  protected readonly text: string;
  protected readonly tokens: readonly Token[];
  /** What {@link hasSureOperator} found, and the token up to which it looked: a line may hold many statements. */
  // Stryker disable next-line BooleanLiteral: it is not read before it is found
  private sure = false;
  private sureUpTo = -1;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Whether the statement has an operator that is nothing else; a lone dash is then part of a name. */
  protected hasSureOperator(): boolean {
    // Stryker disable next-line EqualityOperator: no statement begins at what ends one
    if (this.at <= this.sureUpTo) return this.sure;
    this.sure = false;
    for (let i = this.at; ; i++) {
      const token = this.tokens[i];
      this.sureUpTo = i;
      if (!token || token.kind === 'semicolon' || token.kind === 'newline' || token.kind === 'close') break;
      // Stryker disable next-line ConditionalExpression: nothing but an operator is `sure`
      if (token.kind === 'op' && token.sure) this.sure = true;
    }
    return this.sure;
  }

  /** What the token there is; undefined behind the last one. */
  protected kindAt(position: number): Kind | undefined {
    return this.tokens[position]?.kind;
  }

  protected afterNewlines(from = this.at): number {
    let i = from;
    while (this.kindAt(i) === 'newline') i++;
    return i;
  }

  /** Whether nothing but blanks stands between the names of the group that begins here: then each word is one. */
  protected isSpaced(): boolean {
    for (let i = this.at; ; i++) {
      const token = this.tokens[i];
      if (!token || token.kind === 'close') return true;
      if (token.kind === 'equals') i += 2;
      else if (token.kind === 'op' || token.kind === 'open' || isSeparator(token)) return false;
    }
  }

  /** `node [shape=box]` and its like; stands on the attributes after it then. */
  protected isDefaults(): boolean {
    const token = this.tokens[this.at] as Token;
    return this.kindAt(this.at + 1) === 'attributes' && DEFAULTS.test(this.slice(token));
  }

  /**
   * Steps over the equals sign and the value of a graph's attribute (`rankdir=LR`). A bare value is one word, but
   * for a label, which goes on to the end of its statement.
   */
  protected skipAttribute(isLabel: boolean): void {
    const value = this.tokens[++this.at];
    let end = value?.start;
    const many = isLabel && value?.kind === 'word';
    for (let token = value; token && (many || token.start === end) && VALUES.has(token.kind); ) {
      end = token.end;
      token = this.tokens[++this.at];
    }
  }

  /** Whether the words behind this comma begin an edge of their own, as in `a -- b, c -- d`. */
  protected opensEdge(): boolean {
    let i = this.at + 1;
    while (this.kindAt(i) === 'word') i++;
    return this.kindAt(i) === 'op';
  }

  protected endsOperand(token: Token | undefined): boolean {
    return !token || isSeparator(token) || AFTER_OPERANDS.has(token.kind);
  }

  /** `Edges:` on a line of its own, or before a quoted name, names no place. */
  protected endsHeading(): boolean {
    const next = this.kindAt(this.at + 1);
    return next === 'newline' || next === 'string';
  }

  protected slice(token: Token): string {
    return this.text.slice(token.start, token.end);
  }
}
