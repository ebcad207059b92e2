import type { ReplayTurn } from './replay.ts';
import { tidyName } from './walk.ts';

/** A stay in one room: a run of turns after which the player is there. */
export interface Visit {
  /** Object number of the room; 0 where the player is nowhere, or where the game gives no name. */
  readonly room: number;
  readonly name: string;
  /** Indices of the first and the last turn. The first one's command led here, and its text tells of the arrival. */
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/** The visits of a walk, one after the other: every turn belongs to one. */
export function visitsOf(turns: readonly Pick<ReplayTurn, 'room'>[]): Visit[] {
  const visits: Visit[] = [];
  for (const [turn, { room }] of turns.entries()) {
    const name = tidyName(room?.name ?? '');
    const here = name === '' ? 0 : (room?.id ?? 0);
    const last = visits.at(-1);
    if (last !== undefined && last.room === here) visits[visits.length - 1] = { ...last, lastTurn: turn };
    else visits.push({ room: here, name, firstTurn: turn, lastTurn: turn });
  }
  return visits;
}
