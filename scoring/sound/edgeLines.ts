import { BULLET } from './bareNames.ts';
import { declines } from './debris.ts';
import { ARROW_SIGNS, DASH_SIGNS } from './dotSigns.ts';
import { dotTokens } from './dotTokens.ts';
import { readTolerantly } from './dotTolerant.ts';
import { remarkRemover } from './edgeRemarks.ts';
import { withListsSplit } from './nameLists.ts';
import { addChain, emptyGraph, MAX_EDGES, type RawGraph } from './rawGraph.ts';

/** No name has more words; a longer run is a sentence with a dash in it. */
const MAX_NAME_WORDS = 8;
/** In a line that ends like a sentence, names longer than this show that it is one. */
const MAX_SENTENCE_NAME_WORDS = 4;
/** A line longer than this is no list entry. */
const MAX_LINE_CHARS = 2_000;

const OPERATOR = new RegExp(`--|->|=>|<-|[—―${ARROW_SIGNS}]|\\s[-~${DASH_SIGNS}]\\s|[${DASH_SIGNS}]{2}`);
/** A line that is all in backticks or bold. */
const WRAPPED = /^\s*(`|\*\*)([^`*]+)\1[.,;]?\s*$/;
const FENCED = /^[^\S\n]*(?:```|~~~)[^\n]*\n([\s\S]*?)(?:^[^\S\n]*(?:```|~~~)|(?![\s\S]))/gm;

function words(name: string): number {
  return name.trim().split(/\s+/, MAX_NAME_WORDS + 1).length;
}

function balanced(name: string): boolean {
  return name.split('(').length === name.split(')').length;
}

/** Without the braces and blanks around it; step by step, since a pattern would try long runs of blanks anew. */
function withoutBraces(line: string): string {
  let start = 0;
  let end = line.length;
  // Beyond an end there is no sign, so the loops stop there.
  while (/[\s{]/.test(line[start] as string)) start++;
  while (/[\s}]/.test(line[end - 1] as string)) end--;
  return line.slice(start, end);
}

/** The edges of one line that is edge statements and nothing else; undefined for any other line. */
function readLine(line: string): RawGraph | undefined {
  if (line.length > MAX_LINE_CHARS || !OPERATOR.test(line)) return undefined;
  const unwrapped = line
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(BULLET, '')
    .replace(WRAPPED, '$2');
  const bare = withoutBraces(unwrapped);
  const graph = readTolerantly(bare, { ...dotTokens(bare, 0), closed: true });
  if (graph.edges.length === 0 || graph.declared.length > 0 || declines(line) || bare.endsWith(':'))
    return undefined;
  const isSentence = /[.!?]$/.test(bare) && !BULLET.test(line) && !/["`“]/.test(line);
  const most = isSentence ? MAX_SENTENCE_NAME_WORDS : MAX_NAME_WORDS;
  const names = graph.edges.flat();
  return names.every((name) => words(name) <= most && balanced(name)) ? graph : undefined;
}

function readLines(text: string): RawGraph | undefined {
  const read: { readonly bullet: boolean; readonly graph: RawGraph }[] = [];
  let edges = 0;
  for (const line of text.split('\n')) {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: as many are drawn, only faster
    if (edges > MAX_EDGES) break;
    const graph = readLine(line);
    if (!graph) continue;
    read.push({ bullet: BULLET.test(line), graph });
    // Stryker disable next-line AssignmentOperator: as above
    edges += graph.edges.length;
  }
  if (read.length === 0) return undefined;
  // In an answer with a list, the lines around the list are talk.
  const listed = read.some(({ bullet }) => bullet);
  const lines = read.filter(({ bullet }) => bullet === listed).map((each) => each.graph);
  const bare = remarkRemover(lines.map((line) => line.edges));
  const graph = emptyGraph();
  for (const line of lines) {
    for (const [from, to] of line.edges) addChain(graph, [[bare(from)], [bare(to)]]);
    if (line.directed) graph.directed = true;
    for (const [id, label] of line.labels) graph.labels.set(id, label);
  }
  withListsSplit(graph, (name) => name.includes(','));
  return graph;
}

/**
 * Reads the lines of a text without any graph that are edge statements and nothing else, behind bullets and
 * numbers or not. Where code fences hold such lines, those of the last of these fences.
 */
export function readEdgeLines(text: string): RawGraph | undefined {
  for (const fence of [...text.matchAll(FENCED)].toReversed()) {
    const graph = readLines(fence[1] as string);
    if (graph) return graph;
  }
  return readLines(text);
}
