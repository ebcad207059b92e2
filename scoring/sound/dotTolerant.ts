import { bareName, isTooLong, shaped } from './bareNames.ts';
import { htmlText, labelIn } from './dotLabels.ts';
import type { Token, Tokens } from './dotToken.ts';
import { withListsSplit } from './nameLists.ts';
import { addChain, emptyGraph, type RawGraph } from './rawGraph.ts';
import { isSeparator, TokenCursor } from './tokenCursor.ts';

/** Braces nested deeper than this are not followed. */
export const MAX_NESTING = 100;

/** One node, or the nodes of a group. `bare`: without quotes, so that the end of the text may have cut it. */
interface Operand {
  readonly names: readonly string[];
  readonly bare: boolean;
}

const NOTHING: Operand = { names: [], bare: false };
/** What may stand between `subgraph` and its brace. */
const SUBGRAPH_NAMES: ReadonlySet<Token['kind'] | undefined> = new Set([
  'word',
  'string',
  'newline',
] as const);

class Reader extends TokenCursor {
  readonly graph: RawGraph = emptyGraph();
  /** Bare names declared since the last edge. */
  private trailing = 0;
  private depth = 0;
  /** Bare names with a comma in them, which may be several. */
  private readonly lists = new Set<string>();
  /** Single words that a statement of their own gives a label to. */
  private readonly ids = new Set<string>();
  private readonly closed: boolean;

  constructor(text: string, { tokens, closed }: Tokens) {
    super(text, tokens);
    this.closed = closed;
    for (const [i, token] of tokens.entries()) {
      const [ahead, id] = [tokens[i - 2], tokens[i - 1]];
      const alone = !ahead || isSeparator(ahead) || ahead.kind === 'attributes' || ahead.kind === 'open';
      if (token.kind !== 'attributes' || id?.kind !== 'word' || !alone) continue;
      if (this.labelOf(token) !== undefined) this.ids.add(this.slice(id));
    }
  }

  read(): RawGraph {
    this.list(false);
    withListsSplit(this.graph, (name) => this.lists.has(name));
    // Behind the last edge of a block that is never closed, bare words are as likely talk as places.
    if (!this.closed) this.graph.declared.length -= this.trailing;
    return this.graph;
  }

  /**
   * Reads statements up to the closing brace and returns all nodes they name, for a group that ends an edge.
   * In a `spaced` list a blank is all that stands between two names.
   */
  private list(spaced: boolean): string[] {
    const named: string[] = [];
    for (;;) {
      const token = this.tokens[this.at];
      if (!token) return named;
      if (token.kind === 'close') {
        this.at++;
        return named;
      }
      if (isSeparator(token)) this.at++;
      else this.statement(named, spaced);
    }
  }

  private statement(named: string[], spaced: boolean): void {
    const begin = this.at;
    const parts: Operand[] = [];
    const sure = this.hasSureOperator();
    let label: string | undefined;
    // Stryker disable next-line BooleanLiteral: without an operand there is none to take back
    let dangling = false;
    if (this.isDefaults()) this.at++;
    for (;;) {
      const operand = this.operand(parts.length === 0, sure, spaced);
      if (!operand) break;
      parts.push(operand);
      dangling = false;
      label = this.attributes() ?? label;
      if (!this.operator()) break;
      dangling = true;
    }
    const next = this.tokens[this.at];
    const [first] = parts;
    // The end of the text in the middle of a statement: what is not known to be whole is not read.
    if (next === undefined && !this.closed && !dangling && parts.at(-1)?.bare) parts.pop();
    const cutShort = next?.kind === 'unfinished' || (next === undefined && !this.closed);
    if (next?.kind === 'equals') {
      this.skipAttribute(parts.pop()?.names[0]?.toLowerCase() === 'label');
    } else if (next?.kind === 'colon' && first?.bare && parts.length === 1 && this.endsHeading()) parts.pop();
    else if (next && this.at === begin) this.at++; // a bullet, for one
    this.add(parts, label, cutShort);
    for (const part of parts) named.push(...part.names);
  }

  private add(parts: readonly Operand[], label: string | undefined, cutShort: boolean): void {
    const [first] = parts;
    if (parts.length > 1) {
      this.trailing = 0;
      const names = parts.map((part) => part.names);
      addChain(this.graph, names);
      return;
    }
    const name = first?.names[0];
    if (!first || name === undefined || first.names.length > 1 || cutShort) return;
    if (first.bare && label === undefined && isTooLong(name)) return;
    this.graph.declared.push(name);
    this.trailing = first.bare ? this.trailing + 1 : 0;
    if (label !== undefined) this.graph.labels.set(name, label);
  }

  private operator(): boolean {
    const ahead = this.afterNewlines();
    const token = this.tokens[ahead];
    if (token?.kind !== 'op' || (ahead > this.at && !token.sure)) return false;
    if (token.directed) this.graph.directed = true;
    this.at = ahead + 1;
    return true;
  }

