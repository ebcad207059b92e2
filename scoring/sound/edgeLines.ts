import { BULLET } from './bareNames.ts';
import { declines } from './debris.ts';
import { ARROW_SIGNS, DASH_SIGNS } from './dotSigns.ts';
import { dotTokens } from './dotTokens.ts';
import { readTolerantly } from './dotTolerant.ts';
import { strictName } from './names.ts';
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

/** The edges of one line that is edge statements and nothing else; undefined for any other line. */
function readLine(line: string): RawGraph | undefined {
  if (line.length > MAX_LINE_CHARS || !OPERATOR.test(line)) return undefined;
  const bare = line
    .replace(BULLET, '')
    .replace(WRAPPED, '$2')
    .replace(/^[\s{]+|[\s}]+$/g, '');
  const graph = readTolerantly(bare, { ...dotTokens(bare, 0), closed: true });
  if (graph.edges.length === 0 || graph.declared.length > 0 || declines(line) || bare.endsWith(':'))
    return undefined;
  const isSentence = /[.!?]$/.test(bare) && !BULLET.test(line) && !/["`“]/.test(line);
  const most = isSentence ? MAX_SENTENCE_NAME_WORDS : MAX_NAME_WORDS;
  const names = graph.edges.flat();
  return names.every((name) => words(name) <= most && balanced(name)) ? graph : undefined;
}

/** A remark in brackets behind a name, as in `kitchen -> hall (through the door)`. */
const REMARK = /^(.*\S)\s*\([^()]*\)$/;
const MIN_REMARK_WORDS = 3;

/** A bracket is a remark where it has several words, or where the list has the place without it, too. */
function withoutRemark(name: string, names: ReadonlySet<string>): string {
  const bare = REMARK.exec(name)?.[1];
  if (bare === undefined) return name;
  return names.has(strictName(bare)) || words(name) - words(bare) >= MIN_REMARK_WORDS ? bare : name;
}

function readLines(text: string): RawGraph | undefined {
  const read: { readonly bullet: boolean; readonly graph: RawGraph }[] = [];
  let edges = 0;
  for (const line of text.split('\n')) {
    if (edges > MAX_EDGES) break;
    const graph = readLine(line);
    if (!graph) continue;
    read.push({ bullet: BULLET.test(line), graph });
    edges += graph.edges.length;
  }
  if (read.length === 0) return undefined;
  // In an answer with a list, the lines around the list are talk.
  const listed = read.some(({ bullet }) => bullet);
  const lines = read.filter(({ bullet }) => bullet === listed).map((each) => each.graph);
  const names = new Set(lines.flatMap((line) => line.edges.flat()).map(strictName));
  const graph = emptyGraph();
  for (const line of lines) {
    for (const [from, to] of line.edges) {
      addChain(graph, [[withoutRemark(from, names)], [withoutRemark(to, names)]]);
    }
    if (line.directed) graph.directed = true;
  }
  return graph;
}

/**
 * Reads the lines of a text without any graph that are edge statements and nothing else, behind bullets and
 * numbers or not. Where code fences hold such lines, those of the last of these fences.
 */
export function readEdgeLines(text: string): RawGraph | undefined {
  if (!OPERATOR.test(text)) return undefined;
  const fences = text.includes('```') || text.includes('~~~') ? [...text.matchAll(FENCED)] : [];
  for (const fence of fences.toReversed()) {
    const graph = readLines(fence[1] as string);
    if (graph) return graph;
  }
  return readLines(text);
}
