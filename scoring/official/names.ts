import { strip, stripCharacter } from './pythonText.ts';

/**
 * The published scorer's form of a place name, step for step (design §5), as it is applied to a gold name. It
 * is not idempotent: "the the end" becomes "the end", and that becomes "end".
 */
export function normaliseGoldName(name: string): string {
  const levelled = name.toLowerCase().replaceAll('_', ' ').replaceAll("'", ' ');
  const bare = ` ${levelled} `.replaceAll(' the ', ' ').replaceAll(' a ', ' ');
  const unquoted = strip(stripCharacter(stripCharacter(strip(bare), ';'), '"'));
  return strip(blankBracketed(unquoted));
}

/**
 * Predicted names are normalised when they are read and again when they are scored, gold names only once: a
 * flaw of the published scorer, but also what frees `"Hall" [label="north"]` of its second quotation mark.
 */
export function normalisePredictedName(name: string): string {
  return normaliseGoldName(normaliseGoldName(name));
}

/**
 * Puts a blank in place of each `[…]` that holds at least one character; `[]` stays. Searches by index, since
 * the obvious regular expression takes quadratic time on a run of `[`.
 */
function blankBracketed(name: string): string {
  let open = name.indexOf('[');
  if (open < 0) return name;
  let kept = '';
  let from = 0;
  while (open >= 0) {
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
