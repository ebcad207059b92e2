import { changedTokens, isUnmistakable, type NewWords, replaced } from './newWords.ts';
import { type Run, runsOf, type Token, tokensOf } from './tokens.ts';

/**
 * A text with every mention of the places in new words. A mention has the name's words in its order, however they
 * are hyphenated; where a name of one word has capitals, so has a mention, unless there is none with capitals. What is
 * the name of a thing in small letters or part of a longer one stays, as the hints of task4 name that. Mentions may
 * overlap ("on the Lake Shore").
 */
export function renameText(
  text: string,
  { places, things, words }: { places: readonly string[]; things: readonly string[]; words: NewWords },
): string {
  const tokens = tokensOf(text);
  const kept = things.flatMap((thing) => runsOf(tokensOf(thing), tokens));
  const changed = new Set<number>();
  for (const place of places) {
    const name = tokensOf(place);
    const wanted = new Set(changedTokens(name).map((token) => name.indexOf(token)));
    const { named, unnamed } = mentions(name, wanted, tokens);
    const runs = [
      ...named.filter((run) => !kept.some((thing) => isInside(run, thing) && !isInside(thing, run))),
      ...unnamed.filter((run) => !kept.some((thing) => isInside(run, thing))),
    ];
    for (const { from } of runs) for (const index of wanted) changed.add(from + index);
  }
  return replaced(
    text,
    tokens.filter((_, index) => changed.has(index)),
    words,
  );
}

/**
 * Where the name is meant, with its capitals and in small letters; `wanted` are the positions of the words that name
 * something.
 */
function mentions(
  name: readonly Token[],
  wanted: ReadonlySet<number>,
  text: readonly Token[],
): { named: Run[]; unnamed: Run[] } {
  const runs = runsOf(name, text);
  const isNamed = ({ from }: Run) =>
    [...wanted].every((index) => {
      const { word, key } = name[index] as Token;
      const said = text[from + index] as Token;
      return word === key || said.word !== said.key || /^\p{N}/u.test(said.word);
    });
  const named = runs.filter(isNamed);
  if (named.length === 0) return { named: runs, unnamed: [] };
  return { named, unnamed: isUnmistakable(name) ? runs.filter((run) => !isNamed(run)) : [] };
}

function isInside(inner: Run, outer: Run): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
