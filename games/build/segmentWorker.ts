import { parentPort, workerData } from 'node:worker_threads';
import type { SegmentRule } from '../segments.ts';
import type { GameEntry } from './gameList.ts';
import { segmentGame } from './segmentGame.ts';

/** The thread of one game: see `segmentInThread`. */
const { game, rule } = workerData as { game: GameEntry; rule: SegmentRule };
parentPort?.postMessage(segmentGame(game, rule));
