import type { Item } from '../../datasets/item.ts';
import { counted } from '../counted.ts';
import { pooled } from '../pool.ts';
import type { Spending } from '../rewrite.ts';
import { lostLines, type SegmentRule } from '../segments.ts';
import type { GameEntry } from './gameList.ts';
import type { Journal } from './journal.ts';
import { itemProblems, makeItem } from './makeItem.ts';
import { gameInputs, type SegmentedGame, type SegmentFacts } from './segmentGame.ts';
import { segmentInThread } from './segmentThread.ts';
import { splitItems } from './split.ts';
import { type OnText, type RewriteRecord, type Style, type Telling, writeTexts } from './writeTexts.ts';

export interface BuildSettings {
  readonly rule: SegmentRule;
  readonly style: Style;
  /** Fixes the choice of questions, of dev items and of examples. */
  readonly seed: number;
  /** Most games that are played at a time. */
  readonly jobs: number;
}

/** What is told while a build runs. */
export interface BuildWatch {
  readonly onGame: (done: number, total: number, game: GameEntry, found: SegmentedGame) => void;
  readonly onText: OnText;
}

/** A segment that is no item, and why. */
export interface Dropped {
  readonly id: string;
  readonly reasons: readonly string[];
}

export interface Built {
  readonly games: readonly { readonly game: GameEntry; readonly found: SegmentedGame }[];
  readonly items: readonly Item[];
  /** How many examples each item has. */
  readonly examples: number;
  readonly dropped: readonly Dropped[];
  readonly rewrites: readonly RewriteRecord[];
  readonly spent: Spending;
}

/**
 * Makes the items of games: plays and cuts each, has the segments told, asks their questions, and splits them. What is
 * noted in the journal is not done again. The same settings and files give the same items.
 * @throws Error for a game that cannot be played, WriterError
 */
export async function buildItems(
  games: readonly GameEntry[],
  settings: BuildSettings,
  journal: Journal,
  watch: BuildWatch,
): Promise<Built> {
  const { rule, style, seed, jobs } = settings;
  const found = await playAll(games, rule, jobs, journal, watch);
  const segments = found.flatMap(({ game, found }) => found.segments.map((segment) => ({ game, segment })));
  const { tellings, rewrites, spent } = await writeTexts(
    segments.map(({ segment }) => segment),
    style,
    journal,
    watch.onText,
  );
  const outcomes = segments.map(({ game, segment }, index) =>
    outcome(game, segment, tellings[index] as Telling, seed),
  );
  const dropped = outcomes.flatMap((each) => ('reasons' in each ? [each] : []));
  const good = outcomes.flatMap((each) => ('reasons' in each ? [] : [each]));
  if (good.length === 0) throw new Error(nothingFound(found, dropped));
  const { items, examples } = splitItems(good, seed);
  return { games: found, items, examples, dropped, rewrites, spent };
}

/** Plays all games, also after one that cannot be played: all of these are then named together. */
async function playAll(
  games: readonly GameEntry[],
  rule: SegmentRule,
  jobs: number,
  journal: Journal,
  { onGame }: BuildWatch,
): Promise<Built['games']> {
  const failures: string[] = [];
  let done = 0;
  const played = await pooled(games, jobs, async (game) => {
    try {
      const found = await journal.once(gameInputs(game, rule), () => segmentInThread(game, rule));
      onGame(++done, games.length, game, found);
      return [{ game, found }];
    } catch (error) {
      failures.push((error as Error).message);
      return [];
    }
  });
  if (failures.length === 0) return played.flat();
  throw new Error(
    `${failures.length} of ${counted(games.length, 'game')} cannot be played:\n${failures.sort().join('\n')}`,
  );
}

function outcome(game: GameEntry, segment: SegmentFacts, telling: Telling, seed: number): Item | Dropped {
  if (telling.kind === 'refused') return { id: segment.id, reasons: telling.problems };
  const item = makeItem(game, segment, telling.told, seed);
  const reasons = itemProblems(item);
  return reasons.length > 0 ? { id: segment.id, reasons } : item;
}

function nothingFound(found: Built['games'], dropped: readonly Dropped[]): string {
  const games = found.flatMap(({ game, found }) => [
    `${game.id}: ${counted(found.segments.length, 'segment')} in ${counted(found.visits, 'visit')}`,
    ...lostLines(found).map((line) => `  ${line}`),
  ]);
  const left = dropped.map(({ id, reasons }) => `left out ${id}: ${reasons.join(' ')}`);
  return ['there is no item to make of these games', ...games, ...left].join('\n');
}
