import { words } from './pythonText.ts';

/**
 * Which predicted names the published scorer's fuzzy comparison takes for which gold names: neither is empty,
 * and all words of one are among the words of the other, in any order.
 *
 * @returns for each predicted name the indices of the gold names that it fits
 */
export function fuzzyFits(gold: readonly string[], predicted: readonly string[]): number[][] {
  const { holders, wordCounts } = indexWords(gold);
  const shared = new Int32Array(gold.length);
  const repeated = new Int32Array(gold.length);
  return predicted.map((name) => {
    const nameWords = words(name);
    const touched: number[] = [];
    const seen: string[] = [];
    for (const word of nameWords) {
      const places = holders.get(word);
      if (places === undefined) continue;
      const isNew = !seen.includes(word);
      if (isNew) seen.push(word);
      for (const place of places) {
        if (shared[place] === 0) touched.push(place);
        if (isNew) shared[place] = (shared[place] ?? 0) + 1;
        repeated[place] = (repeated[place] ?? 0) + 1;
      }
    }
    const fitting = touched.filter(
      (place) => repeated[place] === nameWords.length || shared[place] === wordCounts[place],
    );
    for (const place of touched) {
      shared[place] = 0;
      repeated[place] = 0;
    }
    return fitting;
  });
}

/** For each word the names that hold it, and for each name the number of its different words. */
function indexWords(names: readonly string[]): { holders: Map<string, number[]>; wordCounts: number[] } {
  const holders = new Map<string, number[]>();
  const wordCounts = names.map((name, place) => {
    const own = new Set(words(name));
    for (const word of own) {
      const places = holders.get(word);
      if (places === undefined) holders.set(word, [place]);
      else places.push(place);
    }
    return own.size;
  });
  return { holders, wordCounts };
}
