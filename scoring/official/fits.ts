import type { EdgeSet } from './edgeSet.ts';
import { words } from './pythonText.ts';

/** The words of some names, by name and by word. */
export interface WordIndex {
  /** For each name its words, in order and with repetitions. */
  readonly wordLists: readonly (readonly string[])[];
  /** For each name the number of its different words. */
  readonly wordCounts: readonly number[];
  /** For each word the indices of the names that hold it. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
}

export function indexWords(names: readonly string[]): WordIndex {
  const wordLists = names.map(words);
  const holders = new Map<string, number[]>();
  const wordCounts = wordLists.map((list, name) => {
    const different = new Set(list);
    for (const word of different) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, [name]);
      else known.push(name);
    }
    return different.size;
  });
  return { wordLists, wordCounts, holders };
}

/**
 * Which predicted names the published scorer's fuzzy comparison takes for which gold names: neither is empty,
 * and all words of one are among the words of the other, in any order.
 *
 * @param goldWords of the names of `truth`
 * @returns for each predicted name the indices of the gold names that it fits
 */
export function fuzzyFits(truth: EdgeSet, goldWords: WordIndex, predicted: EdgeSet): number[][] {
  const { wordLists, wordCounts, holders } = goldWords;
  // Of the predicted name at hand, for each gold name: the different words they share, and those repeated too.
  const shared = new Array<number>(wordLists.length).fill(0);
  const repeated = new Array<number>(wordLists.length).fill(0);
  const fits: number[][] = [];
  for (const name of predicted.names) {
    // Most names are right, and the words of those are known.
    // Stryker disable next-line LogicalOperator: they can as well be found again
    const ownWords = wordLists[truth.indexOf.get(name) ?? -1] ?? words(name);
    const touched = new Set<number>();
    const seen = new Set<string>();
    for (const word of ownWords) {
      const places = holders.get(word);
      if (places === undefined) continue;
      const isNew = !seen.has(word);
      seen.add(word);
      for (const place of places) {
        touched.add(place);
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
    fits.push(fitting);
  }
  return fits;
}
