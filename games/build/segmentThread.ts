import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SegmentRule } from '../segments.ts';
import type { GameEntry } from './gameList.ts';
import type { SegmentedGame } from './segmentGame.ts';

/**
 * Plays and cuts a game in a thread of its own. Threads, not processes: the work is all computing, its outcome plain
 * data, a thread starts in a few hundredths of a second, and none outlives a build that is stopped.
 * @throws Error that names the game
 */
export function segmentInThread(game: GameEntry, rule: SegmentRule): Promise<SegmentedGame> {
  const here = fileURLToPath(import.meta.url);
  const file = new URL(`./segmentWorker${extname(here)}`, import.meta.url);
  return new Promise((resolve, reject) => {
    // The worker is plain Node, whatever flags this process was started with.
    const worker = new Worker(file, { workerData: { game, rule }, execArgv: [] });
    const fail = (problem: string) => reject(new Error(`${game.id}: ${problem}`));
    worker.once('message', resolve);
    worker.once('error', (error) => fail((error as Error).message));
    worker.once('exit', (code) => fail(`its thread ended with code ${code}`));
  });
}
