import type { ListedPlaces } from './listedPlaces.ts';

/** What a line may wear that is no part of a name; also the names of the deviations it is reported as. */
export type Mark = 'heading' | 'bulleted' | 'numbered' | 'bold' | 'quoted' | 'code' | 'arrows' | 'punctuated';

const SPACES = '[^\\S\\n]{0,8}';
const DIGITS = '\\p{Nd}{1,4}';
/** `1.`, `(1)`, `1:`, `1 -`, `5.4.`, `#1)`, `Step 1:`, `Step one`, `①`, `1️⃣`; in any script's digits. */
const NUMBERING = new RegExp(
  `^(?:(?:step ${SPACES}(?:${DIGITS}|one|two|three|four|five|six|seven|eight|nine|ten)\\b${SPACES}[.):\\]–—-]{0,3}` +
    `|#?[([]?(?:${DIGITS}(?:[.-]${DIGITS}){0,3})${SPACES}(?:[.):\\]．）：、。|](?!\\p{Nd})|[–—-](?=\\s)){1,3}` +
    `|[\\u2460-\\u24ff\\u2776-\\u2793\\u3220-\\u3229][.):]?` +
    `|[0-9]\\ufe0f?\\u20e3(?:[0-9]\\ufe0f?\\u20e3){0,3})${SPACES})`,
  'iu',
);
/** Numbering that could as well begin a name, and so counts only where what follows it is a listed place. */
const DOUBTFUL_NUMBERING = new RegExp(
  `^(?:(?:\\p{L}{1,12}\\.?[^\\S\\n]{0,3})?(?:[#№][^\\S\\n]{0,2})?[([<]?${DIGITS}(?:(?:\\.${DIGITS}){1,3}|st|nd|rd|th|º|ª|°)?` +
    `|\\(?[a-z]|\\(?[ivxlc\\u2160-\\u217f]{1,6}` +
    `|第?[一二三四五六七八九十]{1,3}|[([<][^()[\\]<>\\n]{1,20}(?=[)\\]>]))(?:[.,:;)\\]、．>/|=–—-]|[^\\S\\n]){1,4}`,
  'iu',
);
const HEADING = /^#{1,6}(?!\p{Nd})\s*/u;
const BULLET = /^(?:[-+*–—](?=\s)|[├└╰│─]+|[•‣▪▫◦●○■□◆◇✓✔☐☑·∙⁃|]|\[[ xX]?\](?=\s))\s*/u;
const BULLETS = '-–—•·';
const QUOTE_MARK = /^(?:>\s*)+/;
const ARROW_AHEAD = /^(?:[-=~–—]{1,3}>|[→⇒⟶➔➜➝➡➤↦↳↪►▶▸»›↓⇓⬇])\ufe0f?\s*/u;
const ARROW_BEHIND = /(?:[-=~–—]{1,3}(?:>|&gt;)|[→⇒⟶➔➜➝➡➤↦►▶▸>]|--)\ufe0f?$/u;
const PICTURES = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+\s*/u;
const QUOTES = '"\'“”„‟«»‹›‘’‚「」『』';
/** Behind a name: pictures, footnote signs, superscript numbers. */
const TAIL = /(?:\p{Extended_Pictographic}|[\ufe0e\ufe0f]|\u200d|[¹²³⁰-⁹*†‡])+$/u;
const ENDS = ',;.。，；、|\\';
const ENTITY = /&#?[a-z0-9]{2,8};$/i;

/** `String.trim`, and the control characters that other languages count as white space. */
export function trimmed(text: string): string {
  const plain = text.trim();
  let start = 0;
  let end = plain.length;
  // Beyond an end there is NaN, so the loops stop there.
  while (plain.charCodeAt(start) <= 32) start++;
  while (plain.charCodeAt(end - 1) <= 32) end--;
  return plain.slice(start, end).trim();
}

/** Whether anything is said at all: a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** More marks than this on one line are no marks. */
const MAX_MARKS = 12;

export interface Peeled {
  /** What is left when the marks are off. */
  readonly text: string;
  /** The listed place that stands there, by strict name. */
  readonly place?: string;
}

/**
 * Takes the marks off a line, one at a time, until a listed place stands there or none is left. That is looked for
 * before each mark goes, so that "1. 2.5 mile marker" loses its number and keeps its miles.
 *
 * @param marks gets what was taken off
 */
export function peel(line: string, places: ListedPlaces, marks: Set<Mark>): Peeled {
  let text = trimmed(line);
  for (let taken = 0; ; taken++) {
    const place = places.beginOddly || /^\p{L}/u.test(text) ? places.strict(text) : places.verbatim(text);
    if (place !== undefined) {
      noteWrapping(text, place, marks);
      return { text, place };
    }
    const rest = taken < MAX_MARKS ? withoutOneMark(text, marks) : undefined;
    if (rest === undefined) break;
    text = rest;
  }
  const wrapped = places.strict(text);
  if (wrapped !== undefined) {
    noteWrapping(text, wrapped, marks);
    return { text, place: wrapped };
  }
  if (/^[({<].*[)}>]$/s.test(text)) {
    const inside = text.slice(1, -1).trim();
    const place = places.strict(inside);
    if (place !== undefined) {
      marks.add('quoted');
      return { text: inside, place };
    }
  }
  const numbering = DOUBTFUL_NUMBERING.exec(text)?.[0];
  if (numbering !== undefined) {
    const rest = text.slice(numbering.length).trim();
    const place = places.strict(rest);
    if (place !== undefined && !beginsWithPlace(numbering, places)) {
      marks.add('numbered');
      return { text: rest, place };
    }
  }
  return { text };
}

