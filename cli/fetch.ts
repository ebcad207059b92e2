import { styleText } from 'node:util';
import { Argument, Command, InvalidArgumentError } from 'commander';
import {
  COMMIT,
  cacheFolder,
  PUBLISHED_AT,
  PUBLISHED_FILES,
  type PublishedFile,
} from '../datasets/published/catalogue.ts';
import { SILENCE_TIMEOUT_MS } from '../datasets/published/download.ts';
import { type Fetched, fetchPublished, presentFiles } from '../datasets/published/fetch.ts';
import { gamesFolder, STORIES } from '../games/catalogue.ts';
import { fetchGames } from './fetchGames.ts';
import { fetchProgress } from './fetchProgress.ts';

const LICENCE =
  "The paper's data carry no licence: all rights are their authors'. They are fetched for your own use and are not\nredistributed by this package; do not commit or publish them.";

export interface FetchArguments {
  readonly from?: string;
  readonly force?: boolean;
  readonly timeout: number;
  readonly json?: boolean;
}

/** `plugh fetch`: the paper's data and recorded answers into the cache folder, verified. */
export function fetchCommand(files: readonly PublishedFile[] = PUBLISHED_FILES): Command {
  return new Command('fetch')
    .description(
      "Fetch the paper's data and recorded answers, which carry no licence, or story files; neither is bundled",
    )
    .addArgument(
      new Argument('[games...]', "story files to play, in place of the paper's data").choices(
        STORIES.map(({ name }) => name),
      ),
    )
    .option('--from <source>', 'a mirror: the URL or path of one file, or of a folder that holds both')
    .option('--force', 'fetch also what is there already')
    .option('--timeout <seconds>', 'how long a server may be silent', seconds, SILENCE_TIMEOUT_MS / 1000)
    .option('--json', 'print one JSON object: {folder, commit, licence, files, missing}, and no progress')
    .addHelpText(
      'after',
      `
${LICENCE}

The files (${files.map(({ name }) => name).join(', ')}) come from
  ${PUBLISHED_AT}
go to ${cacheFolder()} (XDG_CACHE_HOME moves it), and are verified by their git blob ids.
Story files go to ${gamesFolder()} (PLUGH_GAMES names another folder); their licence is shown.
A proxy is taken from HTTP_PROXY, HTTPS_PROXY and NO_PROXY.

Examples:
  plugh fetch
  plugh fetch zork1 zork2 zork3                      story files, for playing
  plugh fetch --from ~/Downloads/plugh.json          a machine without network
  plugh fetch --from https://mirror.example/plugh/   a folder with both files`,
    )
    .action(async (games: string[], options: FetchArguments) => {
      if (games.length > 0) return fetchGames(games, options);
      const { from, force = false, json = false } = options;
      if (!json) console.log(`${LICENCE}\n`);
      const fetched = await fetchPublished({
        ...(from !== undefined && { from }),
        force,
        files,
        silenceMs: options.timeout * 1000,
        ...(!json && { watch: fetchProgress() }),
      });
      const folder = cacheFolder();
      const here = presentFiles(folder, files).map(({ file }) => file);
      const missing = files.map(({ name }) => name).filter((name) => !here.includes(name));
      if (json)
        console.log(JSON.stringify({ folder, commit: COMMIT, licence: null, files: fetched, missing }));
      else for (const line of report(fetched, missing)) console.log(line);
    });
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value)))
    throw new InvalidArgumentError('It must be a number of seconds above 0.');
  return value;
}

function report(fetched: readonly Fetched[], missing: readonly string[]): string[] {
  const ok = styleText('green', 'ok');
  const lines = fetched.map(
    ({ file, path, bytes, blob, status }) =>
      `${ok}  ${file}: ${status === 'present' ? 'already here' : 'fetched'}, ${bytes} bytes, git blob ${blob.slice(0, 12)} verified\n    ${path}`,
  );
  const rest = missing.map((name) => `--  ${name}: not here yet`);
  const idle = fetched.every(({ status }) => status === 'present')
    ? ['Nothing to do (--force fetches again).']
    : [];
  return [...lines, ...rest, ...idle];
}
