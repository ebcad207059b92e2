import type { PathGold, Tier } from '../types.ts';
import { strictName } from './nameKeys.ts';
import { resolveName } from './names.ts';

export interface FoundPlace {
  readonly place: string;
  readonly tier: Tier;
}

/** Signs that part the places of a one-line list; a listed name may hold them too. */
const SEPARATOR = /[,;|/>→&。]|\.\s|\s[-–—]+\s|\s(?:to|then|and)\s/giu;

/** How much longer than the longest listed name a text may be and still be taken for one. */
const MAX_EXTRA_CHARS = 200;

/** The first character of the private use area, and the last, which is no place. */
const FIRST_UNIT = 0xe000;
const NO_PLACE = '\uf8ff';
/** As many places as the area has characters for. */
export const MAX_PLACES = 0xf8ff - FIRST_UNIT;

/** The places that a path may name, with what it takes to know them again in a line. */
export class ListedPlaces {
  readonly names: readonly string[];
  /** Words of the longest name. */
  readonly longest: number;
  /** How many list separators the most divided name holds: "North, South Passage" has one. */
  readonly separators: number;
  /** Whether a listed name begins with a sign or a digit, as marks of lists do: "#2 airlock", "1984". */
  readonly beginOddly: boolean;
  readonly #maxChars: number;
  readonly #units = new Map<string | undefined, string>();
  readonly #verbatim = new Map<string, string>();
  readonly #lower = new Map<string, string>();
  readonly #strict = new Map<string, string>();

  /** @throws RangeError for more than {@link MAX_PLACES} names */
  constructor(names: readonly string[]) {
    if (names.length > MAX_PLACES) {
      throw new RangeError(
        `${names.length} places are listed, and paths over more than ${MAX_PLACES} cannot be compared`,
      );
    }
    this.names = names;
    let longest = 1;
    let separators = 0;
    let chars = 0;
    for (const [index, name] of names.entries()) {
      this.#units.set(name, String.fromCharCode(FIRST_UNIT + index));
      setOnce(this.#verbatim, name, name);
      setOnce(this.#lower, name.toLowerCase(), name);
      setOnce(this.#strict, strictName(name), name);
      chars = Math.max(chars, name.length);
      longest = Math.max(longest, name.split(/\s+/).length);
      separators = Math.max(separators, name.match(SEPARATOR)?.length ?? 0);
    }
    this.longest = longest;
    this.separators = separators;
    this.beginOddly = names.some((name) => !/^\p{L}/u.test(name) || !/^\p{L}/u.test(strictName(name)));
    this.#maxChars = chars + MAX_EXTRA_CHARS;
  }

  /** The listed name that stands there as it is, but for capitals. */
  verbatim(text: string): string | undefined {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a longer text would be looked up in vain
    if (text.length > this.#maxChars) return undefined;
    return this.#verbatim.get(text) ?? this.#lower.get(text.toLowerCase());
  }

  /** One UTF-16 unit that stands for a place where paths are compared; the same one for all that are no places. */
  unit(place: string | undefined): string {
    return this.#units.get(place) ?? NO_PLACE;
  }

  /** The listed name of the same strict key. */
  strict(text: string): string | undefined {
    if (text.length > this.#maxChars) return undefined;
    return this.verbatim(text) ?? this.#strict.get(strictName(text));
  }

  /** The listed name that the words mean, by the first tier that fits. */
  find(words: string): FoundPlace | undefined {
    if (words.length > this.#maxChars) return undefined;
    const place = this.strict(words);
    // Stryker disable next-line ConditionalExpression: resolveName() finds the same, later
    return place === undefined ? resolveName(words, this.names) : { place, tier: 'strict' };
  }
}

function setOnce(map: Map<string, string>, key: string, name: string): void {
  if (key !== '' && !map.has(key)) map.set(key, name);
}

const known = new WeakMap<readonly string[], ListedPlaces>();

/**
 * The places of a gold path: the listed ones, and those of the accepted paths that the list lacks (cases without a
 * list have only these). Kept as long as the list of locations is, so that the answers to one item share them.
 */
export function placesOf(gold: PathGold): ListedPlaces {
  let places = known.get(gold.locations);
  // Stryker disable next-line ConditionalExpression: places listed anew are the same
  if (!places) {
    places = new ListedPlaces([...new Set(gold.locations)]);
    known.set(gold.locations, places);
  }
  const unlisted = new Set<string>();
  for (const path of gold.paths) {
    for (const name of path) if (places.strict(name) === undefined) unlisted.add(name);
  }
  // Stryker disable next-line ConditionalExpression: as above
  return unlisted.size === 0 ? places : new ListedPlaces([...places.names, ...unlisted]);
}
