/** What a provider gave as text: an object in its place is read as its JSON; null where there is no answer. */
export function answerText(output: unknown): string | null {
  if (output === null || output === undefined) return null;
  return typeof output === 'string' ? output : JSON.stringify(output);
}
