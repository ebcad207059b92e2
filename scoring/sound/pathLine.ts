import type { PathStep } from '../types.ts';
import { declines } from './debris.ts';
import { hasWords, type Mark, peel } from './lineMarks.ts';
import type { ListedPlaces } from './listedPlaces.ts';
import { afterLeadIn, arrowParts, joint, listedParts, moveParts, numberedParts } from './pathLists.ts';
import { isMostlyListed, remarkStarts } from './pathRemarks.ts';
import { isLink, isTalk, labelRole, withoutConnective } from './talk.ts';

/** Format deviations that are found in lines, beside the marks. */
export type LineDeviation = Mark | 'one_line' | 'remarks';

/**
 * One line as it was read: `steps`, one or, where it is a list, several, `prose` where the line is a sentence; `words` that fit no listed place;
 * a `label`, which ends in a colon or is a heading; or `nothing` (blank, a bare number, a rule, a remark in brackets).
 */
export type LineReading =
  | {
      readonly kind: 'steps';
      readonly steps: readonly PathStep[];
      readonly form: 'line' | 'list' | 'prose';
      /** The line is a listed place by its strict name, and nothing else but marks. */
      readonly alone: boolean;
    }
  | { readonly kind: 'words'; readonly words: string; readonly talk: boolean }
  | { readonly kind: 'label' }
  | { readonly kind: 'nothing' };

const NOTHING: LineReading = { kind: 'nothing' };
const LABEL: LineReading = { kind: 'label' };
/** "hall ↔ attic" tells of the map, and is a path only where no other is given. */
const BOTH_WAYS = /[↔⟷⇔⇄]|<[-=]{1,3}>/;
/** "This is the reverse of hall -> attic" speaks about a path, and is one only where no other is given. */
const POINTING_BACK = /^(?:this|that|these|those|it|which)\s/i;
/** Where a sentence that leads up to a place may be broken off. */
const MAX_TRIED_REMARKS = 3;

/** A line with the one listed place that stands in it. */
function lineStep(place: string, words: string, alone: boolean): LineReading {
  return {
    kind: 'steps',
    form: 'line',
    alone,
    steps: [{ kind: 'place', place, words, tier: 'strict' }],
  };
}

/** A line as it was read, with the deviations seen in it. */
interface Remembered {
  readonly reading: LineReading;
  readonly marks: readonly LineDeviation[];
}

/** Lines that are kept for one list of places; the answers of many models to one item have most lines in common. */
const MAX_REMEMBERED = 2_000;
const MAX_REMEMBERED_CHARS = 120;
const readers = new WeakMap<ListedPlaces, LineReader>();

/** Reads lines of answers, and keeps what it read as long as the list of places is kept. */
export class LineReader {
  readonly #places: ListedPlaces;
  readonly #lines = new Map<string, Remembered>();

  private constructor(places: ListedPlaces) {
    this.#places = places;
  }

  static of(places: ListedPlaces): LineReader {
    let reader = readers.get(places);
    // Stryker disable next-line ConditionalExpression: a new reader reads the same
    if (!reader) {
      reader = new LineReader(places);
      readers.set(places, reader);
    }
    return reader;
  }

