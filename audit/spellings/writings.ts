import type { Gold } from '../../datasets/questions.ts';
import type { Edge, PathGold } from '../../scoring/types.ts';
import { GRAPH_SPELLINGS } from './graph.ts';
import { PATH_SPELLINGS } from './path.ts';
import type { Spelling } from './spelling.ts';

/** A right or wrong answer before it is written down. */
export type Said =
  | { readonly kind: 'graph'; readonly edges: readonly Edge[] }
  /** In the order in which the task asks for it. */
  | { readonly kind: 'path'; readonly steps: readonly string[] };

/** One way in which an answer can be written. */
export interface Writing {
  readonly spelling: string;
  readonly write: () => string;
}

/** The accepted paths in the order in which the task asks for them. */
export function askedPaths({ task, paths }: PathGold): readonly (readonly string[])[] {
  return task === 'task2b' ? paths.map((path) => path.toReversed()) : paths;
}

/** Every right answer of a question. */
export function rightAnswers({ kind, gold }: Gold): Said[] {
  return kind === 'graph'
    ? [{ kind, edges: gold.edges }]
    : askedPaths(gold).map((steps) => ({ kind, steps }));
}

/** Every way to write an answer that its names allow, the one that the prompt asks for first. */
export function writings(said: Said): Writing[] {
  return said.kind === 'graph'
    ? fitting(GRAPH_SPELLINGS, said.edges, said.edges.flat())
    : fitting(PATH_SPELLINGS, said.steps, said.steps);
}

function fitting<T>(spellings: readonly Spelling<T>[], answer: T, names: readonly string[]): Writing[] {
  return spellings
    .filter(({ fits }) => fits === undefined || names.every(fits))
    .map(({ name, write }) => ({ spelling: name, write: () => write(answer) }));
}
