import { addChain, emptyGraph, type RawGraph } from './rawGraph.ts';

/** The header of a Mermaid diagram that shows a graph; a DOT header has a brace behind it. */
export const MERMAID_HEADER =
  /^[^\S\n]{0,40}(?:graph|flowchart)(?:-elk)?(?:[^\S\n]{1,8}(?:TB|TD|BT|LR|RL))?[^\S\n]{0,8}(?:;|$)|^[^\S\n]{0,40}stateDiagram(?:-v2)?[^\S\n]{0,8}$/gim;

/** Lines that are neither edges nor nodes; those that begin with a word only where no arrow follows. */
const NO_STATEMENT =
  /^\s*(?:%%|subgraph\b|end\s*$|---\s*$|(?:direction|classDef|class|style|linkStyle|click|accTitle|accDescr|title)\s(?![^\n]*(?:--|==|-\.)))/i;
const STATE_NAME = /^\s*state\s{1,8}"([^"]{1,300})"\s{1,8}as\s{1,8}(\S{1,100})\s*$/i;
const SHAPES: readonly (readonly [string, string])[] = [
  ['(((', ')))'],
  ['((', '))'],
  ['([', '])'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['{{', '}}'],
  ['[/', '/]'],
  ['[\\', '\\]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
];
/** `-->`, `---`, `-.->`, `==>`, `--x`, `<-->`, `~~~`, with a text in bars behind it. */
const ARROW =
  /\s*(?:<|[xo](?=--|==))?(?:-{2,}|={2,}|-\.{1,4}-?|~{3,}|→|—|–>|[-=](?=>))(?:[>]|[xo](?=\s))?\s*/y;
/** The name that an arrow may have before it. */
const EDGE_ID = /\s*[\w-]{1,40}@(?=[<xo]?(?:--|==|-\.))/y;
/** Shape and name of a node in the newer way to write them. */
const PROPERTIES = /@\{[^}\n]{0,500}\}/y;
const PROPERTY_LABEL = /\blabel\s{0,8}:\s{0,8}(?:"([^"]*)"|([^,}]*))/;
const BAR_TEXT = /\|[^|\n]{0,300}\|\s*/y;
/** The beginning of `-- text -->`, whose text must not hold an arrow itself. */
const INLINE_TEXT =
  /\s*(?:<?--|==|-\.)\s*(?![xo]\s)[^\s>\-=|.~][^\n|]{0,300}?\s*(?:-{2,}>?|={2,}>?|\.{1,3}->?)\s*/y;
const ID = /(?:[^\s[\](){}<>&|;,"~=:@-]|@(?!\{))+(?:-(?![-.>])(?:[^\s[\](){}<>&|;,"~=:@-]|@(?!\{))+)*/y;
const QUOTED = /"([^"\n]{0,500})"/y;

class Line {
  private readonly text: string;
  private readonly graph: RawGraph;
  private at = 0;
  /** Whether a label begins that never ends. */
  private cut = false;

  constructor(text: string, graph: RawGraph) {
    this.text = text;
    this.graph = graph;
  }

  /** @param last whether the text ends with this statement: a node whose label is cut off is then not known */
  read(last: boolean): void {
    const parts: string[][] = [];
    for (;;) {
      const nodes = this.nodes();
      if (nodes.length === 0 || (last && this.cut)) break;
      parts.push(nodes);
      if (!this.arrow()) break;
    }
    if (parts.length > 1) addChain(this.graph, parts);
    else if (parts[0]) this.graph.declared.push(...parts[0].filter((id) => this.graph.labels.has(id)));
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.at = pattern.lastIndex;
    return found[1] ?? found[0];
  }

  private arrow(): boolean {
    this.take(EDGE_ID);
    if (this.take(INLINE_TEXT) === undefined && this.take(ARROW) === undefined) return false;
    this.take(BAR_TEXT);
    return true;
  }

  private nodes(): string[] {
    const ids: string[] = [];
    do {
      const id = this.node();
      if (id === undefined) break;
      ids.push(id);
    } while (this.take(/\s*&\s*/y) !== undefined);
    return ids;
  }

  /** One node with its label, in any of the shapes; several bare words, which Mermaid does not have, are one name. */
  private node(): string | undefined {
    this.take(/\s*/y);
    const words: string[] = [];
    for (;;) {
      const word = this.take(QUOTED) ?? this.take(ID);
      if (word === undefined) break;
      words.push(word);
      if (this.take(/[^\S\n]+(?![-=~<&]|[xo]--|[\w-]{1,40}@[-=<])/y) === undefined) break;
    }
    if (words.length === 0) return undefined;
    const id = words.join(' ');
    const label = this.label();
    if (label !== undefined && label.trim() !== '') this.graph.labels.set(id, label);
    this.take(/:::[\w-]+/y);
    return id;
  }

  private label(): string | undefined {
    const properties = this.take(PROPERTIES);
    if (properties !== undefined) {
      const found = PROPERTY_LABEL.exec(properties);
      return found?.[1] ?? found?.[2];
    }
    for (const [open, close] of SHAPES) {
      if (!this.text.startsWith(open, this.at)) continue;
      const inner = this.at + open.length;
      const quoted = /^\s*"/.exec(this.text.slice(inner, inner + 40));
      const from = quoted ? this.text.indexOf('"', inner + quoted[0].length) : inner;
      const end = from === -1 ? from : this.text.indexOf(close, from);
      if (end === -1) {
        this.cut = true;
        continue;
      }
      this.cut = false;
      this.at = end + close.length;
      const label = this.text.slice(inner, end).trim().replace(/^"|"$/g, '');
      return label
        .replace(/\\n|<br\s{0,2}\/?>/gi, ' ')
        .replace(/#(\d{1,6});/g, '&#$1;')
        .replace(/#([a-z]{1,8});/gi, '&$1;');
    }
    return undefined;
  }
}

/** Statements longer than this are not read: an edge with labels is far shorter. */
const MAX_STATEMENT_CHARS = 5_000;

/** Reads the lines of a Mermaid flowchart or state diagram below its header. Never throws. */
export function readMermaid(body: string): RawGraph {
  const graph = emptyGraph();
  const lines = body.trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    if (NO_STATEMENT.test(line) || isSentence(line)) continue;
    const state = STATE_NAME.exec(line);
    if (state) graph.labels.set(state[2] as string, state[1] as string);
    for (const statement of statements(line)) {
      if (statement.length > MAX_STATEMENT_CHARS) graph.cut = true;
      else new Line(statement, graph).read(index === lines.length - 1);
    }
  }
  return graph;
}

/** Whether a line is talk around the diagram: no node has a shape, and it ends like a sentence. */
function isSentence(line: string): boolean {
  const text = line.trim();
  return /[.!?:]$/.test(text) && /\s/.test(text) && !/[[\](){}";]/.test(text);
}

/** Splits at semicolons outside of labels, of which entities and quoted texts may have some. */
function statements(line: string): string[] {
  // Stryker disable next-line ConditionalExpression,StringLiteral: looking for the sign first is only faster
  if (!line.includes(';')) return [line];
  return Array.from(line.matchAll(/(?:"[^"]*"|[&#]#?\w{1,8};|[^;])+/g), ([statement]) => statement);
}
