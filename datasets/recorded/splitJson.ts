/** A row of a results file takes some kilobytes; what is longer than this is a file of another kind. */
export const MAX_ROW_BYTES = 64 * 1024 * 1024;

/** The text of one row, and its number in the file, from 1. */
export interface RowText {
  readonly text: string;
  readonly number: number;
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Cuts the rows out of a results file without ever holding the whole of it: promptfoo's JSON of a full run can be
 * longer than the longest string that JavaScript allows. Rows are the elements of `results.results`, or of an array
 * that is the whole document, or the documents of a JSON Lines file (which may go over several lines).
 *
 * It looks at brackets, strings and the first two levels of keys only; whether a row is JSON its parser says.
 */
export class RowSplitter {
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The last key at depths 1 and 2. */
  private readonly keys: string[] = [];
  private string: number[] = [];
  /** How deep rows lie inside an array; undefined outside of one. */
  private rowDepth: number | undefined;
  /** How deep the row begins that is being read, with its bytes from earlier chunks. */
  private row: { readonly depth: number; readonly parts: Buffer[]; bytes: number } | undefined;
  private count = 0;

  /** Takes the next bytes and gives the rows that end in them. Throws an `Error` where this is no results file. */
  push(chunk: Buffer): RowText[] {
    const rows: RowText[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (this.inString) {
        at = this.insideString(chunk, at);
      } else if (byte === QUOTE && this.depth > 0) {
        this.inString = true;
        this.string = [];
      } else if (byte === COLON && this.depth <= 2) {
        this.keys[this.depth] = String.fromCharCode(...this.string);
        // The document is a container of rows and no row itself.
        if (this.row?.depth === 0 && this.depth === 1 && this.keys[1] === 'results') this.row = undefined;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (this.beginsRow(byte)) {
          this.row = { depth: this.depth, parts: [], bytes: 0 };
          start = at;
        }
        this.open(byte);
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        this.close();
        if (this.row?.depth === this.depth) {
          rows.push(this.finish(this.row.parts, chunk.subarray(start, at + 1)));
          start = 0;
        }
      } else if (this.depth === 0 && byte > 0x20) {
        throw new Error(`what stands ${this.place()} is not JSON`);
      }
    }
    this.keep(chunk.subarray(start));
    return rows;
  }

  /** To be called at the end of the file. Throws an `Error` where the file ends too early. */
  end(): void {
    if (this.depth > 0) throw new Error(`the file ends too early, ${this.place()}: it was cut off`);
  }

  /** Goes on from within a string to its closing quote or the end of the chunk; gives the last position it read. */
  private insideString(chunk: Buffer, from: number): number {
    let at = from;
    if (this.escaped) {
      this.escaped = false;
      at++;
    }
    for (;;) {
      const quote = chunk.indexOf(QUOTE, at);
      const end = quote === -1 ? chunk.length : quote;
      let backslashes = 0;
      while (end - backslashes > at && chunk[end - backslashes - 1] === BACKSLASH) backslashes++;
      const isEscaped = backslashes % 2 === 1;
      // Long enough for the one key that matters, "results".
      if (this.depth <= 2) this.string.push(...chunk.subarray(at, Math.min(end, at + 8)));
      if (quote === -1) {
        this.escaped = isEscaped;
        return chunk.length;
      }
      if (!isEscaped) {
        this.inString = false;
        return quote;
      }
      at = quote + 1;
    }
  }

  private beginsRow(byte: number): boolean {
    if (this.row !== undefined) return false;
    return this.depth === 0 ? byte === OPEN_BRACE : this.depth === this.rowDepth;
  }

  private open(byte: number): void {
    const isList =
      this.depth === 0 || (this.depth === 2 && this.keys[1] === 'results' && this.keys[2] === 'results');
    this.depth++;
    if (isList && byte === OPEN_BRACKET) this.rowDepth = this.depth;
  }

  private close(): void {
    this.depth--;
    if (this.depth < 0) throw new Error(`a bracket too many stands ${this.place()}`);
    if (this.rowDepth !== undefined && this.depth < this.rowDepth) this.rowDepth = undefined;
  }

  private finish(parts: readonly Buffer[], last: Buffer): RowText {
    this.row = undefined;
    this.count++;
    return { text: Buffer.concat([...parts, last]).toString('utf8'), number: this.count };
  }

  private keep(rest: Buffer): void {
    if (this.row === undefined) return;
    this.row.parts.push(Buffer.from(rest));
    this.row.bytes += rest.length;
    if (this.row.bytes > MAX_ROW_BYTES)
      throw new Error(`what stands ${this.place()} is longer than any row (${MAX_ROW_BYTES} bytes)`);
  }

  private place(): string {
    return this.count === 0 ? 'at its beginning' : `after row ${this.count}`;
  }
}
