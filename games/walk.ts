import { openGame } from './opening.ts';
import { findPlayer, type Player, playerRoom } from './player.ts';
import { type ReplayOptions, type ReplayTurn, replay } from './replay.ts';
import { ancestors, type Parents } from './tree.ts';
import { loadStory } from './zmachine/game.ts';

/** A walkthrough played to its end: every turn, and who is where. */
export interface Walk {
  /** Without the commands after the game's end. */
  readonly turns: readonly ReplayTurn[];
  readonly player: Player;
  readonly objectCount: number;
  /** Short name of an object, without blanks around it or in a row. */
  name(object: number): string;
}

/**
 * Plays all commands from the start of a story.
 * @throws StoryError, PlayerNotFoundError
 */
export function playWalk(story: Uint8Array, commands: readonly string[], options: ReplayOptions = {}): Walk {
  const game = loadStory(story, options);
  openGame(game);
  const player = findPlayer(game, commands, options.player);
  const played = replay(story, commands, options);
  const turns = [...played.turns].filter(({ ended }) => !ended);
  return {
    turns,
    player,
    objectCount: game.objects.count(),
    name: (object) => tidyName(played.name(object)),
  };
}

/** Names on one line, with single blanks. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

/** The room that an object is in, through containers and whoever holds it; 0 where that is nowhere. */
export function roomOf({ player }: Walk, parents: Parents, object: number): number {
  return playerRoom({ object, roomHolder: player.roomHolder }, parents);
}

/** Whether the player has an object, in the hand or in something carried. */
export function isHeld({ player }: Walk, parents: Parents, object: number): boolean {
  return ancestors(parents, object).includes(player.object);
}
