import { strictName } from './nameKeys.ts';
import { addChain, type RawGraph } from './rawGraph.ts';

const COMMA_OR_AND = /\s*,\s*(?:and\s+)?|\s+and\s+/i;

/**
 * The places that words like "Kitchen, Attic and Cellar" list, if `known` has them, by strict names. A name may hold
 * a comma itself ("stairs, lower"), so the words are a list only where they are no known place, but all their parts
 * are.
 */
function listedNames(words: string, known: ReadonlySet<string>): readonly string[] {
  const isKnown = (name: string) => known.has(strictName(name));
  const parts = words.split(COMMA_OR_AND).filter((part) => part !== '');
  return !isKnown(words) && parts.every(isKnown) ? parts : [words];
}

/**
 * Draws an edge to each of several bare names behind one operator, as in `hall -- kitchen, attic`, where all of them
 * are ends of other edges.
 *
 * @param isList whether the name may be such a list, not one that quotes hold together
 */
export function withListsSplit(graph: RawGraph, isList: (name: string) => boolean): void {
  const ends = graph.edges.flat();
  // Stryker disable next-line ConditionalExpression: without lists the edges are drawn anew as they are
  if (!ends.some(isList)) return;
  const known = new Set(ends.filter((name) => !isList(name)).map(strictName));
  const edges = graph.edges.splice(0);
  const namesIn = (name: string) => (isList(name) ? listedNames(name, known) : [name]);
  for (const [from, to] of edges) addChain(graph, [namesIn(from), namesIn(to)]);
}
