import { BULLET } from './bareNames.ts';
import { declines } from './debris.ts';
import { strictName } from './nameKeys.ts';
import { listedNames } from './nameLists.ts';
import { addChain, emptyGraph, MAX_EDGES, type RawGraph } from './rawGraph.ts';

/** No name has more words; more are a sentence. */
const MAX_NAME_WORDS = 5;
/** A longer line is no list entry. */
const MAX_LINE_CHARS = 1_000;

const QUOTED = `"([^"\\n]{1,200})"|'([^'\\n]{1,200})'`;
/** `("Hall", "Attic")`, with the name of what is called before it. */
const CALL = new RegExp(`([\\w.]{0,40})\\([ ]{0,4}(?:${QUOTED})\\s{0,8},\\s{0,8}(?:${QUOTED})`, 'g');
const BARE_PAIR = /^\(([^(),]{1,100}),([^(),]{1,100})\)[,;.]?$/;
const VERB =
  /\s(?:(?:is|are)\s(?:also\s|directly\s){0,2}(?:connected|linked|joined|adjacent)\s(?:to|with)|(?:directly\s)?(?:connects|links|leads|opens)\s(?:directly\s)?(?:to|with|into|onto)|adjoins|borders)\s/i;
const ENTRY =
  /^([^:|]{1,100}?)\s*:\s*(?:(?:connected|connects|adjacent|leads|linked)\s(?:to|with)\s*:?\s*)?(\S.*)$/i;
const TABLE_RULE = /^\|?(?:\s*:?-{1,80}:?\s*\|)+(?:\s*:?-{1,80}:?\s*)?$/;
const FROM = /^\W*(?:from|source|start|location|place|room|node|area)/i;
const TO = /^\W*(?:to\b|target|destination|end|connect|exit|neighbo|adjacent|leads|links)/i;

/** What a line tells: a place, and the words that name one or more places next to it. */
type Told = readonly [from: string, to: string];

function isName(words: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(words) && words.trim().split(/\s+/, MAX_NAME_WORDS + 1).length <= MAX_NAME_WORDS
  );
}

/** The edges between the places told, those of a list split up. */
function drawn(told: readonly Told[]): RawGraph {
  const graph = emptyGraph();
  const heads = new Set(told.map(([from]) => strictName(from)));
  for (const [from, to] of told) addChain(graph, [[from], listedNames(to, heads, 'some').filter(isName)]);
  return graph;
}

/** Pairs of quoted names in brackets: tuples of a list, or calls like `add_edge("Hall", "Attic")`. */
function readCalls(text: string): RawGraph | undefined {
  const graph = emptyGraph();
  for (const [, call = '', a, b, c, d] of text.matchAll(CALL)) {
    const [first, second] = [a ?? b ?? '', c ?? d ?? ''];
    if (/node/i.test(call)) graph.labels.set(first, second);
    else if (graph.edges.length < MAX_EDGES) graph.edges.push([first, second]);
  }
  return graph.edges.length > 0 ? graph : undefined;
}

function readTable(lines: readonly string[]): RawGraph | undefined {
  const rule = lines.findIndex((line) => TABLE_RULE.test(line));
  const header = cells(lines[rule - 1] ?? '');
  if (header.length < 2) return undefined;
  const from = Math.max(
    0,
    header.findIndex((cell) => FROM.test(cell)),
  );
  const named = header.findIndex((cell, i) => i !== from && TO.test(cell));
  const to = named < 0 && header.length === 2 ? 1 - from : named;
  if (to < 0) return undefined;
  const told: Told[] = [];
  for (const line of lines.slice(rule + 1)) {
    if (!line.includes('|')) break;
    const row = cells(line);
    if (isName(row[from] ?? '') && /\p{L}|\p{N}/u.test(row[to] ?? ''))
      told.push([row[from] as string, row[to] as string]);
  }
  return told.length > 0 ? drawn(told) : undefined;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Lines that say in words that two places are connected, and pairs in brackets. */
function readSentences(lines: readonly string[]): RawGraph | undefined {
  const told = lines.flatMap((line): Told[] => {
    const pair = BARE_PAIR.exec(line);
    if (pair) return [[pair[1] as string, pair[2] as string]];
    const [from, to, more] = line.replace(/[.;]$/, '').split(VERB);
    return from && to && more === undefined && isName(from) && to.split(',').every(isName)
      ? [[from, to]]
      : [];
  });
  return told.length > 0 ? drawn(told) : undefined;
}

/** Lines of a place and its neighbours, as `Hall: Kitchen, Attic`. Some neighbour has a line of its own. */
function readNeighbours(lines: readonly string[]): RawGraph | undefined {
  const told = lines.flatMap((line): Told[] => {
    const [, head = '', rest = ''] = ENTRY.exec(line) ?? [];
    return isName(head) ? [[head, rest.replace(/^\[|\]?[,.;]?$/g, '')]] : [];
  });
  const graph = drawn(told);
  const heads = new Set(told.map(([head]) => strictName(head)));
  return graph.edges.some(([, to]) => heads.has(strictName(to))) ? graph : undefined;
}

/**
 * Reads edges that are told without an operator: as calls and tuples, in a table, in sentences ("the hall is connected
 * to the attic"), or as places with their neighbours. Only for a text without a graph and without edge statements.
 */
export function readToldEdges(text: string): RawGraph | undefined {
  if (declines(text)) return undefined;
  const lines = text
    .split('\n')
    .filter((line) => line.length <= MAX_LINE_CHARS)
    .map((line) => line.replace(BULLET, '').replaceAll('**', '').trim());
  return readCalls(text) ?? readTable(lines) ?? readSentences(lines) ?? readNeighbours(lines);
}
