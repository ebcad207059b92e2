import type { PathStep } from '../types.ts';
import { hasWords, type Mark, peel } from './lineMarks.ts';
import type { FoundPlace, ListedPlaces } from './listedPlaces.ts';
import { isTalk, withoutConnective } from './talk.ts';

/** Arrows of any kind, in signs or spelled as an entity; with these a line is a list whatever it lists. */
const ARROW =
  /(?:<?[-=~–—]{1,3}(?:>|&gt;)|\|>|[\u2190-\u21ff\u2794\u2798-\u27be\u27f0-\u27ff\u2900-\u297f\u2b05-\u2b07\u2b60-\u2bb8🠀-🢭►▶▸▹▻≫>]|&(?:rarr|gt|#8594|#x2192);)\ufe0f?/u;
const GUILLEMET = /[»›]/;
const SPACED = '[^\\S\\n]';
/**
 * Separators that names and remarks hold too, so that a line is a list of them only where every part is a listed
 * place, in the order in which they are tried.
 */
const COMMAS = [/[,，、]/, /[;；]/];
const DASHES = new RegExp(`${SPACED}(?:-{1,3}|[–—])${SPACED}|—`, 'u');
const DOUBTFUL = [
  ...COMMAS,
  DASHES,
  /[|｜]/,
  /\//,
  /\.{3}|…|::/,
  /\.(?=\s)|。/,
  // "kitchen • hall", "kitchen + hall", "kitchen 👉 hall"
  new RegExp(`${SPACED}[^\\p{L}\\p{N}\\p{Pd}\\s]{1,4}${SPACED}`, 'u'),
  /\t|\s{3}/,
  new RegExp(`${SPACED}(?:and )?then${SPACED}`, 'iu'),
  new RegExp(`${SPACED}(?:and|&)${SPACED}`, 'iu'),
];
/** "kitchen, hall and attic", "kitchen and hall; then attic" */
const MIXED = new RegExp(`[,，、;；]|${SPACED}(?:and then|then|and|&)${SPACED}`, 'iu');
const TO = new RegExp(
  `${SPACED}(?:(?:and${SPACED})?(?:then|finally|on|back|up|down)${SPACED})?to${SPACED}`,
  'iu',
);
const INLINE_NUMBER = /(?:^|[\s,;])[([]?(\p{Nd}{1,3})[.):\]]{1,2}(?!\p{Nd})/gu;
const OPENERS = '([{';
const CLOSERS = ')]}';
/** A line with more parts is cut off there; no path is that long. */
export const MAX_PARTS = 5_000;

type PlaceStep = Extract<PathStep, { kind: 'place' }>;

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Splits outside of brackets; signs inside "(up the stairs -> left)" part nothing. */
function splitAt(text: string, separator: RegExp): Part[] {
  const depth = bracketDepth(text);
  const every = new RegExp(separator.source, `${separator.flags}g`);
  const parts: Part[] = [];
  let start = 0;
  for (let found = every.exec(text); found && parts.length < MAX_PARTS; found = every.exec(text)) {
    if (depth && depth[found.index] !== 0) continue;
    parts.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  parts.push({ start, end: text.length });
  return parts;
}

/** How deep in brackets each character stands; undefined where there are none, or they do not match. */
function bracketDepth(text: string): Uint16Array | undefined {
  // Stryker disable next-line ConditionalExpression,Regex: only faster
  if (!/[([{]/.test(text)) return undefined;
  const depths = new Uint16Array(text.length);
  let depth = 0;
  // Stryker disable next-line EqualityOperator: behind the last sign there is none
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (CLOSERS.includes(sign)) depth--;
    if (depth < 0) return undefined;
    depths[at] = depth;
    if (OPENERS.includes(sign)) depth++;
  }
  return depth === 0 ? depths : undefined;
}

/** Joins parts again where they are one listed name ("North, South Passage"), the longest first. */
function joined(text: string, parts: readonly Part[], places: ListedPlaces): Part[] {
  const whole: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const { start } = parts[at] as Part;
    let last = Math.min(parts.length - 1, at + places.separators);
    while (last > at && !isNamed(text.slice(start, (parts[last] as Part).end), places)) last--;
    whole.push({ start, end: (parts[last] as Part).end });
    at = last;
  }
  return whole;
}

function isNamed(text: string, places: ListedPlaces): boolean {
  const bare = text.trim().replace(/^\p{Nd}{1,3}[.)]\s{0,4}/u, '');
  return places.strict(bare) !== undefined || places.strict(withoutConnective(bare)) !== undefined;
}

function partsOf(text: string, separator: RegExp, places: ListedPlaces): string[] | undefined {
  // Stryker disable next-line ConditionalExpression: one part is no list either
  if (!separator.test(text)) return undefined;
  const parts = splitAt(text, separator);
  const whole = joined(text, parts, places);
  const texts = whole.map((part) => text.slice(part.start, part.end).trim()).filter(hasWords);
  return texts.length > 1 ? texts : undefined;
}

/** The parts of a line with arrows, each to be read as a line of its own; undefined where it is none. */
export function arrowParts(text: string, places: ListedPlaces): string[] | undefined {
  const guillemets = GUILLEMET.test(text) && !/[«‹]/.test(text);
  return partsOf(text, guillemets ? new RegExp(`${ARROW.source}|${GUILLEMET.source}`, 'u') : ARROW, places);
}

/** The "hall, hall" of "kitchen -> hall, hall -> attic" is one step, where one move ends and the next begins. */
export function joint(part: string, places: ListedPlaces): string {
  const names = part.split(/[,;]/, 3).map((name) => places.strict(name));
  const [first, second] = names;
  return first !== undefined && first === second && names.length === 2 ? first : part;
}

/** The parts of "1. hall 2. attic", whose numbers must go up by one; undefined where it is none. */
export function numberedParts(text: string): string[] | undefined {
  const starts: number[] = [];
  let expected: number | undefined;
  for (const found of text.matchAll(INLINE_NUMBER)) {
    const number = Number.parseInt(found[1] as string, 10);
    // Digits of other scripts do not parse; their order is then not checked.
    if (expected !== undefined && !Number.isNaN(number) && number !== expected) continue;
    if (starts.length >= MAX_PARTS) break;
    expected = Number.isNaN(number) ? undefined : number + 1;
    starts.push(found.index);
  }
  if (starts.length < 2) return undefined;
  const bounds = [0, ...starts];
  return bounds.map((start, index) => text.slice(start, bounds[index + 1])).filter(hasWords);
}

/**
 * The steps of a line in which every part, between commas, semicolons, dashes, bars, slashes, wide gaps or words
 * like "then", is a listed place; undefined where one is not. Talk may stand before the first ("The path is hall").
 */
export function listedParts(text: string, places: ListedPlaces, marks: Set<Mark>): ListedSteps | undefined {
  let loose: ListedSteps | undefined;
  for (const separator of DOUBTFUL) {
    const parts = partsOf(text, separator, places);
    const steps = parts && everyListed(parts, places, marks);
    if (steps && !isLoose(steps) && !(separator === DASHES && isPlaced(steps))) return steps;
    // "end of the line - the end" is a place and a remark.
    if (COMMAS.includes(separator)) loose ??= steps;
  }
  const mixed = partsOf(text, MIXED, places);
  const steps = mixed && everyListed(mixed, places, marks);
  return steps && !isLoose(steps) ? steps : loose;
}

/** The places of "from the hall to the attic"; undefined where it is none. */
export function moveParts(text: string, places: ListedPlaces, marks: Set<Mark>): ListedSteps | undefined {
  const parts = partsOf(text, TO, places);
  const found = parts ? everyListed(parts, places, marks) : undefined;
  return found && !isLoose(found) ? { ...found, prose: true } : undefined;
}

/** Steps found in a line, and whether it is a sentence, which may as well speak about a path given elsewhere. */
export interface ListedSteps {
  readonly steps: readonly PlaceStep[];
  readonly prose: boolean;
}

function everyListed(
  parts: readonly string[],
  places: ListedPlaces,
  marks: Set<Mark>,
): ListedSteps | undefined {
  const steps: PlaceStep[] = [];
  const own = new Set<Mark>();
  let prose = false;
  let sure = false;
  for (const [index, part] of parts.entries()) {
    const { text, place } = peel(withoutBracketRemark(part, places), places, own);
    const words = withoutConnective(text);
    const found: FoundPlace | undefined =
      place === undefined ? places.find(words) : { place, tier: 'strict' };
    const led = index === 0 && found?.tier !== 'strict' ? afterLeadIn(text, places) : undefined;
    if (led) {
      steps.push(led.step);
      prose = led.prose;
      sure = true;
    } else if (found) {
      steps.push({ kind: 'place', ...found, words });
      sure ||= found.tier !== 'contained';
    } else return undefined;
  }
  if (!sure) return undefined;
  for (const mark of own) marks.add(mark);
  return { steps, prose };
}

function isLoose({ steps }: ListedSteps): boolean {
  return steps.some(({ tier }) => tier === 'contained');
}

/** "old mill - by the pond" is a place and where it lies. */
function isPlaced({ steps }: ListedSteps): boolean {
  return steps.every(({ tier }, index) => tier === (index === 0 ? 'strict' : 'preposition'));
}

function withoutBracketRemark(part: string, places: ListedPlaces): string {
  if (!/[)\]]$/.test(part) || places.strict(part) !== undefined) return part;
  const bracket = Math.max(part.lastIndexOf(' ('), part.lastIndexOf(' ['));
  // Stryker disable next-line ConditionalExpression,EqualityOperator: without its last bracket the name is the same
  return bracket < 0 ? part : part.slice(0, bracket);
}

const LEAD_IN_END =
  /[:：]|\s(?:-{1,3}|[–—])(?=\s)|—|\b(?:is|are|was|were|from|in|at|through|visits?|follows|of|(?:in)?to|enters?|reach(?:es)?)\b/gi;
/** Of these, the ones that names of places hold as well, so that what stands before them must be talk. */
const DOUBTFUL_END = /[-–—]|^(?:of|(?:in)?to|enters?|reach(?:es)?)$/i;

/** The listed place at the end of a part that talk leads up to: "So the shortest path is hall". */
export function afterLeadIn(
  text: string,
  places: ListedPlaces,
): { step: PlaceStep; prose: boolean } | undefined {
  // "House in the Woods" may be a place, and the woods another.
  if (text.length > 400 || places.strict(text) !== undefined) return undefined;
  for (const end of text.matchAll(LEAD_IN_END)) {
    const before = text.slice(0, end.index).trim();
    if (places.strict(before) !== undefined) return undefined;
    const words = text.slice(end.index + end[0].length).trim();
    const place = places.strict(words) ?? places.strict(withoutConnective(words));
    if (place === undefined || (DOUBTFUL_END.test(end[0]) && !isTalk(before, places))) continue;
    return { step: { kind: 'place', place, words, tier: 'strict' }, prose: !/[:：]/.test(end[0]) };
  }
  return undefined;
}
