import { openGame } from './opening.ts';
import { findPlayer, playerRoom } from './player.ts';
import { type Parents, readParents } from './tree.ts';
import { type Game, loadStory, type StoryOptions, type Turn } from './zmachine/game.ts';

export interface ReplayOptions extends StoryOptions {
  /** Number or name of the player's object; it is found by itself if left out. */
  readonly player?: number | string;
}

/** An object of the game by number and short name. */
export interface NamedObject {
  readonly id: number;
  readonly name: string;
}

/** One turn of a replayed game. */
export interface ReplayTurn {
  /** 0 is the opening, before any command. */
  readonly turn: number;
  readonly command: string | null;
  readonly text: string;
  readonly bold: Turn['bold'];
  /** Where the player is; null when nowhere. */
  readonly room: NamedObject | null;
  /** null in games that show none. */
  readonly score: number | null;
  /** What the player's object holds. */
  readonly inventory: readonly NamedObject[];
  /** The object tree after the turn. */
  readonly parents: Parents;
  /** The game had ended before this command, which therefore did nothing. */
  readonly ended: boolean;
}

/** A game that replays commands: its turns, and the names of its objects. */
export interface Replay {
  readonly turns: Iterable<ReplayTurn>;
  name(object: number): string;
}

/**
 * Replays commands from the start of a story, turn by turn as they are asked for. Title pages that wait for a key are
 * passed with Return. There is one turn for each command, also for those after the game's end.
 * @throws StoryError (at once for a bad file, else with the turn that fails), PlayerNotFoundError
 */
export function replay(story: Uint8Array, commands: readonly string[], options: ReplayOptions = {}): Replay {
  const game = loadStory(story, options);
  return { turns: playTurns(game, commands, options.player), name: (object) => game.objects.name(object) };
}

function* playTurns(
  game: Game,
  commands: readonly string[],
  wanted: ReplayOptions['player'],
): Generator<ReplayTurn> {
  let result = openGame(game);
  const player = findPlayer(game, commands, wanted);
  const count = game.objects.count();
  const headings = new Map<number, string>();
  let score: number | null = null;
  for (const [turn, command] of [null, ...commands].entries()) {
    const ended = result.awaits === 'end' && command !== null;
    if (ended) result = { ...result, text: '', bold: [], status: '' };
    else if (command !== null) result = game.send(command);
    const parents = readParents(game, count);
    const room = playerRoom(player, parents);
    const heading = firstBold(result);
    if (heading !== undefined && !headings.has(room)) headings.set(room, heading);
    score = readScore(game, result) ?? score;
    yield {
      turn,
      command,
      text: result.text,
      bold: result.bold,
      room: room === 0 ? null : { id: room, name: game.objects.name(room) || (headings.get(room) ?? '') },
      score,
      inventory: childrenOf(game, player.object),
      parents,
      ended,
    };
  }
}

/** Some games give their rooms no names; the heading in bold is one. */
function firstBold({ text, bold }: Turn): string | undefined {
  return bold.map(({ start, end }) => text.slice(start, end).trim()).find((heading) => heading !== '');
}

function childrenOf(game: Game, object: number): NamedObject[] {
  const children: NamedObject[] = [];
  const limit = game.objects.count();
  for (
    let id = game.objects.child(object);
    id !== 0 && children.length < limit;
    id = game.objects.sibling(id)
  ) {
    children.push({ id, name: game.objects.name(id) });
  }
  return children;
}

const SCORE = /\bscore:?\s{0,9}(-?\d{1,6})\b/gi;

/** The score that the status line shows: in version 3 the second global, later what the game prints there. */
export function readScore(game: Game, { status }: Turn): number | undefined {
  if (game.version === 3) return game.timed ? undefined : (game.global(1) << 16) >> 16;
  const shown = [...status.matchAll(SCORE)].at(-1);
  return shown === undefined ? undefined : Number(shown[1]);
}
