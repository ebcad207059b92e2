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

/** The objects that a title names, those of one noun together, since it may mean any of them. */
export function mentioned(title: string, names: readonly string[]): number[][] {
  const text = ` ${wordsOf(title).join(' ')} `;
  const whole = [...names.keys()].filter((object) => isWhole(names[object] as string, text));
  // In "gold coffin" the gold is no object of its own.
  const adjectives = new Set(whole.flatMap((object) => wordsOf(names[object] as string).slice(0, -1)));
  const groups = new Map<string, number[]>();
  for (const [object, name] of names.entries()) {
    const noun = nounOf(name);
    if (noun === undefined || adjectives.has(noun) || !mentions(title, name)) continue;
    groups.set(noun, [...(groups.get(noun) ?? []), object]);
  }
  return [...groups.values()];
}

function isWhole(name: string, text: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && text.includes(` ${words.join(' ')} `);
}
