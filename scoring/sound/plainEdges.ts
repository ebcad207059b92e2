import { emptyGraph, MAX_EDGES, type RawGraph } from './rawGraph.ts';

/** `"Hall" -- "Attic";`, the semicolon optional at the end of a line. */
const STATEMENT = /\s*"([^"\\\n]*)"[^\S\n]*(--|->)[^\S\n]*"([^"\\\n]*)"[^\S\n]*(?:;|(?=\n|\}))/y;
const END = /\s*\}/y;

/**
 * Reads the body of a DOT graph that is nothing but edges between two quoted names, as the prompt's examples write
 * it, without making tokens of it: most right answers look so, and are read in a fraction of the time.
 *
 * @returns the graph and where it ends, or undefined for anything else, which the readers of all of DOT then take
 */
export function plainEdges(text: string, from: number): { graph: RawGraph; end: number } | undefined {
  const graph = emptyGraph();
  let arrow: string | undefined;
  let at = from;
  STATEMENT.lastIndex = from;
  for (let found = STATEMENT.exec(text); found; found = STATEMENT.exec(text)) {
    arrow ??= found[2];
    if (found[2] !== arrow || graph.edges.length >= MAX_EDGES) return undefined;
    graph.edges.push([found[1] as string, found[3] as string]);
    at = STATEMENT.lastIndex;
  }
  END.lastIndex = at;
  if (arrow === undefined || !END.test(text)) return undefined;
  graph.directed = arrow === '->';
  return { graph, end: END.lastIndex };
}
