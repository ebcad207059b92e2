import type { GraphGold, GraphScore, NameMatch, Outcome } from '../types.ts';
import { type AnswerProper, answerProper, declines, MAX_ANSWER_CHARS } from './debris.ts';
import { findGraph } from './findGraphs.ts';
import { graphReason } from './graphReason.ts';
import { matchNames } from './names.ts';
import {
  answerGraph,
  edgesOf,
  endsOf,
  type GoldGraph,
  goldGraph,
  type PlaceGraph,
  pairOf,
} from './placeGraph.ts';
import { emptyGraph, type FoundGraph, MAX_EDGES } from './rawGraph.ts';

type Measures = Readonly<Record<'f1' | 'precision' | 'recall', number>>;

/** Precision, recall and their harmonic mean, 0 where there is nothing to divide by. */
function measures(right: number, predicted: number, gold: number): Measures {
  return {
    f1: predicted + gold === 0 ? 0 : (2 * right) / (predicted + gold),
    precision: predicted === 0 ? 0 : right / predicted,
    recall: gold === 0 ? 0 : right / gold,
  };
}

/** For each place of the answer, the position of the gold place that it is matched to. */
function meanings(
  answer: PlaceGraph,
  gold: GoldGraph,
  matches: readonly NameMatch[],
): (number | undefined)[] {
  const meant = new Map(matches.map((match) => [match.predicted, gold.positions.get(match.gold)]));
  return answer.places.map((place) => meant.get(place));
}

/** Which connections of the gold the answer's are, its places meaning these, and which of the answer's are none. */
function compareEdges(answer: PlaceGraph, gold: PlaceGraph, meant: readonly (number | undefined)[]) {
  const hits = new Set<number>();
  const wrong: number[] = [];
  for (const pair of answer.pairs) {
    const [from, to] = endsOf(pair);
    // An end that means no gold place makes NaN of it, which is no pair.
    const hit = pairOf(meant[from] ?? Number.NaN, meant[to] ?? Number.NaN);
    if (gold.pairs.has(hit)) hits.add(hit);
    else wrong.push(pair);
  }
  return { hits, wrong };
}

/** The graph of an answer, looked for turn by turn. */
export function readGraph(answer: AnswerProper): FoundGraph | undefined {
  for (const turn of answer.turns) {
    const found = findGraph(turn);
    if (found) return found;
  }
  return undefined;
}

export function outcomeOf(answer: AnswerProper, found: FoundGraph | undefined): Outcome {
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
  const found = readGraph(answer);
  const outcome = outcomeOf(answer, found);
  const right = goldGraph(gold.edges);
  const drawn = answerGraph(found?.graph ?? emptyGraph());

  const matches = matchNames(right.places, drawn.places);
  const strictMatches = matches.filter((match) => match.tier === 'strict');
  const meant = meanings(drawn, right, matches);
  const { hits, wrong } = compareEdges(drawn, right, meant);
  const strictHits =
    // Stryker disable next-line ConditionalExpression: to compare the same again is only slower
    strictMatches.length === matches.length
      ? hits
      : compareEdges(drawn, right, meanings(drawn, right, strictMatches)).hits;

  const matched = new Set(meant);
  const missingPlaces = right.places.filter((_, position) => !matched.has(position));
  const inventedPlaces = drawn.places.filter((_, position) => meant[position] === undefined);
  const missingEdges = edgesOf(
    right,
    [...right.pairs].filter((pair) => !hits.has(pair)),
  );
  const wrongEdges = edgesOf(drawn, wrong);

  const nodes = measures(matches.length, drawn.places.length, right.places.length);
  const edges = measures(hits.size, drawn.pairs.size, right.pairs.size);
  const strictNodes = measures(strictMatches.length, drawn.places.length, right.places.length);
  const strictEdges = measures(strictHits.size, drawn.pairs.size, right.pairs.size);
  const findings = { matches, missingPlaces, inventedPlaces, missingEdges, wrongEdges };
  const cut = answer.deviations.includes('cut') || (found?.graph.cut ?? false);
  const reasons = [
    ...(found ? [graphReason({ ...findings, goldEdges: right.pairs.size })] : [UNREAD[outcome] as string]),
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
      nodes_f1: nodes.f1,
      nodes_precision: nodes.precision,
      nodes_recall: nodes.recall,
      edges_f1: edges.f1,
      edges_precision: edges.precision,
      edges_recall: edges.recall,
      strict_nodes_f1: strictNodes.f1,
      strict_nodes_precision: strictNodes.precision,
      strict_nodes_recall: strictNodes.recall,
      strict_edges_f1: strictEdges.f1,
      strict_edges_precision: strictEdges.precision,
      strict_edges_recall: strictEdges.recall,
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
