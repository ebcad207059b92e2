/** One thing shown to a player, and what was said to it. */
export interface Exchange {
  readonly shown: string;
  readonly reply: string;
  /** The command that was read from it; null where none could be. */
  readonly command: string | null;
}

/**
 * How a play ended: `won`; `died`, for good; `quit`, by the player's command; `ended`, a story without checkpoints was
 * over in some way; `cap`, the commands were used up; `silent`, no command came any more.
 */
export const ENDS = ['won', 'died', 'quit', 'ended', 'cap', 'silent'] as const;
export type End = (typeof ENDS)[number];

/**
 * Limits that a play has met: `steps`, the cap; `unreadable`, too many answers in a row without a command; `history`,
 * earlier turns had to be left out of a prompt; `retries`, a call had to be tried again; `story fault`, the story could
 * not carry a command out.
 */
export type Limit = 'steps' | 'unreadable' | 'history' | 'retries' | 'story fault';

export interface PlayedCommand {
  readonly command: string;
  /** After the command. */
  readonly room: number;
  readonly score: number | null;
  readonly progress: number;
  readonly reached: readonly string[];
}

export interface VisitedRoom {
  readonly id: number;
  readonly name: string;
  /** When it was seen first; 0 is the opening. */
  readonly step: number;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly command: string;
  readonly step: number;
}

/** What a play has reached of a game's checkpoints. */
export interface Checked {
  readonly reached: readonly {
    readonly id: string;
    readonly title: string;
    readonly weight: number;
    readonly step: number | null;
  }[];
  /** Sum of the weights reached, 0 to 100. */
  readonly progress: number;
  /** For comparison only: it depends on the order of play. */
  readonly highestPercentage: number;
}

/** A play, as far as it has come. */
export interface Play {
  readonly commands: readonly PlayedCommand[];
  readonly rooms: readonly VisitedRoom[];
  readonly moves: readonly Move[];
  /** null for a story without a checkpoint file. */
  readonly checkpoints: Checked | null;
  readonly score: number | null;
  readonly deaths: number;
  /** Answers without a command. */
  readonly unreadable: number;
  readonly end: End;
  readonly limits: readonly Limit[];
  readonly transcript: string;
}
