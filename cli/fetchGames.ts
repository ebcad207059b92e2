import { styleText } from 'node:util';
import { fetchPublished } from '../datasets/published/fetch.ts';
import { gamesFolder, STORIES } from '../games/catalogue.ts';
import type { FetchArguments } from './fetch.ts';
import { fetchProgress } from './fetchProgress.ts';

/** `plugh fetch zork1 …`: story files into the folder of the games, verified by their git blob ids. */
export async function fetchGames(names: readonly string[], options: FetchArguments): Promise<void> {
  const { from, force = false, json = false, timeout } = options;
  const folder = gamesFolder();
  for (const { name, file, blob, servedAt, licence } of STORIES.filter(({ name }) => names.includes(name))) {
    const [fetched] = await fetchPublished({
      from: from ?? servedAt,
      folder,
      force,
      files: [{ name: file, blob }],
      silenceMs: timeout * 1000,
      ...(!json && { watch: fetchProgress() }),
    });
    if (fetched === undefined) continue;
    if (json) console.log(JSON.stringify({ game: name, licence, ...fetched }));
    else
      console.log(
        `${styleText('green', 'ok')}  ${name}: ${fetched.status === 'present' ? 'already here' : 'fetched'}, ${fetched.bytes} bytes, git blob ${blob.slice(0, 12)} verified; licence: ${licence}\n    ${fetched.path}`,
      );
  }
}
