import { ownScorer, type Scorer } from '../../audit/scorer.ts';
import type { GraphGold, GraphScore, PathGold, PathScore } from '../../scoring/types.ts';

/** A scorer with one deliberate bug, and what the audit must say about it. */
export interface Fault {
  readonly bug: string;
  /** The gate that must fail. */
  readonly gate: string;
  /** Must stand in one of its findings. */
  readonly kind: string;
  readonly scorer: () => Scorer;
}

const sound = ownScorer('sound');

type GraphBug = (response: string | null, gold: GraphGold) => GraphScore;
type PathBug = (response: string | null, gold: PathGold) => PathScore;

const inGraphs = (graph: GraphBug) => (): Scorer => ({ ...sound, graph });
const inPaths = (path: PathBug) => (): Scorer => ({ ...sound, path });
/** Reads another graph, or path, than the answer holds. */
const misreadGraph = (change: (response: string) => string) =>
  inGraphs((response, gold) => sound.graph(response === null ? null : change(response), gold));
const misreadPath = (change: (response: string, gold: PathGold) => string) =>
  inPaths((response, gold) => sound.path(response === null ? null : change(response, gold), gold));
/** Makes another score of what was read. */
const rescored = <S extends GraphScore | PathScore>(score: S, value: number): S => ({
  ...score,
  score: value,
  perfect: value === 1,
});
const misjudgedGraph = (value: (score: GraphScore, gold: GraphGold) => number) =>
  inGraphs((response, gold) => {
    const score = sound.graph(response, gold);
    return score.outcome === 'answered' ? rescored(score, value(score, gold)) : score;
  });
const misjudgedPath = (value: (score: PathScore, gold: PathGold) => number) =>
  inPaths((response, gold) => {
    const score = sound.path(response, gold);
    return score.outcome === 'answered' ? rescored(score, value(score, gold)) : score;
  });
const metric = (score: GraphScore, name: string) => score.metrics[name] as number;

