import { decodeHTMLStrict } from 'entities/decode';

/** Words that carry no meaning of their own before another word. */
const ARTICLES = new Set(['a', 'an', 'the']);

/** Words that say where, not what. In front of a name they are dropped by tier (b). */
const PREPOSITIONS = new Set(
  (
    'aboard about above across after against along alongside amid amidst among amongst around at atop before behind ' +
    'below beneath beside besides between beyond by down from in inside into near of off on onto opposite out outside ' +
    'over past through throughout to toward towards under underneath up upon via with within without'
  ).split(' '),
);

/** Prepositions of several words whose last word alone would not give them away. */
const PREPOSITION_PHRASES = [
  ['in', 'front', 'of'],
  ['next', 'to'],
  ['close', 'to'],
];

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Signs that end or wrap a name without being part of it. Brackets, stars and # tell places apart, so they stay. */
const OUTER = new Set('"\'.,;:!?…·•。、¿¡ ');
const WRAPPED = /^(?:\(([^()]+)\)|\[([^[\]]+)\])$/;
const EMPHASIS = ['**', '__', '~~', '*', '`'];

/** Lower case, with the two letters whose lower case is not yet their case folding. */
function foldCase(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/ς/g, 'σ');
}

function withoutOuterSigns(text: string): string {
  let start = 0;
  let end = text.length;
  // Beyond an end there is no sign, so the loops stop there.
  while (OUTER.has(text[start] as string)) start++;
  while (OUTER.has(text[end - 1] as string)) end--;
  return text.slice(start, end);
}

/** Takes off emphasis or a bracket round the whole name; a star on one side, a bracket round a part belong to it. */
function withoutWrapping(text: string): string {
  for (const mark of EMPHASIS) {
    if (text.startsWith(mark) && text.endsWith(mark)) {
      return withoutWrapping(text.slice(mark.length, -mark.length).trim());
    }
  }
  const wrapped = WRAPPED.exec(text);
  return wrapped?.[1] ?? wrapped?.[2] ?? text;
}

function levelled(name: string): string {
  return decodeHTMLStrict(name)
    .replace(/´/g, "'")
    .normalize('NFKC')
    .replace(/<\/?(?:br|b|i|u|em|strong|sub|sup)[ ]?\/?>/gi, (tag) => (/br/i.test(tag) ? ' ' : ''))
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’‚‛ʼ′`]/g, "'")
    .replace(/[“”„‟«»「」『』]/g, '"')
    .replace(/[\s\p{Z}\p{Cc}]+/gu, ' ')
    .trim();
}

/** The words of a name without articles; at the end or before a bracket it is none ("Deck A", "Deck A (dark)"). */
function withoutArticles(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => !ARTICLES.has(word) || /^(?:[([]|$)/.test(words[index + 1] ?? ''));
}

/** Answers repeat the names of their prompt over and over, and a key takes far longer to make than to look up. */
const MAX_REMEMBERED = 20_000;
/** Longer names are hardly asked for twice. */
const MAX_REMEMBERED_CHARS = 200;

/** The same function, remembering what it gave for the last names, up to {@link MAX_REMEMBERED} of them. */
export function remembering<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    if (name.length > MAX_REMEMBERED_CHARS) return make(name);
    // A copy: part of a string keeps the whole of it, here an answer with all its reasoning, in memory.
    const copy: string = JSON.parse(JSON.stringify(name));
    const value = make(copy);
    if (made.size >= MAX_REMEMBERED) made.clear();
    made.set(copy, value);
    return value;
  };
}

const strictNameOf = remembering(strictKey);

/**
 * The key of tier (a): two names with equal keys are the same name, spelled in two ways. NFKC, case folded, HTML
 * entities decoded, typographic quotes, all dashes, hyphens and underscores levelled, white space folded, outer
 * quotes and punctuation dropped, and a, an and the dropped where another word follows. A name that is nothing but
 * what would be dropped keeps it, so only a blank name has the key ''.
 */
export function strictName(name: string): string {
  return strictNameOf(name);
}

function strictKey(name: string): string {
  // Stryker disable next-line MethodExpression: as below
  const lower = name.toLowerCase();
  // Stryker disable next-line ConditionalExpression: plain names have a shorter way to the same key
  if (PLAIN.test(lower)) return withoutArticles(lower.split(' ')).join(' ');
  const text = levelled(name);
  const folded = foldCase(withoutWrapping(withoutOuterSigns(text)));
  const words = folded.replace(/[\p{Pd}_\u2212]/gu, ' ');
  const bare = withoutOuterSigns(words);
  if (bare === '') return foldCase(text);
  return withoutArticles(bare.split(/ +/)).join(' ');
}

/** The words of a strict key with leading prepositions dropped; the last word always stays. */
function withoutLeadingPrepositions(words: readonly string[]): readonly string[] {
  let start = 0;
  for (;;) {
    const phrase = PREPOSITION_PHRASES.find(
      (each) => start + each.length < words.length && each.every((word, i) => words[start + i] === word),
    );
    if (phrase) start += phrase.length;
    else if (start < words.length - 1 && PREPOSITIONS.has(words[start] as string)) start++;
    else return words.slice(start);
  }
}

/**
 * The words that tiers (b) and (c) compare: those of the strict key, without leading prepositions, and without
 * accents, apostrophes and punctuation, which names written as bare identifiers (`brewers_row`, `bridge_aft`) lose.
 */
export function looseWords(strict: string): readonly string[] {
  const plain = PLAIN.test(strict)
    ? strict
    : strict
        .normalize('NFD')
        .replace(/[\u0300-\u036f']/g, '')
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}\p{M}\p{S}#&%@/*]+/gu, ' ')
        .trim();
  if (plain === '') return [strict];
  return withoutLeadingPrepositions(plain.split(' '));
}

/**
 * The key of tier (b): the letters and digits of the strict key after its leading prepositions, in their order, so
 * that where one writes a blank and the other none makes no difference. Numbers stay apart: "1 1" is not "11".
 */
export function looseName(name: string): string {
  return looseKey(looseWords(strictName(name)));
}

/** The tier (b) key of words as {@link looseWords} gives them. */
export function looseKey(words: readonly string[]): string {
  const key = words
    .join(' ')
    .replace(/(\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu, '$1_')
    .replace(/[^\p{L}\p{N}\p{M}_]/gu, '');
  return key === '' ? words.join(' ') : key;
}

/** How many of the words name something, rather than say where it is. */
export function contentWordCount(words: readonly string[]): number {
  let count = 0;
  for (const word of words) if (!PREPOSITIONS.has(word)) count++;
  return count;
}

/** `LopsidedLibrary`, the way to write a name of several words as one identifier, as "Lopsided Library"; else undefined. */
export function spelledOut(name: string): string | undefined {
  if (!/\p{Ll}[\p{Lu}\p{N}]|\p{N}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(name) || /[\s_]/u.test(name))
    return undefined;
  return name.replace(/(\p{Ll})(?=[\p{Lu}\p{N}])|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ');
}
