import type { NameMatch, Tier } from '../types.ts';
import { contentWordCount, looseKey, looseWords, remembering, spelledOut, strictName } from './nameKeys.ts';

export { looseName, strictName } from './nameKeys.ts';

/** A name with everything the tiers compare. */
interface KeyedName {
  readonly name: string;
  readonly strict: string;
  readonly loose: string;
  /** The loose words between blanks, so that `includes` finds whole words. */
  readonly padded: string;
  readonly contentWords: number;
}

const keyed = remembering((name: string): KeyedName => {
  const strict = strictName(name);
  const words = looseWords(strict);
  return {
    name,
    strict,
    loose: looseKey(words),
    padded: ` ${words.join(' ')} `,
    contentWords: contentWordCount(words),
  };
});

/** Names to find others in, with their keys. */
interface NameIndex {
  readonly names: readonly KeyedName[];
  /** Strict key to names, usually one, in code-point order. */
  readonly byStrict: ReadonlyMap<string, readonly KeyedName[]>;
  readonly byLoose: ReadonlyMap<string, readonly KeyedName[]>;
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function grouped(names: readonly KeyedName[], key: (name: KeyedName) => string) {
  const groups = new Map<string, KeyedName[]>();
  for (const name of names) {
    const group = groups.get(key(name));
    if (group) group.push(name);
    else groups.set(key(name), [name]);
  }
  return groups;
}

const indexes = new WeakMap<readonly string[], NameIndex>();

/** The index of a list, kept as long as the list itself is: the answers to one item share its gold. */
function indexOf(names: readonly string[]): NameIndex {
  let index = indexes.get(names);
  // Stryker disable next-line ConditionalExpression: an index made anew is the same
  if (!index) {
    index = indexed(names);
    indexes.set(names, index);
  }
  return index;
}

function indexed(names: readonly string[]): NameIndex {
  const sorted = [...new Set(names)]
    .sort(byCodePoint)
    .map(keyed)
    .filter((name) => name.strict !== '');
  return {
    names: sorted,
    byStrict: grouped(sorted, (name) => name.strict),
    byLoose: grouped(sorted, (name) => name.loose),
  };
}

/** One holds the other as whole adjacent words, and the shorter has at least half of the longer's content words. */
function contained(a: KeyedName, b: KeyedName): boolean {
  // Stryker disable next-line EqualityOperator: of two of one length, one holds the other only if they are the same
  const [short, long] = a.padded.length < b.padded.length ? [a, b] : [b, a];
  return short.contentWords * 2 >= long.contentWords && long.padded.includes(short.padded);
}

interface Fit {
  readonly tier: Tier;
  /** One name for tiers (b) and (c); all names of that strict key for tier (a). */
  readonly names: readonly KeyedName[];
}

/** `LopsidedLibrary` differs from "lopsided library" by white space alone, so it is the same name spelled otherwise. */
function joinedFit(spelled: KeyedName, index: NameIndex): Fit | undefined {
  const tight = spelled.strict.replaceAll(' ', '');
  const joined = index.byLoose
    .get(spelled.loose)
    ?.filter((each) => each.strict.replaceAll(' ', '') === tight);
  return joined?.length ? { tier: 'strict', names: joined } : undefined;
}

/**
 * The first tier that fits. Ambiguity is judged against all indexed names, also those that another name has taken:
 * what could mean either of two places is not made clear by naming one of them elsewhere.
 */
function bestFit(words: string, index: NameIndex): Fit | undefined {
  const key = strictName(words);
  const same = index.byStrict.get(key);
  if (same) return { tier: 'strict', names: same };
  const name = keyed(words);
  const spelled = spelledOut(words);
  const spelledName = spelled === undefined ? undefined : keyed(spelled);
  const joined = spelledName && joinedFit(spelledName, index);
  if (joined) return joined;
  for (const each of spelledName ? [name, spelledName] : [name]) {
    const loose = index.byLoose.get(each.loose);
    if (loose) return loose.length === 1 ? { tier: 'preposition', names: loose } : undefined;
  }
  const asWords = spelledName ?? name;
  const holding = index.names.filter((each) => contained(asWords, each));
  return holding.length === 1 ? { tier: 'contained', names: holding } : undefined;
}

interface Claim {
  readonly predicted: string;
  readonly strict: string;
  readonly fit: Fit;
  /** How many content words only one of the two names has; the nearer claim wins. */
  readonly apart: number;
}

const RANK: Readonly<Record<Tier, number>> = { strict: 0, preposition: 1, contained: 2 };

function claimOrder(a: Claim, b: Claim): number {
  return (
    RANK[a.fit.tier] - RANK[b.fit.tier] ||
    a.apart - b.apart ||
    byCodePoint(a.strict, b.strict) ||
    byCodePoint(a.predicted, b.predicted)
  );
}

/**
 * Matches the names of an answer to those of the gold, one to one, better tiers first. Where several predicted
 * names fit one gold name equally well, the one nearer in content words wins, then code-point order decides, so the
 * result does not depend on the order of either list. A tier (b) or (c) fit to two gold names is no match.
 *
 * @param gold names of the right answer; blank ones are left out. Its keys are kept with it: do not change the list
 * @param predicted names of the answer
 * @returns the matches in code-point order of the gold names
 */
export function matchNames(gold: readonly string[], predicted: readonly string[]): NameMatch[] {
  const index = indexOf(gold);
  const matches = new Map<string, NameMatch>();
  const claims: Claim[] = [];
  for (const name of new Set(predicted)) {
    const found = bestFit(name, index);
    if (!found) continue;
    const same = found.names.find((each) => each.name === name);
    if (same) matches.set(name, { gold: name, predicted: name, tier: 'strict' });
    else claims.push(claim(name, found));
  }
  for (const { predicted: name, fit: found } of claims.sort(claimOrder)) {
    const free = found.names.find((each) => !matches.has(each.name));
    if (free) matches.set(free.name, { gold: free.name, predicted: name, tier: found.tier });
  }
  return [...matches.values()].sort((a, b) => byCodePoint(a.gold, b.gold));
}

function claim(name: string, found: Fit): Claim {
  const own = keyed(name);
  const target = found.names[0] as KeyedName;
  return {
    predicted: name,
    strict: own.strict,
    fit: found,
    apart: Math.abs(own.contentWords - target.contentWords),
  };
}

/**
 * Finds the listed place that words mean, by the same tiers and the same rule of ambiguity as {@link matchNames},
 * but not one to one: a path may come by a place twice. The keys of a list are kept as long as the list itself is,
 * so pass the same array for all lines of an answer, and do not change it.
 */
export function resolveName(
  words: string,
  listed: readonly string[],
): { place: string; tier: Tier } | undefined {
  const found = bestFit(words, indexOf(listed));
  if (!found) return undefined;
  const place = found.names.find((each) => each.name === words) ?? found.names[0];
  return place && { place: place.name, tier: found.tier };
}