/** "Pier 7." and "Cave (1) ->" may name a place, and in "1. kitchen 2. hall" the kitchen is one: no numbering. */
function beginsWithPlace(numbering: string, places: ListedPlaces): boolean {
  for (const boundary of numbering.matchAll(/(?<=\p{L})(?!\p{L})|(?<=\p{N})(?!\p{N})|(?<=[)\]])/gu)) {
    if (places.strict(numbering.slice(0, boundary.index)) !== undefined) return true;
  }
  return false;
}

/** The name key drops wrapping of its own accord; this reports what it dropped. */
function noteWrapping(text: string, place: string, marks: Set<Mark>): void {
  const first = text[0] as string;
  if (place[0] !== first && BULLETS.includes(first)) marks.add('bulleted');
  else if (first === '*' && place[0] !== '*') marks.add('bold');
  else if (first === '`') marks.add('code');
  else if (QUOTES.includes(first) && place[0] !== first) marks.add('quoted');
  const last = text[text.length - 1] as string;
  if (ENDS.includes(last) && place[place.length - 1] !== last) marks.add('punctuated');
}

function withoutOneMark(text: string, marks: Set<Mark>): string | undefined {
  return withoutLeadingMark(text, marks) ?? withoutWrapping(text, marks) ?? withoutTrailingSigns(text, marks);
}

function withoutLeadingMark(text: string, marks: Set<Mark>): string | undefined {
  // Stryker disable ConditionalExpression,LogicalOperator,EqualityOperator,BlockStatement: the marks would be looked for in vain
  const code = text.charCodeAt(0);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) {
    // A letter of the alphabet: of all leading marks only "Step 1" begins so.
    if ((code | 32) !== 115) return undefined;
    return without(text, NUMBERING, 'numbered', marks);
  }
  // Stryker restore ConditionalExpression,LogicalOperator,EqualityOperator,BlockStatement
  return (
    without(text, HEADING, 'heading', marks) ??
    without(text, NUMBERING, 'numbered', marks) ??
    without(text, ARROW_AHEAD, 'arrows', marks) ??
    without(text, QUOTE_MARK, 'quoted', marks) ??
    without(text, BULLET, 'bulleted', marks) ??
    without(text, PICTURES, 'bulleted', marks)
  );
}

function without(text: string, mark: RegExp, name: Mark, marks: Set<Mark>): string | undefined {
  const found = mark.exec(text);
  if (!found) return undefined;
  marks.add(name);
  return text.slice(found[0].length).trimStart();
}

/** Emphasis and code signs may stand inside a line ("**Kitchen** - where it starts"), quotes only around it. */
function withoutWrapping(text: string, marks: Set<Mark>): string | undefined {
  for (const sign of ['**', '__']) {
    if (text.indexOf(sign) !== text.lastIndexOf(sign)) {
      marks.add('bold');
      return text.replaceAll(sign, '').trim();
    }
  }
  const first = text[0];
  if (first === '*' || first === '_' || first === '~') {
    const end = text.indexOf(first, 1);
    if (end > 1) {
      marks.add('bold');
      return (text.slice(1, end) + text.slice(end + 1)).trim();
    }
  }
  if (text.includes('`')) {
    marks.add('code');
    return text.replaceAll('`', '').trim();
  }
  if (QUOTES.includes(first as string) && QUOTES.includes(text[text.length - 1] as string)) {
    marks.add('quoted');
    return text.slice(1, -1).trim();
  }
  // Stryker disable next-line ConditionalExpression: only faster
  const bracketed = first === '[' ? /^\[+([^[\]]*)\]+$/.exec(text) : null;
  if (bracketed) {
    marks.add('quoted');
    return (bracketed[1] as string).trim();
  }
  return undefined;
}

function withoutTrailingSigns(text: string, marks: Set<Mark>): string | undefined {
  // Stryker disable next-line MethodExpression: only faster
  const arrow = ARROW_BEHIND.exec(text.slice(-8));
  if (arrow) {
    marks.add('arrows');
    return text.slice(0, -arrow[0].length).trimEnd();
  }
  // Stryker disable next-line MethodExpression: only faster
  const tail = TAIL.exec(text.slice(-16));
  if (tail) return text.slice(0, -tail[0].length).trimEnd();
  // Without its semicolon an entity is none.
  // Stryker disable next-line MethodExpression: only faster
  if (ENTITY.test(text.slice(-12))) return undefined;
  let end = text.length;
  while (ENDS.includes(text[end - 1] ?? 'none')) end--;
  if (end === text.length) return undefined;
  marks.add('punctuated');
  return text.slice(0, end).trimEnd();
}
