import { isSpace, strip } from './pythonText.ts';

/**
 * The published scorer's form of a gold name, step for step (design §5). It is not idempotent: "the the end"
 * becomes "the end", and that becomes "end".
 */
export function normaliseGoldName(name: string): string {
  let text = name.toLowerCase();
  // Each step is gone through only by the names it changes; looking costs less than replacing nothing.
  if (UNDERSCORE_OR_APOSTROPHE.test(text)) text = text.replace(/[_']/g, ' ');
  if (ARTICLE.test(text)) text = ` ${text} `.replaceAll(' the ', ' ').replaceAll(' a ', ' ');
  text = stripPunctuation(text);
  return text.includes('[') ? strip(blankBracketed(text)) : text;
}

/**
 * Predicted names are normalised when they are read and again when they are scored, gold names only once: a
 * flaw of the published scorer, but also what frees `"Hall" [label="north"]` of its second quotation mark.
 */
export function normalisePredictedName(name: string): string {
  const once = normaliseGoldName(name);
  return CHANGES_AGAIN.test(once) ? normaliseGoldName(once) : once;
}

const UNDERSCORE_OR_APOSTROPHE = /[_']/;
const ARTICLE = /(?:^| )(?:the|a)(?: |$)/;
/** What the second normalisation may change in a name that has been through the first. */
const CHANGES_AGAIN = /[";[]|(?:^| )(?:the|a)(?: |$)/;
const SEMICOLON = 0x3b;
const QUOTATION_MARK = 0x22;

/** `text.strip().strip(';').strip('"').strip()`, in one slice. */
function stripPunctuation(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  while (start < end && text.charCodeAt(start) === SEMICOLON) start++;
  while (end > start && text.charCodeAt(end - 1) === SEMICOLON) end--;
  while (start < end && text.charCodeAt(start) === QUOTATION_MARK) start++;
  while (end > start && text.charCodeAt(end - 1) === QUOTATION_MARK) end--;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * Puts a blank in place of each `[…]` that holds at least one character; `[]` stays. Searches by index, since
 * the obvious regular expression takes quadratic time on a run of `[`.
 */
function blankBracketed(name: string): string {
  let kept = '';
  let from = 0;
  for (let open = name.indexOf('['); open >= 0; ) {
    const close = name.indexOf(']', open + 1);
    if (close < 0) break;
    if (close > open + 1) {
      kept += `${name.slice(from, open)} `;
      from = close + 1;
    }
    open = name.indexOf('[', close + 1);
  }
  return kept + name.slice(from);
}
