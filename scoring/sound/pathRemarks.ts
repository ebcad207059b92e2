import type { ListedPlaces } from './listedPlaces.ts';

/** Where a remark may begin: a bracket, a dash between blanks, a colon, a full stop, a bar, a comment sign. */
const REMARK =
  /\s{0,4}[([{]|\s(?:-{1,3}|[–—])\s|—|\s?[:：]|[.;。](?=\s)|\s[|/~=]\s|\s\/\/|\s#{1,3}(?=\s\p{L})|\s<?-{1,2}/gu;
/**
 * A comma begins a remark only before words that no place begins with ("attic, where he finds it"), or that, with more
 * behind them, none is likely to ("attic, a dark room").
 */
const COMMA_REMARK = new RegExp(
  ',\\s{1,4}(?:(?=(?:where|which|when|while|after|before|because|since|as|then|and|again|via|from|with|he|she|they|it|' +
    'the (?:first|last|final|start|end))\\b)|' +
    '(?=(?:an?|some|his|her|its|their|in|on|at|by|near|behind|beside|under|above|below|inside|through|next to|' +
    '(?:start|end|lead|head|go|pass|mov|walk|enter|arriv|look|find|meet)ing|' +
    'the [a-z]{1,20} (?:of|in|on|where|which|that|with))\\s\\S))',
  'gi',
);
/** Places in a line where a remark is looked for; a name that holds more such signs is not expected. */
const MAX_REMARKS = 12;

/**
 * Where in a line a remark may begin, from left to right.
 *
 * @param atCommas whether a comma may begin one
 */
export function remarkStarts(text: string, atCommas: boolean): number[] {
  const starts: number[] = [];
  for (const sign of atCommas ? [REMARK, COMMA_REMARK] : [REMARK]) {
    for (const found of text.matchAll(sign)) {
      if (starts.length >= MAX_REMARKS) break;
      if (found.index > 0) starts.push(found.index);
    }
  }
  return starts.sort((a, b) => a - b);
}

/** "kitchen, dungeon, hall, attic": not a list by the rule, since one part fits no place, but no talk either. */
export function isMostlyListed(text: string, places: ListedPlaces): boolean {
  const parts = text.split(/[,;]|\sand\s/, 200);
  const listed = parts.filter((part) => places.strict(part) !== undefined);
  return listed.length > 1 && listed.length * 2 >= parts.length;
}
