import { type Random, seeded } from '../datasets/seeded.ts';

const ONSETS = 'b br d dr f g gr h k kl l m n p pr r s sk st t th tr v vr z zl'.split(' ');
const VOWELS = 'a e i o u'.split(' ');
const CODAS = 'b ck d l lm m n nd nk r rn sk t th v x'.split(' ');
const MAX_TRIES = 10_000;

/** What a new word must look like for the sentence around it to stay right. */
export interface WordShape {
  /** After "an" stands a vowel, after "a" none. */
  readonly vowelFirst: boolean;
  /** "The Stairs were", "the Stairs’ foot". */
  readonly sLast: boolean;
}

/**
 * Makes words of two syllables that no language has and no text here holds, always the same ones for the same
 * seed. Every word is made once, and none is the beginning of another.
 */
export class WordMaker {
  private readonly random: Random;
  private readonly taken: Set<string>;

  /** @param taken words that must not be made, in lower case */
  constructor(seed: string, taken: Iterable<string>) {
    this.random = seeded(seed);
    this.taken = new Set(taken);
  }

  /** A new word in lower case. Throws an `Error` where none is left. */
  make({ vowelFirst, sLast }: WordShape = { vowelFirst: false, sLast: false }): string {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const first = vowelFirst ? this.pick(VOWELS) + this.pick(CODAS) : this.pick(ONSETS) + this.pick(VOWELS);
      const stem = first + this.pick(ONSETS) + this.pick(VOWELS);
      const word = sLast ? `${stem}s` : stem + this.pick(CODAS);
      if (this.isNew(word)) {
        this.taken.add(word);
        return word;
      }
    }
    throw new Error(`no new word was found in ${MAX_TRIES} tries: the data hold too many names`);
  }

  private isNew(word: string): boolean {
    for (const known of this.taken)
      if (known.startsWith(word) || (known.length > 3 && word.startsWith(known))) return false;
    return true;
  }

  private pick(parts: readonly string[]): string {
    return parts[this.random(parts.length)] as string;
  }
}

/** The words of a text in lower case, as they must not be made anew. */
export function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}
