import { distinctEdges } from '../../datasets/edges.ts';
import { neighbours, shortestPaths } from '../../datasets/shortestPaths.ts';
import type { MapAnswer } from '../../games/play/metadata.ts';
import type { View } from '../../games/play/play.ts';
import type { Play } from '../../games/play/record.ts';
import { shuffled } from '../../games/seeded.ts';
import type { Session } from '../../games/session.ts';
import { type Edge, scoreGraph, scorePath } from '../../scoring/index.ts';
import type { PlayerSettings } from './settings.ts';

const MAP_QUESTION =
  'The game is paused for a question. Compile a description of the graph of the locations that you have been in so far, in a graphviz format, undirected, without nodes description, only with edges without labels for directly connected nodes: those between which you have moved. Use the names that the game gives. Answer with the graph alone.';
const wayQuestion = (from: string, to: string) =>
  `The game is paused for a question. Write the shortest path between the two locations below (source and target) over the connections by which you have moved so far, as a sequence of locations starting from the source and ending with the target, one by one, each on a new line. Answer with the names alone.\n\n# Source and target\n\n${from}\n${to}`;

/** Fewest connections of which a map is asked. */
const LEAST = 2;

/** Asks the playing model for the map of what it has seen, at the end of a play and, if wanted, on the way. */
export class MapQuestions {
  private readonly answers: MapAnswer[] = [];
  private readonly wanted: PlayerSettings['map'];
  private readonly session: Session;
  private readonly seed: number;
  private readonly ask: (view: View, question: string) => Promise<string>;
  private lastStep = 0;

  constructor(
    wanted: PlayerSettings['map'],
    session: Session,
    seed: number,
    ask: (view: View, question: string) => Promise<string>,
  ) {
    this.wanted = wanted ?? false;
    this.session = session;
    this.seed = seed;
    this.ask = ask;
  }

  async afterTurn(view: View, soFar: () => Play, isEnd: boolean): Promise<void> {
    if (this.wanted === false) return;
    const every = typeof this.wanted === 'object' ? this.wanted.every : undefined;
    const isDue = every !== undefined && view.step > this.lastStep && view.step % every === 0;
    if (!isDue && !isEnd) return;
    this.lastStep = view.step;
    const answer = await this.question(view, soFar());
    if (answer !== undefined) this.answers.push(answer);
  }

  /** For the metadata of the row. */
  get result(): { readonly maps?: readonly MapAnswer[] } {
    return this.wanted === false ? {} : { maps: this.answers };
  }

  private async question(view: View, play: Play): Promise<MapAnswer | undefined> {
    const name = (room: number) => this.session.game.objects.name(room);
    const edges = distinct(play.moves.map(({ from, to }) => [name(from), name(to)]));
    if (edges.length < LEAST) return undefined;
    const drawn = await this.ask(view, MAP_QUESTION);
    const graph = scoreGraph(drawn, { edges });
    const { edges_f1 = 0, nodes_f1 = 0 } = graph.metrics;
    return {
      step: view.step,
      places: new Set(edges.flat()).size,
      connections: edges.length,
      map: { answer: drawn, outcome: graph.outcome, edges_f1, nodes_f1 },
      way: await this.way(view, play, edges),
    };
  }

  /**
   * Between rooms whose names no other room has, and where no way as short leads through others: only those can be told
   * apart by name.
   */
  private async way(view: View, { rooms }: Play, all: readonly Edge[]): Promise<MapAnswer['way']> {
    const shared = new Set(
      rooms.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) !== index),
    );
    const edges = all.filter(([a, b]) => !shared.has(a) && !shared.has(b));
    const isPlain = (from: string, to: string) =>
      !shortestPaths(all, from, to)
        .flat()
        .some((name) => shared.has(name));
    const ends = farApart(edges, this.seed + view.step, isPlain);
    if (ends === undefined) return null;
    const [from, to] = ends;
    const answer = await this.ask(view, wayQuestion(from, to));
    const { outcome, metrics } = scorePath(answer, {
      task: 'task3',
      paths: shortestPaths(edges, from, to),
      locations: [...new Set(edges.flat())],
      edges,
    });
    const { similarity = 0, exact = 0 } = metrics;
    return { from, to, answer, outcome, similarity, exact };
  }
}

/** Connections between places of different names, each once. */
function distinct(moves: readonly Edge[]): Edge[] {
  return distinctEdges(moves.filter(([a, b]) => a !== b && a !== '' && b !== ''));
}

/** A place, and one of those farthest from it, at least two moves away, that may be asked about; which, the seed says. */
function farApart(
  edges: readonly Edge[],
  seed: number,
  mayBeAsked: (from: string, to: string) => boolean,
): [string, string] | undefined {
  const near = neighbours(edges);
  for (const from of shuffled([...near.keys()], seed, 'way')) {
    const distances = new Map([[from, 0]]);
    for (const [place, distance] of distances)
      for (const next of near.get(place) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
    const [to, distance] = [...distances].at(-1) as [string, number];
    if (distance >= 2 && mayBeAsked(from, to)) return [from, to];
  }
  return undefined;
}
