import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { StoryObject } from '../../datasets/item.ts';
import { segmentMap, type WalkedMap } from '../segmentMap.ts';
import { type FoundSegments, findSegments, type SegmentRule } from '../segments.ts';
import { storyObjects } from '../storyObjects.ts';
import { transcript } from '../transcript.ts';
import type { Visit } from '../visits.ts';
import { playWalk } from '../walk.ts';
import { parseWalkthrough } from '../walkthrough.ts';
import type { GameEntry } from './gameList.ts';

/** A segment with all that the game tells about it. */
export interface SegmentFacts extends WalkedMap {
  /** `zork1-02`: the game, and the number of the segment from 01. */
  readonly id: string;
  /** First and last turn of the walkthrough. */
  readonly turns: readonly [first: number, last: number];
  readonly transcript: string;
  /** What hints may point at, by the transcript. */
  readonly objects: readonly StoryObject[];
}

/** A game played and cut. Plain data: it comes from another thread, and is kept in the journal. */
export interface SegmentedGame extends Pick<FoundSegments, 'lostToNames'> {
  readonly segments: readonly SegmentFacts[];
  readonly visits: number;
  readonly turns: number;
  readonly finalScore: number | null;
}

/**
 * Plays a game's walkthrough and cuts it into segments.
 * @throws Error that names the game, for a file that is not the listed one or that cannot be played
 */
export function segmentGame(game: GameEntry, rule: SegmentRule): SegmentedGame {
  const sha256 = digest(game.story);
  if (game.sha256 !== undefined && game.sha256 !== sha256)
    throw new Error(`${game.story} is not the listed file: its SHA-256 is ${sha256}, and not ${game.sha256}`);
  const walk = playWalk(readFileSync(game.story), parseWalkthrough(readFileSync(game.commands, 'utf8')), {
    seed: game.seed,
    ...(game.player !== undefined && { player: game.player }),
  });
  const { visits, segments, lostToNames } = findSegments(walk, rule);
  return {
    segments: segments.map((segment, index): SegmentFacts => {
      const firstTurn = (visits[segment.first] as Visit).firstTurn;
      const lastTurn = (visits[segment.last] as Visit).lastTurn;
      const map = segmentMap(visits, segment);
      return {
        id: `${game.id}-${String(index + 1).padStart(2, '0')}`,
        turns: [firstTurn, lastTurn],
        ...map,
        transcript: transcript(walk.turns.slice(firstTurn, lastTurn + 1)),
        objects: storyObjects(walk, { firstTurn, lastTurn }, map.path),
      };
    }),
    lostToNames,
    visits: visits.length,
    turns: walk.turns.length - 1,
    finalScore: walk.turns.at(-1)?.score ?? null,
  };
}

/** All that the outcome depends on: the files' contents, not their places. */
export function gameInputs(
  { id, story, commands, seed, player, sha256 }: GameEntry,
  rule: SegmentRule,
): unknown {
  return { segment: digest(story), commands: digest(commands), id, seed, player, sha256, rule };
}

/** SHA-256 of a file's content, in hexadecimal digits. */
export function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
