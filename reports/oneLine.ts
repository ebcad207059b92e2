/**
 * A name or message from a results file on one line, without what steers a terminal or turns the direction of
 * writing: reports are read where they could do harm.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
