import type { Edge, GraphGold, GraphScore, NameMatch, Outcome } from '../types.ts';
import { type AnswerProper, answerProper, declines, MAX_ANSWER_CHARS } from './debris.ts';
import { type FoundGraph, findGraph } from './findGraphs.ts';
import { graphReason } from './graphReason.ts';
import { matchNames } from './names.ts';
import { answerGraph, goldGraph, type PlaceGraph } from './placeGraph.ts';
import { emptyGraph, MAX_EDGES } from './rawGraph.ts';

type Measures = Readonly<Record<'f1' | 'precision' | 'recall', number>>;

/** Precision, recall and their harmonic mean, 0 where there is nothing to divide by. */
function measures(right: number, predicted: number, gold: number): Measures {
  return {
    f1: predicted + gold === 0 ? 0 : (2 * right) / (predicted + gold),
    precision: predicted === 0 ? 0 : right / predicted,
    recall: gold === 0 ? 0 : right / gold,
  };
}

function named(prefix: string, { f1, precision, recall }: Measures): Record<string, number> {
  return { [`${prefix}_f1`]: f1, [`${prefix}_precision`]: precision, [`${prefix}_recall`]: recall };
}

function edgeKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** The answer's edges by what they are of the gold, under the given matches: the key of a gold edge, or none. */
function edgeHits(answer: PlaceGraph, goldKeys: ReadonlySet<string>, matches: readonly NameMatch[]) {
  const goldName = new Map(matches.map((match) => [match.predicted, match.gold]));
  const hits = new Set<string>();
  const wrong: Edge[] = [];
  for (const edge of answer.edges) {
    const [a, b] = [goldName.get(edge[0]), goldName.get(edge[1])];
    const key = a !== undefined && b !== undefined ? edgeKey(a, b) : undefined;
    if (key !== undefined && goldKeys.has(key)) hits.add(key);
    else wrong.push(edge);
  }
  return { hits, wrong };
}

function read(answer: AnswerProper): FoundGraph | undefined {
  for (const turn of answer.turns) {
    const found = findGraph(turn);
    if (found) return found;
  }
  return undefined;
}

function outcomeOf(answer: AnswerProper, found: FoundGraph | undefined): Outcome {
  if (found) return 'answered';
  if (answer.text === '') return 'empty';
  return declines(answer.text) ? 'refused' : 'unreadable';
}

const UNREAD: Readonly<Partial<Record<Outcome, string>>> = {
  empty: 'There is no answer.',
  refused: 'The model declined to answer.',
  unreadable: 'There is no graph in the answer.',
};

/**
 * Scores a map: reads the graph that the answer gives, matches its place names to those of the gold one to one, and
 * compares the connections of the matched places.
 *
 * Metrics: `nodes_` and `edges_`, and both with `strict_` before them (names of tier (a) only), each as `f1`,
 * `precision` and `recall` in [0, 1]; and the counts `hallucinated_places`, `missing_places`, `renamed_places`,
 * `wrong_edges`, `missing_edges`. Precision, recall and F1 are those of sets, over unordered pairs for edges.
 *
 * @param response the model's text; null where it gave none
 * @param gold the right map; self-loops and double edges in it do not count
 * @returns the score; never throws
 */
export function soundGraph(response: string | null, gold: GraphGold): GraphScore {
  const answer = answerProper(response ?? '');
  const found = read(answer);
  const outcome = outcomeOf(answer, found);
  const right = goldGraph(gold.edges);
  const drawn = answerGraph(found?.graph ?? emptyGraph());
  const goldKeys = new Set(right.edges.map(([a, b]) => edgeKey(a, b)));

  const matches = matchNames(right.places, drawn.places);
  const strictMatches = matches.filter((match) => match.tier === 'strict');
  const { hits, wrong } = edgeHits(drawn, goldKeys, matches);
  const strictHits =
    strictMatches.length === matches.length ? hits : edgeHits(drawn, goldKeys, strictMatches).hits;

  const matchedGold = new Set(matches.map((match) => match.gold));
  const matchedPredicted = new Set(matches.map((match) => match.predicted));
  const missingPlaces = right.places.filter((place) => !matchedGold.has(place));
  const inventedPlaces = drawn.places.filter((place) => !matchedPredicted.has(place));
  const missingEdges = right.edges.filter(([a, b]) => !hits.has(edgeKey(a, b)));

  const nodes = measures(matches.length, drawn.places.length, right.places.length);
  const edges = measures(hits.size, drawn.edges.length, right.edges.length);
  const findings = { matches, missingPlaces, inventedPlaces, missingEdges, wrongEdges: wrong };
  const cut = answer.deviations.includes('cut') || (found?.graph.cut ?? false);
  const reasons = [
    ...(found ? [graphReason({ ...findings, goldEdges: right.edges.length })] : [UNREAD[outcome] as string]),
    ...(cut ? [`Read up to a limit only (${MAX_ANSWER_CHARS} characters, ${MAX_EDGES} connections).`] : []),
  ];
  return {
    kind: 'graph',
    scorer: 'sound@1',
    outcome,
    deviations: [
      ...new Set([...answer.deviations, ...(found?.formats ?? []), ...(cut ? ['cut'] : [])]),
    ].sort(),
    metrics: {
      ...named('nodes', nodes),
      ...named('edges', edges),
      ...named('strict_nodes', measures(strictMatches.length, drawn.places.length, right.places.length)),
      ...named('strict_edges', measures(strictHits.size, drawn.edges.length, right.edges.length)),
      hallucinated_places: inventedPlaces.length,
      missing_places: missingPlaces.length,
      renamed_places: matches.length - strictMatches.length,
      wrong_edges: wrong.length,
      missing_edges: missingEdges.length,
    },
    score: edges.f1,
    perfect: nodes.f1 === 1 && edges.f1 === 1,
    reason: reasons.join(' '),
    ...findings,
  };
}
