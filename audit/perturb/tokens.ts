/** A word of a text, where it stands, and what stands before it. */
export interface Token {
  readonly word: string;
  readonly at: number;
  /** Lower case. */
  readonly key: string;
  /** What parts it from the word before, with dashes and quotes levelled. */
  readonly gap: string;
}

/** The words of a text: runs of letters and digits, so that "Camper’s" is two. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { word, at: index, key: word.toLowerCase(), gap: levelled(gap) };
  });
}

function levelled(gap: string): string {
  return gap.replace(/[‘’ʼ`´]/g, "'").replace(/[\p{Pd}_\s\u00a0]+/gu, ' ');
}

/** A run of tokens, from the first to before the last. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Every place where the words of a name stand in a text one after the other, parted as in the name. */
export function runsOf(name: readonly Token[], text: readonly Token[]): Run[] {
  const [first, ...rest] = name;
  if (first === undefined) return [];
  return text.flatMap(({ key }, from) => {
    if (key !== first.key) return [];
    const fits = rest.every((token, index) => {
      const other = text[from + 1 + index];
      return other !== undefined && other.key === token.key && other.gap === token.gap;
    });
    return fits ? [{ from, to: from + name.length }] : [];
  });
}
