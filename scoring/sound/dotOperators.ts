import { ARROW_SIGNS, DASH_SIGNS } from './dotSigns.ts';
import { matchEnd } from './dotStrings.ts';

const LONG = new RegExp(
  `<?(?:[-${DASH_SIGNS}]{2,}|={2,}|-\\.{1,3}-)>?|<?[-=]>|[${DASH_SIGNS}]>|<-|[${ARROW_SIGNS}]\\uFE0F?`,
  'y',
);
/** With a label in it, as `--(north)--`, `-[north]->` or `-->|north|`. */
const LABELLED =
  /-{1,3}(?:\([^()\n]{1,80}\)|\[[^[\]\n]{1,80}\])-{1,3}>?|-{2,3}>?[^\S\n]{0,4}\|[^|\n]{1,80}\|/y;
/** With a bare or quoted label in it and blanks around it, as ` --north--> `. */
const TIGHT_LABEL =
  /(?<=\s)-{2,3}(?:"[^"\n]{1,80}"|[^\s"'[\](){}<>;,=|-][^"[\](){}<>;,=|\n-]{0,60})-{2,3}>?(?=\s)/y;
const HEAD = new RegExp(`[<>${ARROW_SIGNS}]`);
const DASHES = `-~${DASH_SIGNS}`;

/** Where an edge operator in any spelling, but for a lone dash, ends; -1 where none begins at `start`. */
export function operatorEnd(text: string, start: number): number {
  const long = matchEnd(LONG, text, start);
  // Stryker disable next-line ConditionalExpression: those with a label all begin with one, so this is only faster
  if (text[start] !== '-') return long;
  return Math.max(long, matchEnd(LABELLED, text, start), matchEnd(TIGHT_LABEL, text, start));
}

export function isDirected(operator: string): boolean {
  return HEAD.test(operator);
}

export function isDash(sign: string): boolean {
  return DASHES.includes(sign);
}
