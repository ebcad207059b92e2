/** A bullet, a number or a word for an edge in front of a statement. */
export const BULLET =
  /^\s*(?:[-*•+–]|(?:\*\*)?\(?\d{1,4}[.)](?:\*\*)?|(?:edge|connection|link)[ ]?\d{0,4}:)\s+/i;
/** A bare line of more words than this that is no edge is talk, not a place. */
const MAX_DECLARED_WORDS = 8;
/** Ports of an identifier, or the side of a bare name of several words that an edge starts from. */
const PORTS = /^([\w\u0080-\uffff]+)(?::\w+){1,2}$|(?::(?:n|ne|e|se|s|sw|w|nw|c))$/;
/** Markdown's escapes of signs, as in `tea\_room`. */
const ESCAPED_SIGN = /\\(?=\p{P})/gu;

/** Mermaid's way to give an id a name, which some write in DOT, too. */
const SHAPED = /^(\w{1,40})\[\s{0,8}"?([^"[\]]{2,200}?)"?\s{0,8}\]$/;

/** The id and the name in `A[Kitchen]`; undefined for anything else. */
export function shaped(name: string): readonly [id: string, label: string] | undefined {
  const found = SHAPED.exec(name);
  if (!found) return undefined;
  const [id, label] = found.slice(1) as [string, string];
  return /\p{L}/u.test(label) ? [id, label] : undefined;
}

/**
 * The name in a text without quotes; undefined where no letter or digit is left.
 *
 * @param first whether it begins a statement, where bullets and numbers stand
 */
export function bareName(text: string, first: boolean): string | undefined {
  const whole = text.replace(PORTS, '$1').replace(ESCAPED_SIGN, '');
  const name = first ? whole.replace(BULLET, '') : whole;
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}

/** Whether a bare line that is no edge is too long for a place. */
export function isTooLong(line: string): boolean {
  return line.split(/\s+/, MAX_DECLARED_WORDS + 1).length > MAX_DECLARED_WORDS;
}
