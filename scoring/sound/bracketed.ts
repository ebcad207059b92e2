import type { ListedPlaces } from './listedPlaces.ts';

/** A value of JSON, or of a Python list, dict or tuple. */
type Value =
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly entries: readonly { readonly key: string; readonly value: Value }[] };

/** Deeper nesting is no list of places. */
const MAX_DEPTH = 12;
/** Nor are more items. */
const MAX_ITEMS = 10_000;
/** How many times its own length may be read for openings that turn out not to be lists. */
const MAX_READINGS = 2;
/** What may stand before a bracket on its line: nothing, or a label ("Path:", "path ="). */
const OPENING = /(?:^|\n)[ \t]{0,40}(?:[^\n:=[\]{}()]{0,60}[:=][ \t]{0,8})?(?=[[{]|\((?=["']))/g;
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’' };
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };
const AFTER_STRING = /\s{0,40}(?:[,\]}):]|$)/y;
const PLACE_KEY = /^(?:location|place|room|name|node|area|to|destination)s?(?:_?name)?$/i;
const NUMBERED_KEY = /^\D{0,12}\d{1,4}$/;
const ANSWER_KEY = /answer|final|path|route|response|output|result|solution|sequence/i;

/** Reads forgivingly: either quote, trailing commas, a missing end. Each call to `value` moves on in the text. */
class Reader {
  position: number;
  readonly #text: string;
  constructor(text: string, position: number) {
    this.#text = text;
    this.position = position;
  }

  value(depth: number): Value | undefined {
    this.#skipSpace();
    const sign = this.#text.charAt(this.position);
    if (depth > MAX_DEPTH) return undefined;
    if (sign === '{') return this.#record(depth);
    if (sign === '[' || sign === '(') return this.#list(depth);
    return QUOTES[sign] === undefined ? this.#bare() : this.#string(QUOTES[sign]);
  }

  #skipSpace(): void {
    while (/[\s,]/.test(this.#text.charAt(this.position))) this.position++;
  }

  #list(depth: number): Value | undefined {
    const end = CLOSING[this.#text[this.position++] as string];
    const items: Value[] = [];
    for (;;) {
      this.#skipSpace();
      if (this.position >= this.#text.length) return { kind: 'list', items };
      if (this.#text[this.position] === end) {
        this.position++;
        return { kind: 'list', items };
      }
      const item = this.value(depth + 1);
      if (!item || items.length >= MAX_ITEMS) return undefined;
      items.push(item);
    }
  }

  #record(depth: number): Value | undefined {
    this.position++;
    const entries: { key: string; value: Value }[] = [];
    for (;;) {
      this.#skipSpace();
      const sign = this.#text[this.position];
      if (sign === '}') this.position++;
      if (sign === '}' || sign === undefined) return { kind: 'record', entries };
      const key = this.value(depth + 1);
      if (key?.kind !== 'text') return undefined;
      this.#skipSpace();
      if (this.#text[this.position] !== ':') {
        entries.push({ key: '', value: key });
        continue;
      }
      this.position++;
      const value = this.value(depth + 1);
      if (value) entries.push({ key: key.text, value });
      else if (this.position < this.#text.length) return undefined;
    }
  }

  /** A quote ends a string only where a list goes on after it: models forget to escape the one of "Okoro's". */
  #string(end: string): Value {
    const start = ++this.position;
    for (let at = start; (this.#text[at] ?? '\n') !== '\n'; at++) {
      if (this.#text[at] === '\\') at++;
      else if (this.#text[at] === end) {
        AFTER_STRING.lastIndex = at + 1;
        if (AFTER_STRING.test(this.#text)) return this.#quoted(start, at, at + 1);
      }
    }
    const lineEnd = this.#text.indexOf('\n', start);
    const stop = lineEnd === -1 ? this.#text.length : lineEnd;
    return this.#quoted(start, stop, stop);
  }

  #quoted(start: number, end: number, next: number): Value {
    this.position = next;
    const text = this.#text.slice(start, end).replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, sign: string) => {
      if (sign.length > 1) return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
      return sign === 'n' ? '\n' : /[rt]/.test(sign) ? ' ' : sign;
    });
    return { kind: 'text', text: text.trim(), quoted: true };
  }

  #bare(): Value | undefined {
    const start = this.position;
    let open = 0;
    for (; ; this.position++) {
      const sign = this.#text[this.position] ?? '\n';
      // "bridge (aft)" has brackets of its own.
      if (sign === '(') open++;
      if (/[,\]}:\n]/.test(sign) || (sign === ')' && open-- === 0)) break;
    }
    if (this.position === start) return undefined;
    return { kind: 'text', text: this.#text.slice(start, this.position).trim(), quoted: false };
  }
}

interface Candidate {
  readonly lines: readonly string[];
  /** Named as the answer by its key. */
  readonly named: boolean;
  readonly listed: number;
}

function candidate(lines: readonly string[], named: boolean, places: ListedPlaces): Candidate {
  return { lines, named, listed: lines.filter((line) => isListed(line, places)).length };
}

function isListed(line: string, places: ListedPlaces): boolean {
  return [line, ...line.split(/[,;→]|=*>/)].some((part) => places.strict(part) !== undefined);
}

/** One line for one item of a list: a place, or a move as `a -> b`; undefined for a bare number. */
function itemLine(item: Value, places: ListedPlaces): string | undefined {
  if (item.kind === 'text') return isNumber(item) ? undefined : item.text;
  if (item.kind === 'record') return placeOfRecord(item.entries, places);
  const texts = item.items.flatMap((value) =>
    value.kind === 'text' && !isNumber(value) ? [value.text] : [],
  );
  const listed = texts.filter((text) => places.strict(text) !== undefined);
  if (listed.length === 2) return listed.join(' -> ');
  return listed[0] ?? texts[0];
}

function isNumber(value: Value & { kind: 'text' }): boolean {
  return !value.quoted && /^(?:-?[\d.]+|null|None|true|false|True|False)$/.test(value.text);
}

type Entries = (Value & { kind: 'record' })['entries'];

/** The place of a step that is an object with further fields, or its move. */
function placeOfRecord(entries: Entries, places: ListedPlaces): string | undefined {
  const texts = entries.flatMap(({ key, value }) =>
    value.kind === 'text' && !isNumber(value) ? [{ key, text: value.text }] : [],
  );
  const listed = texts.filter(({ text }) => places.strict(text) !== undefined);
  if (listed[0]?.key.toLowerCase() === 'from' && listed.length === 2)
    return listed.map(({ text }) => text).join(' -> ');
  return (texts.find(({ key }) => PLACE_KEY.test(key)) ?? listed[0] ?? texts[0])?.text;
}

function candidates(value: Value, named: boolean, places: ListedPlaces, into: Candidate[]): void {
  if (value.kind === 'text') {
    if (named && value.quoted) into.push(candidate(value.text.split('\n'), true, places));
    return;
  }
  if (value.kind === 'list') {
    const lines = value.items.flatMap((item) => itemLine(item, places) ?? []);
    if (lines.length > 0) into.push(candidate(lines, named, places));
    return;
  }
  const { entries } = value;
  const texts = entries.flatMap((entry) => (entry.value.kind === 'text' ? [entry.value.text] : []));
  if (texts.length > 0 && entries.every(({ key }) => key === '' || NUMBERED_KEY.test(key))) {
    into.push(candidate(texts, named, places));
  } else if (entries.some(({ key, value: inner }) => inner.kind === 'text' && PLACE_KEY.test(key))) {
    const place = placeOfRecord(entries, places);
    if (place !== undefined) into.push(candidate([place], named, places));
  }
  for (const { key, value: inner } of entries) {
    candidates(inner, named || ANSWER_KEY.test(key), places, into);
  }
}

/** The list that is the answer: one that its key names so, else the one with the most listed places. */
function answerList(value: Value, places: ListedPlaces): Candidate | undefined {
  const found: Candidate[] = [];
  candidates(value, false, places, found);
  const better = (a: Candidate, b: Candidate) =>
    Number(b.named && b.listed > 0) - Number(a.named && a.listed > 0) || b.listed - a.listed;
  return found.sort(better)[0];
}

function hasQuoted(value: Value): boolean {
  if (value.kind === 'text') return value.quoted;
  const inner = value.kind === 'list' ? value.items : value.entries.map((entry) => entry.value);
  return inner.some(hasQuoted);
}

/**
 * Puts the items of JSON and Python lists, over one line or several, on lines of their own, so that a comma inside
 * a name is safe and the other fields of an object do not count. A bracket that holds no strings and no listed
 * place is left as it is.
 */
export function withBracketsUnfolded(text: string, places: ListedPlaces): { text: string; found: boolean } {
  let unfolded = '';
  let from = 0;
  let wasted = 0;
  OPENING.lastIndex = 0;
  for (
    let open = OPENING.exec(text);
    // Stryker disable next-line EqualityOperator: the limit is a rough one
    open && wasted < text.length * MAX_READINGS;
    open = OPENING.exec(text)
  ) {
    const start = open.index + open[0].length;
    const reader = new Reader(text, start);
    const value = reader.value(0);
    wasted += reader.position - start;
    OPENING.lastIndex = Math.max(start, 1);
    if (!value) continue;
    const list = answerList(value, places);
    if (!list || !isAnswer(list, value, text, reader.position)) continue;
    unfolded += `${text.slice(from, start).replace(/=\s*$/, ':')}\n${list.lines.map(oneLine).join('\n')}\n`;
    from = reader.position;
    wasted -= reader.position - start;
    OPENING.lastIndex = from;
  }
  return from === 0 ? { text, found: false } : { text: unfolded + text.slice(from), found: true };
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

/** Strings, or places without quotes; and where words go on behind the bracket, a list of two places at least. */
function isAnswer(list: Candidate, value: Value, text: string, end: number): boolean {
  if (!hasQuoted(value)) return list.listed === list.lines.length && isLineEnd(text, end);
  return list.listed > 1 || isLineEnd(text, end);
}

function isLineEnd(text: string, position: number): boolean {
  const newline = text.indexOf('\n', position);
  return /^[\s,;.`$]*$/.test(text.slice(position, newline === -1 ? text.length : newline));
}
