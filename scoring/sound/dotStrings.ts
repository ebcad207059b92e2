import { ARROW_SIGNS, DASH_SIGNS } from './dotSigns.ts';

/** A quoted name longer than this is taken for a stray quote. */
const MAX_STRING_CHARS = 1_000;
/** A list of attributes longer than this is taken for a stray bracket. */
const MAX_ATTRIBUTE_CHARS = 10_000;

/** What ends a string, by what began it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '`': '`',
  "'": "'",
  '‘': '’',
  '“': '”"“',
  '”': '”"',
  '„': '“”"‟',
  '‟': '”"',
  '«': '»',
  '»': '«»',
  '「': '」',
  '『': '』',
};
/** What may follow the quote that ends a string; before anything else, the quote is part of the name. */
const AFTER_STRING = new RegExp(
  `[^\\S\\n]*(?:$|[\\n;,[\\]{}:+="\`'“„«「『<>${ARROW_SIGNS}${DASH_SIGNS}~/#\\\\-])`,
  'y',
);
const OPERATOR = new RegExp(`--|->|[—${ARROW_SIGNS}]`);

/** Where a sticky pattern's match at `at` ends, or -1. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

export function opensString(sign: string): boolean {
  return sign in CLOSING;
}

/**
 * The index of the quote that ends the string beginning at `start`, or -1. On one line: the first quote before
 * something that can follow a string, else the first at all, so `"the "blue" room"` is one name. Over several
 * lines: only where no statement stands between, so a missing quote does not swallow the graph.
 */
export function closingQuote(text: string, start: number): number {
  const opening = text[start] as string;
  const closing = CLOSING[opening] as string;
  const last = Math.min(text.length, start + MAX_STRING_CHARS);
  if (opening === '`' && text[start + 1] === '`') return closingPair(text, start, last);
  let inner = -1;
  for (let i = start + 1; i < last; i++) {
    const sign = text[i] as string;
    if (sign === '\n') break;
    if (sign === '\\') i++;
    else if (closing.includes(sign)) {
      if (canFollowString(text, i + 1)) {
        // With an operator in between, the first quote was the end, and a remark follows it.
        // Stryker disable next-line ConditionalExpression,UnaryOperator: without one, that is no text at all
        return inner !== -1 && OPERATOR.test(text.slice(inner, i)) ? inner : i;
      }
      if (inner === -1) inner = i;
    }
  }
  // An apostrophe within a word ends nothing.
  if (opening === "'" || opening === '‘') return -1;
  return inner !== -1 ? inner : closingQuoteBelow(text, start, closing, last);
}

/** The second sign of the pair that ends a string in two backticks, or in the two quotes of TeX; or -1. */
function closingPair(text: string, start: number, last: number): number {
  for (let i = start + 2; i < last && text[i] !== '\n'; i++) {
    const pair = text.slice(i, i + 2);
    if (pair === '``' || pair === "''") return i + 1;
  }
  return -1;
}

/** Whether what stands at `at` can follow a string. */
export function canFollowString(text: string, at: number): boolean {
  // The usual signs first: this is asked twice for every name.
  // Stryker disable ConditionalExpression,LogicalOperator,EqualityOperator,StringLiteral,ArithmeticOperator: only faster
  const next = text[at];
  if (next === ';' || next === '\n' || (next === ' ' && text[at + 1] === '-')) return true;
  // Stryker restore ConditionalExpression,LogicalOperator,EqualityOperator,StringLiteral,ArithmeticOperator
  return matchEnd(AFTER_STRING, text, at) !== -1;
}

function closingQuoteBelow(text: string, start: number, closing: string, last: number): number {
  for (let i = start + 1; i < last; i++) {
    const sign = text[i] as string;
    if (sign === '\\') i++;
    else if (closing.includes(sign)) return canFollowString(text, i + 1) ? i : -1;
    else if (/[;{}[\]]/.test(sign) || beginsOperator(text, i)) return -1;
  }
  return -1;
}

function beginsOperator(text: string, at: number): boolean {
  // Stryker disable next-line MethodExpression: an operator may as well be seen where it ends
  return text.startsWith('--', at) || text.startsWith('->', at);
}

/** Where an HTML string `<…>` with tags inside ends, or -1. */
export function htmlEnd(text: string, start: number): number {
  const last = Math.min(text.length, start + MAX_STRING_CHARS);
  let depth = 0;
  for (let i = start; i < last; i++) {
    if (text[i] === '<') depth++;
    else if (text[i] === '>' && --depth === 0) return i + 1;
  }
  return -1;
}

/** Where the list of attributes that begins at `start` ends, or -1. Brackets inside of strings do not count. */
export function attributesEnd(text: string, start: number): number {
  const last = Math.min(text.length, start + MAX_ATTRIBUTE_CHARS);
  let depth = 0;
  let html = true;
  for (let i = start; i < last; i++) {
    const sign = text[i];
    if (sign === '"') {
      const end = nextQuote(text, i + 1, last);
      if (end !== -1) i = end;
    } else if (sign === '<' && html) {
      const end = htmlEnd(text, i);
      // Stryker disable next-line BooleanLiteral: the end of the next one is only looked for in vain
      if (end === -1) html = false;
      else i = end - 1;
    } else if (sign === '[') depth++;
    else if (sign === ']' && --depth === 0) return i + 1;
  }
  return -1;
}

function nextQuote(text: string, from: number, last: number): number {
  for (let i = from; i < last; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
  }
  return -1;
}

/**
 * A quoted text without DOT's escapes, and JSON's of letters; a line break in any spelling is a blank, one behind a
 * backslash is nothing.
 */
export function unescapeDot(raw: string): string {
  // Stryker disable next-line ConditionalExpression,StringLiteral: only faster
  if (!raw.includes('\\')) return raw;
  return raw.replace(/\\(\n|u[0-9a-f]{4}|.)/gi, (_, sign: string) => {
    if (sign.length > 1) return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return sign === '\n' ? '' : /[nlr]/.test(sign) ? ' ' : sign;
  });
}
