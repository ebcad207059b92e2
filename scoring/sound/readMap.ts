import type { Edge, Outcome } from '../types.ts';
import { answerProper } from './debris.ts';
import { outcomeOf, readGraph } from './graph.ts';
import { answerGraph, edgesOf } from './placeGraph.ts';

/** A map as an answer draws it, with nothing to compare it to. */
export interface ReadMap {
  readonly outcome: Outcome;
  /** Names as written, each once; also places without a connection. */
  readonly places: readonly string[];
  readonly edges: readonly Edge[];
}

/**
 * Reads the map that a model's answer draws, by the rules of the sound scorer: the last graph in DOT or Mermaid, or
 * lines that are edges. Pure and deterministic; never throws, whatever the answer holds.
 */
export function readMap(response: string): ReadMap {
  const answer = answerProper(response);
  const found = readGraph(answer);
  const outcome = outcomeOf(answer, found);
  if (found === undefined) return { outcome, places: [], edges: [] };
  const map = answerGraph(found.graph);
  return { outcome, places: map.places, edges: edgesOf(map) };
}
