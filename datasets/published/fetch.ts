import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { blobId } from './blobId.ts';
import { cacheFolder, PUBLISHED_AT, PUBLISHED_FILES, type PublishedFile } from './catalogue.ts';
import type { DownloadOptions } from './download.ts';
import { type Offer, offersOf } from './source.ts';

export interface FetchOptions extends Omit<DownloadOptions, 'onProgress' | 'onRetry'> {
  /** A URL or path, of one file or of a folder with all; the paper's repository without it. */
  readonly from?: string;
  /** Where the files are put: the cache folder without it. */
  readonly folder?: string;
  /** Fetch also what is there already. */
  readonly force?: boolean;
  /** The files and the ids that their content must have: the published ones without it. */
  readonly files?: readonly PublishedFile[];
  readonly watch?: Watch;
}

/** Told of every step of a fetch; `at` is the URL or path that a file comes from. */
export interface Watch {
  readonly onStart?: (at: string) => void;
  readonly onProgress?: (at: string, received: number, total: number | undefined) => void;
  readonly onRetry?: (at: string, problem: string) => void;
  readonly onEnd?: (at: string) => void;
}

/** A published file in the cache folder, its content verified. */
export interface Fetched {
  readonly file: string;
  readonly path: string;
  readonly bytes: number;
  readonly blob: string;
  readonly status: 'present' | 'fetched';
}

/**
 * Brings the published files into the cache folder. A file that is there with the right content is left alone; a
 * new one gets its name only once it is whole, verified and on the disk. Throws an `Error` that says what, where
 * and how to mend it; files fetched before it stay.
 */
export async function fetchPublished(options: FetchOptions = {}): Promise<Fetched[]> {
  const { from = PUBLISHED_AT, folder = cacheFolder(), files = PUBLISHED_FILES, force = false } = options;
  const done: Fetched[] = [];
  for (const offer of offersOf(from, files)) {
    const present = force ? [] : presentFiles(folder, offer.files);
    if (present.length === offer.files.length) done.push(...present);
    else done.push(await bring(offer, folder, options));
  }
  return done;
}

/** Those of the files that are in the folder, with the right content. */
export function presentFiles(folder: string, files: readonly PublishedFile[]): Fetched[] {
  return files.flatMap((file) => {
    const path = join(folder, file.name);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
    const content = readFileSync(path);
    return blobId(content) === file.blob ? [fetched(file, path, content, 'present')] : [];
  });
}

async function bring(
  offer: Offer,
  folder: string,
  { watch = {}, ...options }: FetchOptions,
): Promise<Fetched> {
  const { at } = offer;
  watch.onStart?.(at);
  try {
    const content = await offer.read({
      ...options,
      onProgress: (received, total) => watch.onProgress?.(at, received, total),
      onRetry: (problem) => watch.onRetry?.(at, problem),
    });
    const file = verified(content, offer);
    const path = join(folder, file.name);
    store(content, path);
    return fetched(file, path, content, 'fetched');
  } finally {
    watch.onEnd?.(at);
  }
}

function fetched(
  { name, blob }: PublishedFile,
  path: string,
  content: Uint8Array,
  status: Fetched['status'],
): Fetched {
  return { file: name, path, bytes: content.length, blob, status };
}

function verified(content: Uint8Array, { at, files }: Offer): PublishedFile {
  const id = blobId(content);
  const file = files.find(({ blob }) => blob === id);
  if (file !== undefined) return file;
  const wanted = files.map(({ name, blob }) => `${blob} (${name})`).join(' or ');
  throw new Error(
    `${at} is not the published file: its git blob id is ${id} (${content.length} bytes), and must be ${wanted}; nothing was stored. Mend: get it from where it is published (\`plugh fetch\` without --from), or, to use another file, name it by its path as \`dataset\` or \`game\``,
  );
}

/** Under another name until it is on the disk, so that no half file ever bears the final one. */
function store(content: Uint8Array, path: string): void {
  const part = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const descriptor = openSync(part, 'w');
    try {
      writeFileSync(descriptor, content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(
      `cannot write ${path} (${(error as Error).message}): make room or give the rights, or set XDG_CACHE_HOME to a folder that can be written`,
    );
  }
}
