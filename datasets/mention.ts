/** Whether a text names something: its words in a row, whatever their case and the punctuation around them. */
export function mentions(text: string, name: string): boolean {
  return mentionable(text).includes(mentionable(name));
}

/**
 * A text or a name with its letters and digits only, between blanks, so that case, typographic quotes and punctuation
 * do not hide a name: a name occurs where its mentionable form is part of the text's.
 */
export function mentionable(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
