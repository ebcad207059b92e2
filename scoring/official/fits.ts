import type { EdgeSet } from './edgeSet.ts';
import { words } from './pythonText.ts';

/**
 * Which predicted names the published scorer's fuzzy comparison takes for which gold names: neither is empty,
 * and all words of one are among the words of the other, in any order.
 *
 * @returns for each predicted name the indices of the gold names that it fits
 */
export function fuzzyFits(truth: EdgeSet, predicted: EdgeSet): number[][] {
  const goldWords = truth.names.map(words);
  const { holders, wordCounts } = indexWords(goldWords);
  // Of the predicted name at hand, for each gold name: the different words they share, and those repeated too.
  const shared = new Array<number>(goldWords.length).fill(0);
  const repeated = new Array<number>(goldWords.length).fill(0);
  return predicted.names.map((name) => {
    // Most names are right, and the words of those are known.
    const ownWords = goldWords[truth.indexOf.get(name) ?? -1] ?? words(name);
    const touched: number[] = [];
    const seen: string[] = [];
    for (const word of ownWords) {
      const places = holders.get(word);
      if (places === undefined) continue;
      const isNew = !seen.includes(word);
      if (isNew) seen.push(word);
      for (const place of places) {
        if (shared[place] === 0) touched.push(place);
        if (isNew) shared[place] = (shared[place] as number) + 1;
        repeated[place] = (repeated[place] as number) + 1;
      }
    }
    const fitting: number[] = [];
    for (const place of touched) {
      if (repeated[place] === ownWords.length || shared[place] === wordCounts[place]) fitting.push(place);
      shared[place] = 0;
      repeated[place] = 0;
    }
    return fitting;
  });
}

/** For each word the names that hold it, and for each name the number of its different words. */
function indexWords(wordLists: readonly string[][]): { holders: Map<string, number[]>; wordCounts: number[] } {
  const holders = new Map<string, number[]>();
  const wordCounts = wordLists.map((list, place) => {
    let different = 0;
    for (const word of list) {
      const places = holders.get(word);
      if (places === undefined) holders.set(word, [place]);
      else if (places.at(-1) === place) continue;
      else places.push(place);
      different++;
    }
    return different;
  });
  return { holders, wordCounts };
}