  /**
   * Reads one line of an answer.
   *
   * @param line without white space around it (see `trimmed`)
   * @param marks gets the deviations seen in it
   */
  read(line: string, marks: Set<LineDeviation>): LineReading {
    let known = this.#lines.get(line);
    // Stryker disable ConditionalExpression,EqualityOperator,LogicalOperator,BlockStatement: a line read anew is the same
    if (known === undefined) {
      const own = new Set<LineDeviation>();
      known = { reading: readLine(line, this.#places, own, 0), marks: [...own] };
      if (this.#lines.size < MAX_REMEMBERED && line.length <= MAX_REMEMBERED_CHARS) {
        this.#lines.set(line, known);
      }
    }
    // Stryker restore ConditionalExpression,EqualityOperator,LogicalOperator,BlockStatement
    for (const mark of known.marks) marks.add(mark);
    return known.reading;
  }
}

/** @param depth 0 for a line of the answer, 1 for a part of a one-line list */
function readLine(text: string, places: ListedPlaces, marks: Set<LineDeviation>, depth: 0 | 1): LineReading {
  const asItStands = places.verbatim(text);
  // Stryker disable next-line ConditionalExpression: peel() finds the same, later
  if (asItStands !== undefined) return lineStep(asItStands, text, true);
  // Stryker disable next-line ConditionalExpression: as above
  if (!hasWords(text)) return NOTHING;
  const own = new Set<LineDeviation>();
  const reading = readWords(text, places, own, depth);
  if (reading.kind === 'steps') for (const mark of own) marks.add(mark);
  else if (own.has('heading')) marks.add('heading');
  return reading;
}

function readWords(text: string, places: ListedPlaces, marks: Set<LineDeviation>, depth: 0 | 1): LineReading {
  const own = new Set<Mark>();
  const peeled = peel(text, places, own);
  for (const mark of own) marks.add(mark);
  if (peeled.place !== undefined) {
    // With a place called "Path" in the list, "# Path" and "Path:" still announce the answer.
    const label = isHeading(text, own) || /[:：][*_]{0,3}$/.test(text);
    return label && labelRole(peeled.text, false) ? LABEL : lineStep(peeled.place, peeled.text, true);
  }
  if (!hasWords(peeled.text) || isLink(peeled.text)) return NOTHING;
  if (/[:：]$/.test(peeled.text)) return LABEL;
  return (
    (depth === 0 ? readList(text, peeled.text, places, marks) : undefined) ??
    readWithRemark(text, peeled.text, places, marks) ??
    (isHeading(text, own) ? LABEL : readLoosely(peeled.text, places, marks))
  );
}

/** Markdown wants a blank behind the #, so "#cellar" is no heading; "## 3. Cellar" is a step with a large number. */
function isHeading(text: string, marks: ReadonlySet<Mark>): boolean {
  return marks.has('heading') && !marks.has('numbered') && /^[*_\s]{0,4}#{1,6}\s/.test(text);
}

function readList(
  text: string,
  peeled: string,
  places: ListedPlaces,
  marks: Set<LineDeviation>,
): LineReading | undefined {
  const arrows = arrowParts(peeled, places);
  if (arrows) {
    const reading = splitReading(arrows, 'arrows', places, marks);
    return reading?.kind === 'steps' && BOTH_WAYS.test(peeled) ? { ...reading, form: 'prose' } : reading;
  }
  const own = new Set<Mark>();
  const inside = /^[({<].*[)}>]$/s.test(peeled) ? listedParts(peeled.slice(1, -1), places, own) : undefined;
  const found = inside ?? moveParts(peeled, places, own) ?? listedParts(peeled, places, own);
  if (!found) {
    const numbered = numberedParts(text);
    return numbered && splitReading(numbered, 'numbered', places, marks);
  }
  if (declines(peeled)) return undefined;
  for (const mark of own) marks.add(mark);
  marks.add('one_line');
  return { kind: 'steps', form: found.prose ? 'prose' : 'list', alone: false, steps: found.steps };
}

/** A list by its signs alone: what fits no place in it is a wrong step. With no place at all in it, it is no list. */
function splitReading(
  parts: readonly string[],
  mark: 'arrows' | 'numbered',
  places: ListedPlaces,
  marks: Set<LineDeviation>,
): LineReading | undefined {
  const own = new Set<LineDeviation>([mark, 'one_line']);
  const steps: PathStep[] = [];
  for (const [index, part] of parts.entries()) {
    const led = index === 0 ? afterLeadIn(part, places) : undefined;
    if (led) {
      steps.push(led.step);
      continue;
    }
    const reading = readLine(joint(part, places), places, own, 1);
    if (reading.kind === 'steps') steps.push(...reading.steps);
    if (reading.kind !== 'words') continue;
    // "START -> hall -> attic -> END"
    const end = index === 0 || index === parts.length - 1;
    if (!end || !reading.talk) steps.push({ kind: 'unknown', words: reading.words });
  }
  const opening = parts[0] as string;
  if (!steps.some((step) => step.kind === 'place') || declines(opening)) return undefined;
  for (const each of own) marks.add(each);
  const form = POINTING_BACK.test(opening) && places.strict(opening) === undefined ? 'prose' : 'list';
  return { kind: 'steps', form, alone: false, steps };
}

/** A listed place with a remark behind it. The longest name wins: "bridge (aft) (start)" is the bridge (aft). */
function readWithRemark(
  text: string,
  peeled: string,
  places: ListedPlaces,
  marks: Set<LineDeviation>,
): LineReading | undefined {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the same words twice are found once
  for (const words of text === peeled ? [peeled] : [text, peeled]) {
    for (const start of remarkStarts(words, !isMostlyListed(words, places)).reverse()) {
      const name = peel(words.slice(0, start), places, new Set());
      if (name.place === undefined) continue;
      marks.add('remarks');
      return lineStep(name.place, name.text, false);
    }
  }
  return undefined;
}

/** What is left: a label with a place behind it, a place by a weaker tier, a wrong step, or talk. */
function readLoosely(text: string, places: ListedPlaces, marks: Set<LineDeviation>): LineReading {
  if (!/\p{L}/u.test(text)) return NOTHING;
  const behind = behindLabel(text, places);
  const bare = peel(behind, places, new Set());
  const labelled = bare.place ?? places.strict(withoutConnective(bare.text));
  if (labelled !== undefined) {
    if (behind !== text) marks.add('remarks');
    return lineStep(labelled, behind, false);
  }
  if (/^[([{].*[)\]}]$/s.test(text)) return NOTHING;
  const starts = remarkStarts(text, false);
  const words = text.slice(0, starts[0]).trim();
  const aside = isTalk(words, places) || labelRole(words, false) !== undefined;
  const talk = (aside || isTalk(text, places)) && !isMostlyListed(text, places);
  const item = marks.has('numbered') || marks.has('bulleted');
  if (talk && item) {
    for (const end of [text.length, ...remarkStarts(text, true).slice(0, MAX_TRIED_REMARKS)]) {
      const led = afterLeadIn(text.slice(0, end), places);
      if (led) return { kind: 'steps', form: 'prose', alone: false, steps: [led.step] };
    }
  }
  // An item "4. Dungeon (where he is lost)" names a place, though its remark is a sentence.
  const named = item && !aside && /^\s*[([].*[)\]]$/s.test(text.slice(starts[0]));
  if (talk && !named) return { kind: 'words', words: text, talk };
  // "Back Room" as it stands, too, for "back" may be a part of the name.
  const found = places.find(withoutConnective(words)) ?? places.find(words);
  if (!found) return { kind: 'words', words, talk: false };
  if (words !== text) marks.add('remarks');
  return { kind: 'steps', form: 'line', alone: false, steps: [{ kind: 'place', ...found, words }] };
}

/** The words behind a label's colon or equals sign, or behind a dash with talk before it ("End - hall"). */
function behindLabel(text: string, places: ListedPlaces): string {
  const colon = /[:：]|\s=\s/.exec(text);
  if (colon) return text.slice(colon.index + colon[0].length).trim();
  const dash = /\s(?:-{1,3}|[–—])\s/u.exec(text);
  return dash && isTalk(text.slice(0, dash.index), places) ? text.slice(dash.index + dash[0].length) : text;
}
