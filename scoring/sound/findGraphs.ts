import { readWithParser } from './dotLibrary.ts';
import { matchEnd } from './dotStrings.ts';
import type { Tokens } from './dotToken.ts';
import { dotTokens } from './dotTokens.ts';
import { MAX_NESTING, readTolerantly } from './dotTolerant.ts';
import { readEdgeLines } from './edgeLines.ts';
import { readJson } from './jsonGraph.ts';
import { MERMAID_HEADER, readMermaid } from './mermaid.ts';
import { plainEdges } from './plainEdges.ts';
import { plainText } from './plainText.ts';
import type { FoundGraph, RawGraph } from './rawGraph.ts';

const DOT_HEADER =
  /(?<![\p{L}\p{N}_])(?:strict\s{1,8})?(di)?graph\b(?:\s{0,8}"[^"\n]{0,80}"|[^\n{}[\];"]{0,80})\s{0,8}\{/giu;
const FENCE = /^[^\S\n]*(?:```|~~~)/m;
const OPENING_BRACE = /\s{0,8}\{/y;
/** Longer blocks are read by our own reader alone, which takes a fraction of the parser's time. */
const MAX_PARSER_CHARS = 50_000;

/** What stands around a graph is looked at so far, and a graph between words of one line is no longer. */
const MAX_INLINE_CHARS = 200;

type Block =
  | {
      readonly kind: 'dot';
      readonly start: number;
      readonly body: number;
      readonly tokens: Tokens;
      readonly directed: boolean;
    }
  | {
      readonly kind: 'plain';
      readonly start: number;
      readonly end: number;
      readonly graph: RawGraph;
      readonly directed: boolean;
    }
  | { readonly kind: 'mermaid'; readonly start: number; readonly body: number; readonly end: number };

/** All DOT blocks in their order; a header inside of a block is none. */
function dotBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  DOT_HEADER.lastIndex = 0;
  for (let header = DOT_HEADER.exec(text); header; header = DOT_HEADER.exec(text)) {
    const body = DOT_HEADER.lastIndex;
    const [start, directed] = [header.index, header[1] !== undefined];
    const plain = plainEdges(text, body);
    // Stryker disable next-line ConditionalExpression,BlockStatement: the readers of all of DOT give the same, later
    if (plain) {
      blocks.push({ kind: 'plain', start, directed, ...plain });
      DOT_HEADER.lastIndex = plain.end;
      continue;
    }
    const tokens = dotTokens(text, body);
    blocks.push({ kind: 'dot', start, body, tokens, directed });
    DOT_HEADER.lastIndex = tokens.end;
  }
  return blocks;
}

function mermaidBlocks(text: string): Block[] {
  // Stryker disable next-line ConditionalExpression,Regex: looking for the words alone is only faster
  if (!/^[^\S\n]*(?:graph|flowchart|statediagram)/im.test(text)) return [];
  const headers = [...text.matchAll(MERMAID_HEADER)].filter(
    // A brace on the next line makes it the header of a DOT graph.
    (header) => matchEnd(OPENING_BRACE, text, header.index + header[0].length) === -1,
  );
  return headers.map((header, i) => {
    const body = header.index + header[0].length;
    const next = headers[i + 1]?.index ?? text.length;
    const fence = text.slice(body, next).search(FENCE);
    return { kind: 'mermaid', start: header.index, body, end: fence === -1 ? next : body + fence };
  });
}

function readDot(text: string, block: Block & { kind: 'dot' }): FoundGraph {
  const { tokens, body } = block;
  const formats: string[] = [];
  const operators = tokens.tokens.filter((token) => token.kind === 'op');
  const arrows = operators.filter((token) => token.directed).length;
  const legal = tokens.legal && tokens.depth <= MAX_NESTING && (arrows === 0 || arrows === operators.length);
  // Stryker disable next-line ConditionalExpression,EqualityOperator,ArithmeticOperator: either reader reads the same
  const isParsed = legal && !tokens.simple && tokens.end - body <= MAX_PARSER_CHARS;
  const parsed = isParsed ? readWithParser(text.slice(body, tokens.end - 1), arrows > 0) : undefined;
  const graph = parsed ?? readTolerantly(text, tokens);
  if (!tokens.closed) formats.push('truncated');
  else if (!legal || (isParsed && !parsed)) formats.push('not-dot');
  if (block.directed || arrows > 0) formats.push('directed');
  if (graph.labels.size > 0) formats.push('labels');
  return { graph, formats };
}

function readBlock(text: string, block: Block): FoundGraph {
  switch (block.kind) {
    case 'dot':
      return readDot(text, block);
    case 'plain':
      return { graph: block.graph, formats: block.directed || block.graph.directed ? ['directed'] : [] };
    case 'mermaid':
      return { graph: readMermaid(text.slice(block.body, block.end)), formats: ['mermaid'] };
  }
}

/** Whether the graph has an edge between two places that have a name. */
function hasEdge(graph: RawGraph): boolean {
  return graph.edges.some(([a, b]) => a !== b && a.trim() !== '' && b.trim() !== '');
}

/**
 * Finds the graph that an answer gives: the last DOT or Mermaid graph with an edge; where there is none, a graph
 * as JSON; where there is none either, the lines that are edge statements; and at the very last, the last graph that at
 * least names places.
 */
export function findGraph(turn: string): FoundGraph | undefined {
  const text = plainText(turn);
  const blocks = [...dotBlocks(text), ...mermaidBlocks(text)].sort((a, b) => a.start - b.start);
  const around = new Set<string>();
  if (FENCE.test(text)) around.add('fenced');
  let placesOnly: FoundGraph | undefined;
  for (const block of proseLast(text, blocks.toReversed())) {
    const found = readBlock(text, block);
    if (!hasEdge(found.graph)) {
      if (found.graph.declared.length > 0 && beginsLine(text, block.start)) placesOnly ??= found;
      continue;
    }
    if (blocks.length > 1) around.add('several-graphs');
    if (hasProse(text, block)) around.add('prose');
    return { graph: found.graph, formats: [...around, ...found.formats] };
  }
  const json = readJson(text, (inner) => findGraph(inner));
  if (json) return { graph: json.graph, formats: [...around, ...json.formats] };
  const lines = readEdgeLines(text);
  if (lines)
    return { graph: lines, formats: [...around, 'edge-lines', ...(lines.directed ? ['directed'] : [])] };
  return placesOnly && { graph: placesOnly.graph, formats: [...around, ...placesOnly.formats] };
}

/** A graph between words of one line, as in "not a digraph { a -> b } here", is an example before it is the answer. */
function proseLast(text: string, blocks: readonly Block[]): readonly Block[] {
  const isProse = (block: Block) => !beginsLine(text, block.start) && isFollowed(text, block);
  return blocks.toSorted((a, b) => Number(isProse(a)) - Number(isProse(b)));
}

/** Whether words go on behind the graph, on the line that it begins on. */
function isFollowed(text: string, block: Block): boolean {
  const end = endOf(block);
  if (end - block.start > MAX_INLINE_CHARS || text.slice(block.start, end).includes('\n')) return false;
  return /^[^\n]*\p{L}/u.test(text.slice(end, end + MAX_INLINE_CHARS));
}

/** In the middle of a line, a header with some words in braces is prose. */
function beginsLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_INLINE_CHARS), at);
  return before.slice(before.lastIndexOf('\n') + 1).trim() === '';
}

function endOf(block: Block): number {
  return block.kind === 'dot' ? block.tokens.end : block.end;
}

function hasProse(text: string, block: Block): boolean {
  const end = endOf(block);
  const outside = `${text.slice(Math.max(0, block.start - MAX_INLINE_CHARS), block.start)}\n${text.slice(end, end + MAX_INLINE_CHARS)}`;
  return /\p{L}/u.test(outside.replace(/(?:```|~~~)\w*/g, ''));
}
