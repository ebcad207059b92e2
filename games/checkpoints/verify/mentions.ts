/** Whether a title names an object, by the last word of its short name. */
export function mentions(title: string, name: string): boolean {
  const noun = nounOf(name);
  return noun !== undefined && wordsOf(title).includes(noun);
}

/** The last word of a short name. */
export function nounOf(name: string): string | undefined {
  return wordsOf(name).at(-1);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z'-]+/g) ?? [];
}
