/**
 * The few text operations of Python that the published scorer relies on, with Python's meaning.
 * JavaScript's own differ: `trim` takes U+FEFF and leaves U+001C–U+001F and U+0085, `\s` and `\d` likewise.
 * `str.lower()` needs nothing here: `toLowerCase` follows the same Unicode rules, final sigma included.
 */

/** Whether `str.isspace()` holds for this UTF-16 unit (bidirectional class WS, B or S, or category Zs). */
export function isSpace(unit: number): boolean {
  if (unit < 0x85) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit >= 0x1c && unit <= 0x1f);
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  return (
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** `text.strip() == ''` */
export function isBlank(text: string): boolean {
  let at = 0;
  while (isSpace(text.charCodeAt(at))) at++;
  return at === text.length;
}

/** `text.strip()` */
export function strip(text: string): string {
  return stripEach(text, [isSpace]);
}

/**
 * `text.strip(characters)` for each of several sets of characters in turn. A set is what tells its UTF-16 units;
 * it does not hold NaN, the unit beyond an end.
 */
export function stripEach(text: string, sets: readonly ((unit: number) => boolean)[]): string {
  let start = 0;
  let end = text.length;
  for (const holds of sets) {
    while (holds(text.charCodeAt(start))) start++;
    while (holds(text.charCodeAt(end - 1))) end--;
  }
  return text.slice(start, end);
}

/** `text.split()`: the runs that hold no white space. */
export function words(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) continue;
    if (at > start) found.push(text.slice(start, at));
    start = at + 1;
  }
  return found;
}

const NUMBERING = /^\p{Nd}+\./u;

/** `re.sub(r'^\d+\.', '', text)`: `\d` is every decimal digit of Unicode, not 0–9 alone. */
export function dropNumbering(text: string): string {
  return text.replace(NUMBERING, '');
}
