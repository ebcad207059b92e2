import { addChain, emptyGraph, type FoundGraph, type RawGraph } from './rawGraph.ts';

const EDGE_KEYS = ['edges', 'links', 'connections', 'paths'];
const NODE_KEYS = ['nodes', 'vertices', 'locations', 'places'];
const END_KEYS = [
  ['from', 'to'],
  ['source', 'target'],
  ['start', 'end'],
  ['a', 'b'],
] as const;
/** Longer JSON is not parsed. */
const MAX_JSON_CHARS = 200_000;

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

function endsOf(edge: unknown): readonly [string, string] | undefined {
  const pairs: (readonly [unknown, unknown])[] = [];
  if (Array.isArray(edge) && (edge.length === 2 || edge.length === 3)) pairs.push([edge[0], edge[1]]);
  if (isObject(edge)) for (const [from, to] of END_KEYS) pairs.push([edge[from], edge[to]]);
  for (const pair of pairs) {
    const [from, to] = pair.map(idOf);
    if (from !== undefined && to !== undefined) return [from, to];
  }
  return undefined;
}

function listUnder(value: unknown, keys: readonly string[]): readonly unknown[] {
  if (isObject(value)) for (const key of keys) if (Array.isArray(value[key])) return value[key];
  return [];
}

function graphOf(value: unknown): RawGraph | undefined {
  const graph = emptyGraph();
  for (const edge of Array.isArray(value) ? value : listUnder(value, EDGE_KEYS)) {
    const ends = endsOf(edge);
    if (ends) addChain(graph, [[ends[0]], [ends[1]]]);
  }
  if (graph.edges.length === 0) return isObject(value) ? adjacencyOf(value) : undefined;
  for (const node of listUnder(value, NODE_KEYS)) {
    const id = idOf(isObject(node) ? (node.id ?? node.name ?? node.label) : node);
    const label = isObject(node) ? idOf(node.label ?? node.name) : undefined;
    if (id === undefined) continue;
    graph.declared.push(id);
    if (label !== undefined) graph.labels.set(id, label);
  }
  return graph;
}

/** The graph of an object that has the neighbours under each place: a list, or an object by directions. */
function adjacencyOf(value: JsonObject): RawGraph | undefined {
  const graph = emptyGraph();
  for (const [place, under] of Object.entries(value)) {
    const neighbours = isObject(under) ? Object.values(under) : under;
    if (!Array.isArray(neighbours) || !neighbours.every((each) => typeof each === 'string')) return undefined;
    addChain(graph, [[place], neighbours]);
  }
  return graph.edges.some(([, to]) => Object.hasOwn(value, to)) ? graph : undefined;
}

/** The outermost JSON value in the text: from its first brace or bracket to the last that closes it. */
function jsonIn(text: string): object | undefined {
  const start = text.search(/[[{]/);
  if (text.length - start > MAX_JSON_CHARS) return undefined;
  const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    // It is no JSON.
  }
  return undefined;
}

/**
 * Reads a graph given as JSON: `edges` (or `links` …) as pairs or as objects with two ends, `nodes` beside them;
 * also one level down, in an object or a list; and a graph in text inside of a JSON string, which `read` reads.
 */
export function readJson(
  text: string,
  read: (inner: string) => FoundGraph | undefined,
): FoundGraph | undefined {
  const value = jsonIn(text);
  if (value === undefined) return undefined;
  const inner: readonly unknown[] = Object.values(value);
  for (const each of [value, ...inner]) {
    const graph = graphOf(each);
    if (graph) return { graph, formats: ['json'] };
  }
  for (const each of inner) {
    const found = typeof each === 'string' && !/^\s*[[{]/.test(each) ? read(each) : undefined;
    if (found) return { graph: found.graph, formats: ['json', ...found.formats] };
  }
  return undefined;
}