/** Twenty and some bugs that scorers have had, or might. */
export const FAULTS: readonly Fault[] = [
  {
    bug: 'reads only the first edge of a chain',
    gate: 'scoring-spellings',
    kind: 'map, chains',
    scorer: misreadGraph((text) => text.replace(/("[^"]*" -- "[^"]*")(?: -- "[^"]*")+/g, '$1')),
  },
  {
    bug: 'takes no groups',
    gate: 'scoring-spellings',
    kind: 'map, groups',
    scorer: misreadGraph((text) => text.replace(/ -- \{[^}]*\}/g, '')),
  },
  {
    bug: 'takes no directed edges',
    gate: 'scoring-spellings',
    kind: 'map, directed',
    scorer: misreadGraph((text) => text.replace(/digraph Map \{[\s\S]*/, '')),
  },
  {
    bug: 'reads comments',
    gate: 'scoring-spellings',
    kind: 'map, comments',
    scorer: misreadGraph((text) => text.replaceAll('//', '')),
  },
  {
    bug: 'takes ids for names where there are labels',
    gate: 'scoring-spellings',
    kind: 'map, labels',
    scorer: misreadGraph((text) => text.replace(/ \[label="[^"]*"\];/g, ';')),
  },
  {
    bug: 'takes the first graph for the answer',
    gate: 'scoring-spellings',
    kind: 'map, after a first attempt',
    scorer: misreadGraph((text) => /^graph \{.*\}/.exec(text)?.[0] ?? text),
  },
  {
    bug: 'wants capitals as they are in the gold',
    gate: 'scoring-spellings',
    kind: 'map, upper case',
    scorer: misjudgedGraph(({ matches, score }) =>
      matches.every(({ gold, predicted }) => gold === predicted || predicted === gold.toLowerCase())
        ? score
        : 0,
    ),
  },
  {
    bug: 'counts precision only',
    gate: 'scoring-corruptions',
    kind: 'map, edge dropped',
    scorer: misjudgedGraph((score) => metric(score, 'edges_precision')),
  },
  {
    bug: 'counts recall only',
    gate: 'scoring-corruptions',
    kind: 'map, edge added',
    scorer: misjudgedGraph((score) => metric(score, 'edges_recall')),
  },
  {
    bug: 'scores nodes for edges',
    gate: 'scoring-corruptions',
    kind: 'map, place swapped',
    scorer: misjudgedGraph((score) => metric(score, 'nodes_f1')),
  },
  {
    bug: 'matches places by the shape of the map',
    gate: 'scoring-corruptions',
    kind: 'map, places exchanged',
    scorer: misjudgedGraph(({ missingEdges, wrongEdges, score, inventedPlaces }) =>
      missingEdges.length === wrongEdges.length && inventedPlaces.length === 0 ? 1 : score,
    ),
  },
  {
    bug: 'passes over places that it does not know',
    gate: 'scoring-corruptions',
    kind: 'map, place invented',
    scorer: misjudgedGraph(({ missingEdges, wrongEdges, inventedPlaces, score }) =>
      missingEdges.length === 0 &&
      wrongEdges.every((edge) => edge.some((end) => inventedPlaces.includes(end)))
        ? 1
        : score,
    ),
  },
  {
    bug: 'takes the arithmetic mean for F1',
    gate: 'scoring-values',
    kind: 'map, edge dropped',
    scorer: misjudgedGraph((score) => (metric(score, 'edges_precision') + metric(score, 'edges_recall')) / 2),
  },
  {
    bug: 'passes over numbered lines',
    gate: 'scoring-spellings',
    kind: 'path, numbered',
    scorer: misreadPath((text) => text.replace(/^\d+\. .*$/gm, '')),
  },
  {
    bug: 'takes no arrows',
    gate: 'scoring-spellings',
    kind: 'path, arrows',
    scorer: misreadPath((text) => text.replaceAll(' -> ', ' qqq ')),
  },
  {
    bug: 'reads reasoning as the answer',
    gate: 'scoring-spellings',
    kind: 'path, after reasoning',
    scorer: misreadPath((text) => text.replace(/<\/?think>/g, '')),
  },
  {
    bug: 'drops the last line',
    gate: 'scoring-spellings',
    kind: 'path, as asked for',
    scorer: misreadPath((text) => text.split('\n').slice(0, -1).join('\n')),
  },
  {
    bug: 'does not reverse the path of task2b',
    gate: 'scoring-spellings',
    kind: 'task2b',
    scorer: inPaths((response, gold) =>
      sound.path(response, gold.task === 'task2b' ? { ...gold, task: 'task2a' } : gold),
    ),
  },
  {
    bug: 'knows the first of the right paths only',
    gate: 'scoring-spellings',
    kind: 'task4',
    scorer: inPaths((response, gold) => sound.path(response, { ...gold, paths: gold.paths.slice(0, 1) })),
  },
  {
    bug: 'drops steps that it does not know',
    gate: 'scoring-corruptions',
    kind: 'path, step invented',
    scorer: inPaths((response, gold) => {
      const { steps } = sound.path(response, gold);
      const known = steps.flatMap((step) => (step.kind === 'place' ? [step.place] : []));
      return sound.path(known.join('\n'), gold);
    }),
  },
  {
    bug: 'compares sets of places',
    gate: 'scoring-corruptions',
    kind: 'path, order reversed',
    scorer: misjudgedPath(({ steps, nearest, score }) => {
      const said = steps.map((step) => (step.kind === 'place' ? step.place : '?')).sort();
      return said.join('\n') === [...nearest].sort().join('\n') ? 1 : score;
    }),
  },
  {
    bug: 'forgives one lost step',
    gate: 'scoring-corruptions',
    kind: 'path, step lost',
    scorer: misjudgedPath(({ steps, nearest, score }) => (steps.length === nearest.length - 1 ? 1 : score)),
  },
  {
    bug: 'divides by the length of the gold',
    gate: 'scoring-values',
    kind: 'path, step added',
    scorer: misjudgedPath(({ steps, nearest, score }) =>
      Math.max(0, 1 - ((1 - score) * Math.max(steps.length, nearest.length)) / nearest.length),
    ),
  },
  {
    bug: 'remembers the last answer to an item',
    gate: 'consistency-scores',
    kind: 'same answer, same score',
    scorer: () => {
      const seen = new Map<GraphGold, number>();
      return {
        ...sound,
        graph: (response, gold) => {
          const score = sound.graph(response, gold);
          const times = seen.get(gold) ?? 0;
          seen.set(gold, times + 1);
          return score.score > 0 && score.score < 1
            ? rescored(score, score.score / (1 + times / 1000))
            : score;
        },
      };
    },
  },
  {
    bug: 'depends on the order of the gold',
    gate: 'consistency-scores',
    kind: 'order of the gold is of no account',
    scorer: inGraphs((response, gold) => {
      const score = sound.graph(response, gold);
      const [[a, b] = ['', '']] = gold.edges;
      return score.score === 1 || a < b ? score : rescored(score, score.score * 0.99);
    }),
  },
  {
    bug: 'throws on half a character',
    gate: 'consistency-scores',
    kind: 'never throws',
    scorer: inPaths((response, gold) => {
      if (response?.isWellFormed() === false) throw new Error('URI malformed');
      return sound.path(response, gold);
    }),
  },
  {
    bug: 'gives no answer full marks',
    gate: 'consistency-scores',
    kind: 'no answer scores 0',
    scorer: inPaths((response, gold) => {
      const score = sound.path(response, gold);
      return score.outcome === 'empty' ? rescored(score, 1) : score;
    }),
  },
  {
    bug: 'divides nothing by nothing',
    gate: 'consistency-scores',
    kind: 'values within 0 and 1',
    scorer: inGraphs((response, gold) => {
      const score = sound.graph(response, gold);
      return score.outcome === 'answered' ? score : { ...score, score: Number.NaN };
    }),
  },
  {
    bug: 'bears the version of another scorer',
    gate: 'consistency-scores',
    kind: 'version of the scorer in every score',
    scorer: inPaths((response, gold) => ({ ...sound.path(response, gold), scorer: 'official@1' })),
  },
];
