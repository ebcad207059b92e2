import { isSpace, strip, stripEach } from './pythonText.ts';

/**
 * The published scorer's form of a gold name, step for step (design §5). It is not idempotent: "the the end"
 * becomes "the end", and that becomes "end".
 */
export function normaliseGoldName(name: string): string {
  let text = name.toLowerCase();
  // Most names only need their ends stripped, and looking costs less than replacing nothing.
  // Stryker disable next-line ConditionalExpression,Regex: without looking first it is only slower
  if (!/[_'[]|(?:^| )(?:the|a)(?: |$)/.test(text)) return stripPunctuation(text);
  text = text.replace(/[_']/g, ' ');
  text = ` ${text} `.replaceAll(' the ', ' ').replaceAll(' a ', ' ');
  return strip(blankBracketed(stripPunctuation(text)));
}

/**
 * Predicted names are normalised when they are read and again when they are scored, gold names only once: a
 * flaw of the published scorer, but also what frees `"Hall" [label="north"]` of its second quotation mark.
 */
export function normalisePredictedName(name: string): string {
  const once = normaliseGoldName(name);
  return CHANGES_AGAIN.test(once) ? normaliseGoldName(once) : once;
}

/** What the second normalisation may change in a name that has been through the first. */
const CHANGES_AGAIN = /[";[]|(?:^| )(?:the|a)(?: |$)/;

/** `text.strip().strip(';').strip('"').strip()` */
function stripPunctuation(text: string): string {
  return stripEach(text, PUNCTUATION);
}

const PUNCTUATION = [
  isSpace,
  (unit: number): boolean => unit === 0x3b,
  (unit: number): boolean => unit === 0x22,
  isSpace,
];

/**
 * Puts a blank in place of each `[…]` that holds at least one character; `[]` stays. Searches by index, since
 * the obvious regular expression takes quadratic time on a run of `[`.
 */
function blankBracketed(name: string): string {
  let kept = '';
  let from = 0;
  for (let open = name.indexOf('['); open >= 0; ) {
    const close = name.indexOf(']', open + 1);
    if (close === -1) break;
    if (close > open + 1) {
      kept += `${name.slice(from, open)} `;
      from = close + 1;
    }
    open = name.indexOf('[', close + 1);
  }
  return kept + name.slice(from);
}
