import type { EdgeSet } from './edgeSet.ts';
import { words } from './pythonText.ts';

/** The gold names by their words, and which of them each one fits. */
export interface WordIndex {
  /** For each gold name the number of its different words. */
  readonly wordCounts: readonly number[];
  /** For each word the indices of the gold names that hold it. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  /** For each gold name what `fuzzyFits` gives for a predicted name that equals it: most predicted names do. */
  readonly fitsOfEqual: readonly (readonly number[])[];
}

export function indexWords(names: readonly string[]): WordIndex {
  const holders = new Map<string, number[]>();
  const wordLists = names.map(words);
  const wordCounts = wordLists.map((list, name) => {
    const different = new Set(list);
    for (const word of different) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, [name]);
      else known.push(name);
    }
    return different.size;
  });
  // Stryker disable next-line ArrowFunction: fuzzyFits can as well find them again
  const fitsOfEqual = wordLists.map((list) => fitting(list, wordCounts, holders));
  return { wordCounts, holders, fitsOfEqual };
}

/**
 * Which predicted names the published scorer's fuzzy comparison takes for which gold names: neither is empty,
 * and all words of one are among the words of the other, in any order.
 *
 * @param goldWords of the names of `truth`
 * @returns for each predicted name the indices of the gold names that it fits
 */
export function fuzzyFits(
  truth: EdgeSet,
  { wordCounts, holders, fitsOfEqual }: WordIndex,
  predicted: EdgeSet,
): (readonly number[])[] {
  return predicted.names.map(
    // Stryker disable next-line LogicalOperator: the fits of an equal can as well be found again
    (name) => fitsOfEqual[truth.indexOf.get(name) ?? -1] ?? fitting(words(name), wordCounts, holders),
  );
}

/** The gold names that hold all of these words, or of which these words hold all. */
function fitting(
  ownWords: readonly string[],
  wordCounts: readonly number[],
  holders: ReadonlyMap<string, readonly number[]>,
): number[] {
  /** For each gold name met: the different words shared with it, and the words shared, repetitions too. */
  const met = new Map<number, { different: number; all: number }>();
  const seen = new Set<string>();
  for (const word of ownWords) {
    const places = holders.get(word);
    if (places === undefined) continue;
    const isNew = !seen.has(word);
    seen.add(word);
    for (const place of places) {
      const shared = met.get(place) ?? { different: 0, all: 0 };
      met.set(place, shared);
      if (isNew) shared.different++;
      shared.all++;
    }
  }
  const found: number[] = [];
  for (const [place, { different, all }] of met) {
    if (all === ownWords.length || different === wordCounts[place]) found.push(place);
  }
  return found;
}