  /** Steps over attribute lists; the label in them, if any. */
  private attributes(): string | undefined {
    let label: string | undefined;
    for (;;) {
      const ahead = this.afterNewlines();
      const token = this.tokens[ahead];
      if (token?.kind !== 'attributes') return label;
      label = this.labelOf(token) ?? label;
      this.at = ahead + 1;
    }
  }

  private operand(first: boolean, sure: boolean, spaced: boolean): Operand | undefined {
    this.at = this.afterNewlines();
    const token = this.tokens[this.at];
    if (token?.kind === 'string') return first ? this.quoted() : this.quotedList();
    if (token?.kind === 'open') return this.group();
    if (token?.kind !== 'word') return undefined;
    return this.subgraph(token) ?? this.bareName(first, sure, spaced);
  }

  private subgraph(token: Token): Operand | undefined {
    if (!/^subgraph$/i.test(this.slice(token))) return undefined;
    let i = this.at + 1;
    while (i < this.at + 12 && SUBGRAPH_NAMES.has(this.kindAt(i))) i++;
    if (this.kindAt(i) !== 'open') return undefined;
    this.at = i;
    return this.group();
  }

  private group(): Operand {
    if (this.depth >= MAX_NESTING) {
      this.graph.cut = true;
      this.at = this.tokens.length;
      return NOTHING;
    }
    this.at++;
    this.depth++;
    const names = this.list(this.isSpaced());
    this.depth--;
    return { names: [...new Set(names)], bare: false };
  }

  /** `"hall" -- "attic", "cellar"` means a connection to each. */
  private quotedList(): Operand {
    const names = [...this.quoted().names];
    while (this.kindAt(this.at) === 'comma' && this.kindAt(this.at + 1) === 'string') {
      if (this.kindAt(this.at + 2) === 'op') break;
      this.at++;
      names.push(...this.quoted().names);
    }
    return { names, bare: false };
  }

  private quoted(): Operand {
    let name = '';
    let next = this.at;
    for (let token = this.tokens[next]; token?.kind === 'string'; token = this.tokens[next]) {
      name += token.html ? htmlText(token.text) : token.text;
      this.at = next + 1;
      const plus = this.afterNewlines();
      if (this.kindAt(plus) !== 'plus') break;
      next = this.afterNewlines(plus + 1);
    }
    this.skipPorts();
    return { names: [name], bare: false };
  }

  /** A port, or a remark between the name and what follows, is no part of the name. */
  private skipPorts(): void {
    for (let kind = this.kindAt(this.at); kind === 'word' || kind === 'colon'; kind = this.kindAt(this.at)) {
      this.at += kind === 'colon' && this.kindAt(this.at + 1) === 'string' ? 2 : 1;
    }
  }

  private bareName(first: boolean, sure: boolean, spaced: boolean): Operand | undefined {
    const start = (this.tokens[this.at] as Token).start;
    let end = start;
    for (; ; this.at++) {
      const token = this.tokens[this.at];
      if (!token || (token.start > end && (spaced || this.isNextId(token)))) break;
      if (token.kind === 'string') {
        if (first && this.endsOperand(this.tokens[this.at + 1])) return this.quoted();
      } else if (token.kind !== 'word' && !this.joins(token, first, sure)) break;
      end = token.end;
    }
    const port = this.tokens[this.at + 1];
    if (port?.kind === 'string' && port.start === end + 1) this.skipPorts();
    const name = bareName(this.text.slice(start, end), first);
    if (name === undefined) return undefined;
    const [id, label] = shaped(name) ?? [name];
    if (label !== undefined) this.graph.labels.set(id, label);
    else if (name.includes(',')) this.lists.add(name);
    return { names: [id], bare: true };
  }

  /** Whether a labelled id follows another one: `A -- B B -- C` is two statements, where ids have labels. */
  private isNextId(token: Token): boolean {
    const before = this.tokens[this.at - 1] as Token;
    return this.ids.has(this.slice(token)) && this.ids.has(this.slice(before));
  }

  /** Whether punctuation inside of a bare name goes on with it: "stairs, lower", "mr. quill's – shop". */
  private joins(token: Token, first: boolean, sure: boolean): boolean {
    const before = this.tokens[this.at - 1] as Token;
    const after = this.tokens[this.at + 1];
    if (before.kind !== 'word') return false;
    if (token.kind === 'plus' && token.start === before.end) return after?.kind !== 'string';
    if (after?.kind !== 'word') return false;
    if (token.kind === 'comma')
      return this.depth === 0 && token.start === before.end && (first || !this.opensEdge());
    return token.kind === 'colon' || token.kind === 'plus' || (token.kind === 'op' && !token.sure && sure);
  }

  private labelOf(attributes: Token): string | undefined {
    return labelIn(this.text.slice(attributes.start + 1, attributes.end - 1));
  }
}

/** Reads what the DOT parser refuses or would misread, and what breaks off, from its tokens. Never throws. */
export function readTolerantly(text: string, tokens: Tokens): RawGraph {
  return new Reader(text, tokens).read();
}
