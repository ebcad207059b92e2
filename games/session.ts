import { openGame } from './opening.ts';
import { findPlayer, type Player, playerRoom } from './player.ts';
import { readScore } from './replay.ts';
import { type Parents, parentOf, readParents } from './tree.ts';
import { StoryError } from './zmachine/errors.ts';
import { type Game, loadStory, type Snapshot, type StoryOptions, type Turn } from './zmachine/game.ts';

/**
 * What a game's state says, read from its memory and never from its text. Room, tree and score stay as they are;
 * attributes and globals are those of the moment in which they are asked for.
 */
export interface State {
  /** Object number of the room that the player is in, through vehicles; 0 where that is nowhere. */
  readonly room: number;
  readonly player: number;
  readonly parents: Parents;
  /** null in games that show none. */
  readonly score: number | null;
  /** The story has ended, or asks no more than whether to restart it. */
  readonly over: boolean;
  hasAttribute(object: number, attribute: number): boolean;
  /** Value of a global variable (0 to 239), signed: −32768 to 32767. */
  global(number: number): number;
}

export interface SessionOptions extends StoryOptions {
  /** Number or name of the player's object; it is found by itself if left out. */
  readonly player?: number | string;
  /** Where the story reads when it is over and asks whether to restart; see {@link Game.waitsAt}. */
  readonly finish?: readonly number[];
}

/** A moment of a session, to go back to. */
export interface Moment {
  readonly game: Snapshot;
  readonly turn: Turn;
  readonly score: number | null;
}

/** A game that is being played, with the state that checkpoints are about. */
export class Session {
  readonly game: Game;
  readonly player: Player;
  private readonly finish: readonly number[];
  private readonly count: number;
  private last: Turn;
  private score: number | null = null;

  /** Starts the story. @throws StoryError, PlayerNotFoundError */
  constructor(story: Uint8Array, options: SessionOptions = {}) {
    this.game = loadStory(story, options);
    this.finish = options.finish ?? [];
    this.last = openGame(this.game);
    this.count = this.game.objects.count();
    this.player = findPlayer(this.game, [], options.player);
    this.noteScore();
  }

  /** What came of the opening, or of the last command. */
  get turn(): Turn {
    return this.last;
  }

  /** Plays a command. @throws StoryError, after which only {@link restore} helps */
  send(command: string): Turn {
    this.last = this.game.send(command);
    this.noteScore();
    return this.last;
  }

  /**
   * Plays a command, or leaves the game as it was and returns the fault where the story cannot carry the command out:
   * a bug of the story that the command has met, or one that hangs.
   */
  attempt(command: string): StoryError | undefined {
    const before = this.moment();
    try {
      this.send(command);
      return undefined;
    } catch (error) {
      if (!(error instanceof StoryError)) throw error;
      this.restore(before);
      return error;
    }
  }

  state(): State {
    const parents = readParents(this.game, this.count);
    return {
      room: playerRoom(this.player, parents),
      player: this.player.object,
      parents,
      score: this.score,
      over: this.last.awaits === 'end' || this.finish.includes(this.game.waitsAt),
      hasAttribute: (object, attribute) => this.game.objects.hasAttribute(object, attribute),
      global: (number) => (this.game.global(number) << 16) >> 16,
    };
  }

  /** The objects that are somewhere in the room, in what stands there, or with the player; not rooms, not the player. */
  things(state: State): number[] {
    const { parents, room, player } = state;
    return Array.from(parents.keys()).filter(
      (object) => object !== player && object !== room && isWithin(parents, object, room),
    );
  }

  moment(): Moment {
    return { game: this.game.snapshot(), turn: this.last, score: this.score };
  }

  /** Goes back (or forth) to a moment of this session. */
  restore({ game, turn, score }: Moment): void {
    this.game.restore(game);
    this.last = turn;
    this.score = score;
  }

  private noteScore(): void {
    this.score = readScore(this.game, this.last) ?? this.score;
  }
}

/** Whether an object is in a place, also inside of something that is in it. */
export function isWithin(parents: Parents, object: number, place: number): boolean {
  let at = parentOf(parents, object);
  // A chain longer than the table is a loop, which only a broken story has.
  for (let steps = 0; at !== 0 && steps < parents.length; steps++) {
    if (at === place) return true;
    at = parentOf(parents, at);
  }
  return false;
}
