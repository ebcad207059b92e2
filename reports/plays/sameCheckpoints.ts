import type { PlayRow } from './playRow.ts';

/**
 * Refuses plays of one game whose progress is counted by different checkpoints, with an `Error` that names the game: it is
 * a sum of weights, and those of another version, or of a file of one's own, must not be averaged with it.
 */
export function refuseMixedCheckpoints(rows: readonly PlayRow[]): void {
  const byGame = new Map<string, string>();
  for (const row of rows) {
    if (row.kind === 'error' || row.play.checkpoints === null) continue;
    const { checkpointsVersion, checkpoints } = row.play;
    const used = JSON.stringify([
      checkpointsVersion,
      checkpoints.reached.map(({ id, weight }) => [id, weight]),
    ]);
    if ((byGame.get(row.game) ?? used) !== used)
      throw new Error(
        `the plays of ${row.game} have their progress from different checkpoints, which must not stand in one table: report on them one by one`,
      );
    byGame.set(row.game, used);
  }
}
