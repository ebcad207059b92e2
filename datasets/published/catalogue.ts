import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * The commit of the paper's repository that the published scores belong to, and where its files are served. Raw
 * URLs want the full id (whether they take the short one, e3cacd9, was not tried). The README of that commit names
 * both files and no folder; the download itself could not be tried where this was written.
 */
export const COMMIT = 'e3cacd95dec66ee3c134daabad4bee4cae675ad9';
export const PUBLISHED_AT = `https://raw.githubusercontent.com/altsoph/PLUGH/${COMMIT}`;

/** A file that the user fetches: it carries no licence, so it is never bundled. */
export interface PublishedFile {
  readonly name: string;
  /** The git blob id of its content at `COMMIT`. */
  readonly blob: string;
}

export const DATA: PublishedFile = {
  name: 'plugh.json',
  blob: '738cfe6727d78442702318e4d95adbcadbbd0f34',
};
export const RESPONSES: PublishedFile = {
  name: 'plugh.responses.json',
  blob: '0632d0fd208642eb63bfd0cd30191280522ef55b',
};
export const PUBLISHED_FILES: readonly PublishedFile[] = [DATA, RESPONSES];

/**
 * The folder of the fetched files: in `$XDG_CACHE_HOME` (which counts only as an absolute path) or `~/.cache`, one
 * for each commit.
 */
export function cacheFolder(): string {
  return join(cacheBase(), COMMIT.slice(0, 12));
}

/** The folder of everything that this package fetches. */
export function cacheBase(): string {
  const { XDG_CACHE_HOME: xdg = '' } = process.env;
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.cache'), 'promptfoo-plugh');
}

/** Where a published file lies once it is fetched. */
export function cachedPath({ name }: PublishedFile): string {
  return join(cacheFolder(), name);
}
