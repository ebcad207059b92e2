import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublishedFile } from './catalogue.ts';
import { type DownloadOptions, download } from './download.ts';

/** A place that has one of some published files; which one, its content tells. */
export interface Offer {
  /** The URL or the path. */
  readonly at: string;
  readonly files: readonly PublishedFile[];
  readonly read: (options: DownloadOptions) => Promise<Uint8Array>;
}

/**
 * What a source offers of the published files. A source is a URL or a path: of one file (a URL is, if it ends in
 * `.json`), or of a folder that holds them all under their names. Throws an `Error` for a path that leads nowhere.
 */
export function offersOf(source: string, files: readonly PublishedFile[]): Offer[] {
  if (/^https?:\/\//i.test(source)) return offersAtUrl(source, files);
  const path = source.startsWith('file:') ? fileURLToPath(source) : source;
  const offer = (at: string, which: readonly PublishedFile[]): Offer => ({
    at,
    files: which,
    read: async () => readOrExplain(at, () => readFileSync(at)),
  });
  return isFolder(path)
    ? files.map((file) => offer(join(path, file.name), [file]))
    : [offer(path, named(basename(path), files))];
}

function offersAtUrl(source: string, files: readonly PublishedFile[]): Offer[] {
  const offer = (at: string, which: readonly PublishedFile[]): Offer => ({
    at,
    files: which,
    read: (options) => download(at, options),
  });
  const { pathname } = new URL(source);
  if (pathname.endsWith('.json')) return [offer(source, named(basename(pathname), files))];
  const base = source.endsWith('/') ? source : `${source}/`;
  return files.map((file) => offer(new URL(file.name, base).href, [file]));
}

/** A file of another name may be any of them: browsers save a second copy as "plugh (1).json". */
function named(name: string, files: readonly PublishedFile[]): readonly PublishedFile[] {
  const same = files.filter((file) => file.name === name);
  return same.length > 0 ? same : files;
}

function isFolder(path: string): boolean {
  return readOrExplain(path, () => statSync(path).isDirectory());
}

function readOrExplain<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(
      `cannot read "${path}" (${(error as NodeJS.ErrnoException).code}): --from takes the URL or the path of a file, or of a folder that holds the files`,
    );
  }
}
