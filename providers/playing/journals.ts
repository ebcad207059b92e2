import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheBase } from '../../datasets/published/catalogue.ts';
import { Journal } from '../../games/build/journal.ts';

/** Journals of plays that this process has finished: a play like it that follows is another one. */
const finished = new Set<string>();

/**
 * The journal of a play, named by all that the play depends on: one that was stopped is found again and goes on where
 * it was. A finished play's is kept until the run ends, so that one killed before its other plays were done need not
 * pay for this one again.
 */
export function openJournal(
  folder: string | undefined,
  game: string,
  key: string,
): { journal: Journal; file: string } {
  const place = folder ?? join(cacheBase(), 'plays');
  const name = game.replace(/^.*[/\\]/, '').replace(/[^\w.-]/g, '_');
  const file = join(place, `${name}-${key.slice(0, 24)}.jsonl`);
  if (finished.delete(file)) rmSync(file, { force: true });
  mkdirSync(place, { recursive: true });
  return { journal: new Journal(file), file };
}

/** To be told when a play is finished. */
export function finishJournal(file: string): void {
  if (finished.size === 0 && !isWatching) {
    isWatching = true;
    process.once('exit', () => {
      for (const file of finished) rmSync(file, { force: true });
    });
  }
  finished.add(file);
}

let isWatching = false;
