import type { GraphGold, GraphScore } from '../types.ts';
import { compareGraphs } from './compareGraphs.ts';
import { type EdgeSet, edgeSet } from './edgeSet.ts';
import { graphFindings, graphReason, spelled } from './explainGraph.ts';
import { indexWords, type WordIndex } from './fits.ts';
import { keptByGold } from './keptByGold.ts';
import { UNMATCHED } from './matching.ts';
import { normaliseGoldName, normalisePredictedName } from './names.ts';
import { strip } from './pythonText.ts';
import { readEdges } from './readGraph.ts';

const SCORER = 'official@1';

/**
 * Scores a task1 answer as the benchmark's published scorer does (`calc_metrics.py` of the PLUGH repository),
 * flaws included. Where that scorer's greedy fuzzy matching depends on the order of a Python set, this one
 * takes a maximum matching, which is always among the values that the published one can give.
 *
 * Metrics: `task1_{strict,fuzzy}_{nodes,edges}_{f1,rec,prec}`, each in [0, 1], 1 best. `score` is
 * `task1_fuzzy_edges_f1`; `perfect` means that both fuzzy F1 values are 1. `matches`, the missing and the
 * invented come from the fuzzy comparison, predicted names in the form in which they were compared.
 *
 * Never throws: where the published scorer crashes (an answer that is not text; no gold edge to compare
 * with), the outcome is `unscorable` and there are no metrics.
 *
 * @param response the model's answer, null when there is none (all metrics 0)
 * @param gold the edges of the true map, in any order and direction; not to be changed in place afterwards
 */
export function officialGraph(response: string | null, gold: GraphGold): GraphScore {
  if (response !== null && typeof response !== 'string') {
    return unscorable('The answer is not text; the published scorer crashes on it.');
  }
  const edges = readEdges(response);
  if (edges.length === 0) return nothingRead(prepared(gold).truth, response);
  if (gold.edges.length === 0) {
    return unscorable('The right map has no connection; the published scorer crashes on it.');
  }
  return scored(prepared(gold), edgeSet(edges, normalisePredictedName));
}

interface PreparedGold {
  readonly truth: EdgeSet;
  readonly goldWords: WordIndex;
}

const prepared = keptByGold(({ edges }: GraphGold): PreparedGold => {
  const truth = edgeSet(edges, normaliseGoldName);
  return { truth, goldWords: indexWords(truth.names) };
});

function scored({ truth, goldWords }: PreparedGold, predicted: EdgeSet): GraphScore {
  const found = compareGraphs(truth, goldWords, predicted);
  const strictNodes = rates(found.strictNodes, truth.names.length, predicted.names.length);
  const strictEdges = rates(found.strictEdges, truth.pairs.length, predicted.pairs.length);
  const fuzzyNodes = rates(matched(found.nodePartners), truth.names.length, predicted.names.length);
  const fuzzyEdges = rates(matched(found.edgePartners), truth.pairs.length, predicted.pairs.length);
  const findings = graphFindings(found, truth, predicted);
  return {
    kind: 'graph',
    scorer: SCORER,
    outcome: 'answered',
    deviations: [],
    metrics: metricsOf(strictNodes, strictEdges, fuzzyNodes, fuzzyEdges),
    score: fuzzyEdges.f1,
    perfect: fuzzyNodes.f1 === 1 && fuzzyEdges.f1 === 1,
    reason: graphReason(findings, truth, fuzzyEdges.f1),
    ...findings,
  };
}

/** All metrics are 0 then; the published scorer returns before it could divide by an empty gold. */
function nothingRead(truth: EdgeSet, response: string | null): GraphScore {
  const isEmpty = strip(response ?? '') === '';
  return {
    kind: 'graph',
    scorer: SCORER,
    outcome: isEmpty ? 'empty' : 'unreadable',
    deviations: [],
    metrics: metricsOf(NOTHING, NOTHING, NOTHING, NOTHING),
    score: 0,
    perfect: false,
    reason: isEmpty
      ? 'There is no answer.'
      : 'The answer has no connection that the published scorer can read.',
    matches: [],
    missingPlaces: truth.spellings,
    inventedPlaces: [],
    missingEdges: truth.pairs.map((pair) => spelled(pair, truth.spellings)),
    wrongEdges: [],
  };
}

function matched(partners: Int32Array): number {
  let count = 0;
  for (const partner of partners) if (partner !== UNMATCHED) count++;
  return count;
}

interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

const NOTHING: Rates = { precision: 0, recall: 0, f1: 0 };

/** Precision, recall and F1, in the order of operations of the published scorer so that the last digit agrees. */
function rates(hits: number, goldCount: number, predictedCount: number): Rates {
  if (hits === 0) return NOTHING;
  const precision = hits / predictedCount;
  const recall = hits / goldCount;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

function metricsOf(
  strictNodes: Rates,
  strictEdges: Rates,
  fuzzyNodes: Rates,
  fuzzyEdges: Rates,
): Record<string, number> {
  return {
    task1_strict_nodes_f1: strictNodes.f1,
    task1_strict_edges_f1: strictEdges.f1,
    task1_fuzzy_nodes_f1: fuzzyNodes.f1,
    task1_fuzzy_edges_f1: fuzzyEdges.f1,
    task1_strict_nodes_rec: strictNodes.recall,
    task1_strict_edges_rec: strictEdges.recall,
    task1_fuzzy_nodes_rec: fuzzyNodes.recall,
    task1_fuzzy_edges_rec: fuzzyEdges.recall,
    task1_strict_nodes_prec: strictNodes.precision,
    task1_strict_edges_prec: strictEdges.precision,
    task1_fuzzy_nodes_prec: fuzzyNodes.precision,
    task1_fuzzy_edges_prec: fuzzyEdges.precision,
  };
}

function unscorable(reason: string): GraphScore {
  return {
    kind: 'graph',
    scorer: SCORER,
    outcome: 'unscorable',
    deviations: [],
    metrics: {},
    score: 0,
    perfect: false,
    reason,
    matches: [],
    missingPlaces: [],
    inventedPlaces: [],
    missingEdges: [],
    wrongEdges: [],
  };
}
