/** Where a name stands in a text: the offset of its first letter. */
export interface Mention {
  readonly name: string;
  readonly at: number;
}

const CAPITALISED = "\\p{Lu}[\\p{L}\\p{N}’'-]*";
const JOINING = '(?:of|the|of the|and|at|in|on|by)';
const PLACE_WORD =
  '(?:in|into|inside|to|at|from|through|across|towards?|of|past|onto|beyond|beneath|under|below|above|outside|up|down|along|behind|by)';

/**
 * Place names of a story that lists none: runs of capitalised words that follow a preposition of place at least
 * once ("into the Salt Gallery"). People and things slip in where a preposition stands before them too.
 */
export function findPlaceNames(text: string): string[] {
  const run = `${CAPITALISED}(?:[ \\u00a0](?:${JOINING} )?${CAPITALISED})*`;
  const pattern = new RegExp(`(?<![\\p{L}])${PLACE_WORD} (?:(?:the|a|an|its|his|her|their) )?(${run})`, 'gu');
  return [...new Set([...text.matchAll(pattern)].map((match) => bare(match[1] as string)))];
}

/** Without a possessive ending or a hyphen that belongs to the sentence. */
function bare(name: string): string {
  return name.replace(/(?:[’']s|[’'-])$/u, '');
}

/** Every mention of the names, in reading order; where one name holds another, only the longer counts. */
export function findMentions(text: string, names: readonly string[]): Mention[] {
  const haystack = fold(text);
  const longestFirst = [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const taken: { from: number; to: number; name: string }[] = [];
  for (const name of longestFirst) {
    for (const { index, length } of occurrences(haystack, fold(name))) {
      const overlaps = taken.some(({ from, to }) => index < to && index + length > from);
      if (!overlaps) taken.push({ from: index, to: index + length, name });
    }
  }
  return taken.map(({ name, from }) => ({ name, at: from })).sort((a, b) => a.at - b.at);
}

/** Lower case and straight apostrophes, letter by letter, so that offsets stay those of the text. */
function fold(text: string): string {
  return text.replace(/’|\p{Changes_When_Lowercased}/gu, (letter) => {
    const folded = letter === '’' ? "'" : letter.toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}

function* occurrences(text: string, name: string): Generator<{ index: number; length: number }> {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  for (let index = text.indexOf(name); index !== -1; index = text.indexOf(name, index + 1))
    if (!isLetter(index - 1) && !isLetter(index + name.length)) yield { index, length: name.length };
}
