import { isDash, isDirected, operatorEnd } from './dotOperators.ts';
import { ARROW_SIGNS, DASH_SIGNS, QUOTE_SIGNS } from './dotSigns.ts';
import {
  attributesEnd,
  canFollowString,
  closingQuote,
  htmlEnd,
  matchEnd,
  opensString,
  unescapeDot,
} from './dotStrings.ts';
import type { Token, Tokens } from './dotToken.ts';

/** After this many quotes and brackets that have no end, those of a block are no longer looked at. */
const MAX_STRAYS = 200;

const PUNCTUATION = new Map<string, 'semicolon' | 'comma' | 'plus' | 'colon'>([
  [';', 'semicolon'],
  [',', 'comma'],
  ['+', 'plus'],
  [':', 'colon'],
]);
const BLANKS = /[^\S\n]+/y;
const ENTITY = /&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});/iy;
const WORD = new RegExp(
  `(?:[^\\s${QUOTE_SIGNS}${DASH_SIGNS}${ARROW_SIGNS}{}[\\];,=:+<>&\\-~\\\\/]|/(?![/*]))+`,
  'y',
);
const LEGAL_WORD = /^(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|\d+(?:\.\d*)?)$/;
const HEADER_LINE = /[^\S\n]*(?:strict\s{1,4})?(?:di)?graph\b[^\n{}[\]=;]{0,80}\s{0,8}\{/iy;
/** HTML that breaks a line, or wraps the whole answer. */
const LINE_TAG = /<\/?(?:br|p|div|pre|code|li|ul|ol)[ ]?\/?>/iy;
const FENCE_LINE = /[^\S\n]*(?:```|~~~)/y;

/** `#` begins a comment at the start of a line and behind a statement, but not in a bare name like `airlock #2`. */
function hashBeginsComment(text: string, at: number, lineStart: boolean, last: Token | undefined): boolean {
  const next = text.charAt(at + 1);
  if (lineStart) return !/\d/.test(next);
  const inBareName = last?.kind === 'word' || last?.kind === 'op';
  return !inBareName || /\s/.test(next);
}

function isBlank(sign: string): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator,StringLiteral: the pattern alone is slower
  return sign === ' ' || ((sign < '!' || sign > '~') && /\s/.test(sign));
}

/** `[label: "north"]`, which is not DOT. */
const LABEL_COLON = /^\s{0,8}label\s{0,8}:/i;

class Lexer {
  readonly tokens: Token[] = [];
  at: number;
  legal = true;
  simple = true;
  depth = 1;
  private level = 1;
  private lineStart = false;
  private strays = 0;
  private blockComments = true;
  private readonly text: string;

  constructor(text: string, from: number) {
    this.text = text;
    this.at = from;
  }

  /** Reads up to the closing brace (true), or to where the block breaks off (false). */
  run(): boolean {
    while (this.at < this.text.length) {
      const sign = this.text[this.at] as string;
      if (sign === '\n') {
        this.newline(this.at + 1);
        if (matchEnd(FENCE_LINE, this.text, this.at) !== -1) return false;
        if (matchEnd(HEADER_LINE, this.text, this.at) !== -1) return false;
      } else if (isBlank(sign)) this.at = matchEnd(BLANKS, this.text, this.at);
      else if (sign === '}' && this.level === 1) {
        this.at++;
        return true;
      } else if (!this.comment(sign)) {
        this.token(sign);
        this.lineStart = false;
      }
    }
    return false;
  }

  private push(token: Token): void {
    this.tokens.push(token);
    this.at = token.end;
  }

  private newline(end: number): void {
    if (this.tokens.at(-1)?.kind === 'newline') this.at = end;
    else this.push({ kind: 'newline', start: this.at, end });
    this.lineStart = true;
  }

  private comment(sign: string): boolean {
    const { text, at } = this;
    const next = text[at + 1];
    if (sign === '/' ? next !== '/' && next !== '*' : sign !== '#') return false;
    if (sign === '#' && !hashBeginsComment(text, at, this.lineStart, this.tokens.at(-1))) return false;
    const close = sign === '/' && next === '*' && this.blockComments ? text.indexOf('*/', at + 2) : -1;
    if (sign === '/' && next === '*' && close === -1) {
      // A comment that is never closed was meant to end with its line.
      // Stryker disable next-line BooleanLiteral: the end of the next one is only looked for in vain
      this.blockComments = false;
      this.legal = false;
    }
    const line = text.indexOf('\n', at);
    this.at = close !== -1 ? close + 2 : line !== -1 ? line : text.length;
    return true;
  }

  private token(sign: string): unknown {
    const start = this.at;
    const punctuation = PUNCTUATION.get(sign);
    if (punctuation) {
      // The parser takes the second letter of a port like `:ne` for a node.
      if (punctuation === 'plus' || punctuation === 'colon') this.legal = false;
      if (punctuation === 'comma' && this.level === 1) this.legal = false;
      if (this.tokens.at(-1)?.kind === 'semicolon') this.legal = false;
      return this.push({ kind: punctuation, start, end: start + 1 });
    }
    if (sign === '{') {
      this.depth = Math.max(this.depth, ++this.level);
      this.simple = false;
      return this.push({ kind: 'open', start, end: start + 1 });
    }
    if (sign === '}') {
      this.level--;
      return this.push({ kind: 'close', start, end: start + 1 });
    }
    if (sign === '\\') return this.backslash();
    if (opensString(sign) && this.string(sign)) return;
    if (sign === '[') return this.bracket();
    if (this.operator(sign)) return;
    if (sign === '=') return this.push({ kind: 'equals', start, end: start + 1 });
    if (sign === '<' && this.html()) return;
    this.word();
  }

  /** A line break that is still escaped ends a line; any other backslash outside of a string means nothing. */
  private backslash(): void {
    this.legal = false;
    if (/[nr]/.test(this.text.charAt(this.at + 1))) this.newline(this.at + 2);
    else this.at++;
  }

  private string(sign: string): boolean {
    const { text, at: start } = this;
    if (this.strays >= MAX_STRAYS) return false;
    const end = closingQuote(text, start);
    if (end !== -1) {
      if (!canFollowString(text, end + 1)) this.strays++;
      const raw = text.slice(start + 1, end);
      // Stryker disable next-line StringLiteral: looking for the sign first is only faster
      if (sign !== '"' || (raw.includes('"') && /(?<!\\)"/.test(raw))) this.legal = false;
      if (this.tokens.at(-1)?.kind === 'word') this.legal = false;
      this.push({ kind: 'string', text: unescapeDot(raw), html: false, start, end: end + 1 });
      return true;
    }
    this.legal = false;
    this.strays++;
    if (sign === "'") return false;
    if (text.indexOf('\n', start) === -1) this.push({ kind: 'unfinished', start, end: text.length });
    else this.at++;
    return true;
  }

  /** `[…]` is a list of attributes where it holds an equals sign or nothing; else it is part of a bare name. */
  private bracket(): void {
    const { text, at: start } = this;
    const end = this.strays < MAX_STRAYS ? attributesEnd(text, start) : -1;
    if (end === -1) {
      this.legal = false;
      this.strays++;
      const line = text.indexOf('\n', start);
      this.push({ kind: 'unfinished', start, end: line === -1 ? text.length : line });
      return;
    }
    const inside = text.slice(start + 1, end - 1);
    const isList = inside.includes('=') || inside.trim() === '' || LABEL_COLON.test(inside);
    if (!isList || this.tokens.at(-1)?.kind === 'attributes') this.legal = false;
    this.push({ kind: isList ? 'attributes' : 'word', start, end });
  }

  private operator(sign: string): boolean {
    const { text, at: start } = this;
    const long = operatorEnd(text, start);
    if (long !== -1) {
      const spelling = text.slice(start, long);
      if (spelling !== '--' && spelling !== '->') this.legal = false;
      this.push({ kind: 'op', sure: true, directed: isDirected(spelling), start, end: long });
      return true;
    }
    if (!isDash(sign)) return false;
    const spaced = /[\s"'`”’]/.test(text[start - 1] ?? ' ') && /[\s"'`“‘]/.test(text[start + 1] ?? ' ');
    if (!spaced && sign !== '—' && sign !== '―') return false;
    this.legal = false;
    this.push({ kind: 'op', sure: false, directed: false, start, end: start + 1 });
    return true;
  }

  private html(): boolean {
    const { text, at: start } = this;
    const tag = matchEnd(LINE_TAG, text, start);
    if (tag !== -1) {
      this.legal = false;
      this.newline(tag);
      return true;
    }
    const end = this.strays < MAX_STRAYS ? htmlEnd(text, start) : -1;
    if (end === -1) {
      this.strays++;
      return false;
    }
    this.simple = false;
    this.push({ kind: 'string', text: text.slice(start + 1, end - 1), html: true, start, end });
    return true;
  }

  private word(): void {
    const { text, at: start } = this;
    const entity = matchEnd(ENTITY, text, start);
    const end = entity !== -1 ? entity : Math.max(matchEnd(WORD, text, start), start + 1);
    const word = text.slice(start, end);
    const last = this.tokens.at(-1);
    // The parser takes two words in a row for two nodes, and `subgraph` as the end of an edge for a node.
    const isSubgraph = /^subgraph$/i.test(word);
    if (last?.kind === 'word' && !/^subgraph$/i.test(text.slice(last.start, last.end))) this.legal = false;
    if (last?.kind === 'string' || (last?.kind === 'op' && isSubgraph)) this.legal = false;
    if (!LEGAL_WORD.test(word)) this.legal = false;
    this.push({ kind: 'word', start, end });
  }
}

/**
 * Reads tokens from `from`, which stands after an opening brace, up to the brace that closes it. A block that is
 * never closed ends before the next graph's header, before a code fence, or with the text. Linear in the length of
 * the block: every look-ahead is bounded, and only {@link MAX_STRAYS} of them may be in vain.
 */
export function dotTokens(text: string, from: number): Tokens {
  const lexer = new Lexer(text, from);
  const closed = lexer.run();
  const { tokens, at, legal, simple, depth } = lexer;
  return { tokens, end: at, closed, legal: legal && closed, simple, depth };
}
