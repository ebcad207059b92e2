import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the games that users fetch for themselves: PLUGH_GAMES, or `games` in a folder `shared` beside the project. */
export const gamesFolder =
  process.env.PLUGH_GAMES ?? fileURLToPath(new URL('../../../shared/games', import.meta.url));

export const gamesAreHere = existsSync(join(gamesFolder, 'games.json'));

/** What to put after the names of tests that need the games. */
export const whyNot = gamesAreHere ? '' : ` (skipped: no games in ${gamesFolder}; set PLUGH_GAMES)`;

export function gameFile(name: string): Buffer {
  return readFileSync(join(gamesFolder, name));
}
