import { expect, test } from '@jest/globals';
import { type ScoreOptions, scoreGraph, scorePath } from '../../scoring/index.ts';

/** The official scorer reads only the first edge of a line, and one step a line. */
const GRAPH = 'graph { "hall" -- "attic"; "attic" -- "cellar" }';
const PATH = 'hall -> attic -> cellar';
const WALKED = ['hall', 'attic', 'cellar'];

test.each<[ScoreOptions | undefined, string, number]>([
  [undefined, 'sound@1', 1],
  [{}, 'sound@1', 1],
  [{ scorer: 'sound' }, 'sound@1', 1],
  [{ scorer: 'official' }, 'official@1', 0],
])('with the options %j, %s scores', (options, scorer, score) => {
  const graph = scoreGraph(
    GRAPH,
    {
      edges: [
        ['hall', 'attic'],
        ['attic', 'cellar'],
      ],
    },
    options,
  );
  const path = scorePath(PATH, { task: 'task2a', paths: [WALKED], locations: WALKED }, options);
  expect([graph.kind, graph.scorer, graph.score]).toEqual(['graph', scorer, score]);
  expect([path.kind, path.scorer, path.score]).toEqual(['path', scorer, score]);
});
