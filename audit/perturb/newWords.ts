import type { WordMaker } from '../inventedNames.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What says how places lie to each other, or joins the words of a name: it stays, as the story around it does. */
const SMALL = new Set(
  (
    'a an the of in on at to by with from for and or above below behind under over near between outside inside ' +
    'beyond'
  ).split(' '),
);
const DIRECTIONS = new Set('north south east west northeast northwest southeast southwest'.split(' '));

/**
 * New words for those of the names of one world. The same word always becomes the same new one, so that two names
 * that share a word still do, and two that differ still differ.
 */
export class NewWords {
  private readonly made = new Map<string, string>();
  private readonly maker: WordMaker;

  constructor(maker: WordMaker) {
    this.maker = maker;
  }

  /** The name in new words: capitals, hyphens, apostrophes, numbers and small words stay as they are. */
  rename(name: string): string {
    const tokens = tokensOf(name);
    const changed = new Set(changedTokens(tokens));
    return replaced(
      name,
      tokens.filter((token) => changed.has(token)),
      this,
    );
  }

  /** The new word in the capitals of the old one. */
  of({ word, key }: Token): string {
    let made = this.made.get(key);
    if (made === undefined) {
      made = this.maker.make({ vowelFirst: /^[aeiou]/.test(key), sLast: key.endsWith('s') });
      this.made.set(key, made);
    }
    // First, as scripts without capitals are both.
    if (word === key) return made;
    if (word === word.toUpperCase() && word.length > 1) return made.toUpperCase();
    return made.charAt(0).toUpperCase() + made.slice(1);
  }
}

/**
 * The words of a name that get new ones: all that name something, or, where there are none, all. Owners stay where
 * what they own gets a new name, as the story knows them too: "Thomas's Room".
 */
export function changedTokens(name: readonly Token[]): Token[] {
  const own = name.filter((token) => !isPossessive(token));
  const naming = own.filter(
    ({ key }) => !SMALL.has(key) && !DIRECTIONS.has(key) && !/^\p{N}+$/u.test(key) && key.length > 1,
  );
  const owned = naming.filter((token) => !name[name.indexOf(token) + 1]?.gap.startsWith("'"));
  return [owned, naming].find((words) => words.length > 0) ?? own;
}

/** Whether a name is too long to be a common noun too: "Living Room" is, and "Bar", "On the Lake" and "Deck A" are not. */
export function isUnmistakable(name: readonly Token[]): boolean {
  return name.filter((token) => token.key.length > 1 && !SMALL.has(token.key)).length > 1;
}

function isPossessive({ key, gap }: Token): boolean {
  return key === 's' && gap === "'";
}

/** The text with these tokens in new words, and nothing else changed. */
export function replaced(text: string, tokens: readonly Token[], words: NewWords): string {
  let done = '';
  let from = 0;
  for (const token of tokens) {
    done += text.slice(from, token.at) + words.of(token);
    from = token.at + token.word.length;
  }
  return done + text.slice(from);
}
