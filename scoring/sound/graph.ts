import type { GraphGold, GraphScore, NameMatch, Outcome } from '../types.ts';
import { type AnswerProper, answerProper, declines, MAX_ANSWER_CHARS } from './debris.ts';
import { findGraph } from './findGraphs.ts';
import { graphReason } from './graphReason.ts';
import { matchNames } from './names.ts';
import { answerGraph, edgesOf, endsOf, goldGraph, type PlaceGraph, pairOf } from './placeGraph.ts';
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

function named(prefix: string, { f1, precision, recall }: Measures): Record<string, number> {
  return { [`${prefix}_f1`]: f1, [`${prefix}_precision`]: precision, [`${prefix}_recall`]: recall };
}

/** Which connections of the gold the answer's are under the given matches, and which of the answer's are none. */
function compareEdges(answer: PlaceGraph, gold: PlaceGraph, matches: readonly NameMatch[]) {
  const goldPlace = new Map(gold.places.map((place, position) => [place, position]));
  const goldName = new Map(matches.map((match) => [match.predicted, match.gold]));
  const meant = answer.places.map((place) => goldPlace.get(goldName.get(place) ?? ''));
  const hits = new Set<number>();
  const wrong: number[] = [];
  for (const pair of answer.pairs) {
    const [from, to] = endsOf(pair);
    const [a, b] = [meant[from], meant[to]];
    const hit = a === undefined || b === undefined ? undefined : pairOf(a, b);
    if (hit !== undefined && gold.pairs.has(hit)) hits.add(hit);
    else wrong.push(pair);
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

  const matches = matchNames(right.places, drawn.places);
  const strictMatches = matches.filter((match) => match.tier === 'strict');
  const { hits, wrong } = compareEdges(drawn, right, matches);
  const strictHits =
    strictMatches.length === matches.length ? hits : compareEdges(drawn, right, strictMatches).hits;

  const matchedGold = new Set(matches.map((match) => match.gold));
  const matchedPredicted = new Set(matches.map((match) => match.predicted));
  const missingPlaces = right.places.filter((place) => !matchedGold.has(place));
  const inventedPlaces = drawn.places.filter((place) => !matchedPredicted.has(place));
  const missingEdges = edgesOf(
    right,
    [...right.pairs].filter((pair) => !hits.has(pair)),
  );
  const wrongEdges = edgesOf(drawn, wrong);

  const nodes = measures(matches.length, drawn.places.length, right.places.length);
  const edges = measures(hits.size, drawn.pairs.size, right.pairs.size);
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
      ...named('nodes', nodes),
      ...named('edges', edges),
      ...named('strict_nodes', measures(strictMatches.length, drawn.places.length, right.places.length)),
      ...named('strict_edges', measures(strictHits.size, drawn.pairs.size, right.pairs.size)),
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
