import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../datasets/packageRoot.ts';
import { cacheBase } from '../datasets/published/catalogue.ts';
import { sha256 } from './checkpoints/load.ts';

/** A story file that is known by name: not bundled, but free to be fetched. */
export interface KnownStory {
  readonly name: string;
  readonly file: string;
  readonly sha256: string;
  /** Its git blob id, by which a download is verified. */
  readonly blob: string;
  /** The folder that the file is served from. */
  readonly servedAt: string;
  readonly licence: string;
}

const LICENCE = 'MIT, Copyright (c) 2025 Microsoft';

/** A file of a game's own repository, at one commit. */
function released(name: string, commit: string, hash: string, blob: string): KnownStory {
  const servedAt = `https://raw.githubusercontent.com/historicalsource/${name}/${commit}/COMPILED/`;
  return { name, file: `${name}.z3`, sha256: hash, blob, servedAt, licence: LICENCE };
}

export const STORIES: readonly KnownStory[] = [
  released(
    'zork1',
    '97b7b3d68c075dd9af7da499c3e9690ada3471fd',
    '37084966477dff679282de42974b2077156b1bd68fad92a65d4ea94d8eb64d79',
    'e447402828441d44375b2b067befcd0ef02b37b7',
  ),
  released(
    'zork2',
    '3da9661098809788a99cef00f00c865c6c204f96',
    '3ae7d5558943e9721f3e4b273c8a7faec1a03a604e1ae4ee1cde472c21cb24ac',
    'd6dccf0b9000d7dbdf9e79e17b58f7a9e52298f1',
  ),
  released(
    'zork3',
    '3ec9ed412b5f3cafe65d83c727d07db1fe4a86a8',
    'b637a242865d059890184164ce8dec28554cc80901dcbf26c740b2d1ed0d4eb8',
    '7ea627eb819ea084eeb7029964ef1ee6b0837438',
  ),
];

/** The folder of fetched story files: `PLUGH_GAMES`, or `games` in the cache folder of this package. */
export function gamesFolder(): string {
  return process.env.PLUGH_GAMES || join(cacheBase(), 'games');
}

/** A story file, and what this package knows of it. */
export interface Story {
  /** The name it is known by, or the path. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly known: KnownStory | undefined;
}

/**
 * Reads the story file of a known name (zork1, zork2, zork3), or at a path. Throws an `Error` that says how to get it
 * where it is not there.
 */
export function readStory(game: string): Story {
  const named = STORIES.find(({ name }) => name === game.toLowerCase());
  const path = named === undefined ? game : join(gamesFolder(), named.file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy =
      named === undefined
        ? `give the path of a story file, or one of ${STORIES.map(({ name }) => name).join(', ')}`
        : `fetch it with \`npx plugh fetch ${named.name}\`, or set PLUGH_GAMES to the folder that has it`;
    throw new Error(`cannot read the story file "${path}" (${code}). Mend: ${remedy}`);
  }
  const hash = sha256(bytes);
  const known = STORIES.find((story) => story.sha256 === hash);
  return { name: known?.name ?? game, bytes, known };
}

/** The checkpoints that this package has for a story file. */
export function bundledCheckpoints({ known }: Story): string | undefined {
  return bundled(known, 'yaml');
}

/** The walkthrough that this package has for a story file. */
export function bundledWalkthrough({ known }: Story): string | undefined {
  return bundled(known, 'walkthrough.txt');
}

function bundled(known: KnownStory | undefined, ending: string): string | undefined {
  if (known === undefined) return undefined;
  const path = join(packageRoot, 'games/checkpoints', `${known.name}.${ending}`);
  return existsSync(path) ? path : undefined;
}
