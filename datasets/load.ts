import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, isAbsolute, join } from 'node:path';
import { checkText, type LineFault } from './check.ts';
import { DatasetError, type Fault } from './faults.ts';
import type { Item } from './item.ts';
import { readOfficial } from './official.ts';
import { packageRoot } from './packageRoot.ts';
import { blobId } from './published/blobId.ts';
import { cachedPath, DATA } from './published/catalogue.ts';
import { type Shots, shotsByExample } from './questions.ts';

/** A dataset whose every item keeps every rule that its format must keep. */
export interface Dataset {
  /** As the user named it: `plugh-open`, `official`, or the path of a file. */
  readonly name: string;
  /** Stands in every result row: the published version, or `git:…` or `sha256:…` of a file that has none. */
  readonly version: string;
  readonly items: ReadonlyMap<string, Item>;
  readonly shots: Shots;
  /** False where the format names no games; each item then counts as a game of its own. */
  readonly gamesKnown: boolean;
  readonly warnings: readonly Fault[];
}

/** The datasets that come with the package. */
export const BUNDLED = { 'plugh-open': { file: 'datasets/plugh-open/items.jsonl', version: '1.0' } } as const;
export const DEFAULT_DATASET = 'plugh-open';
/** The paper's data, which `plugh fetch` brings; any name but this and the bundled ones is the path of a file. */
export const OFFICIAL = 'official';

const loaded = new Map<string, Dataset>();

/**
 * Loads a dataset by name (`plugh-open`, `official`) or by the path of a file, relative to the working folder. A
 * dataset is read once a process. Throws `DatasetError` with every error of the file, or an `Error` that says
 * what to do where it cannot be read.
 */
export function loadDataset(name: string = DEFAULT_DATASET): Dataset {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bundled = name in BUNDLED ? BUNDLED[name as keyof typeof BUNDLED] : undefined;
  const { items, faults, shots, version, gamesKnown } =
    name === OFFICIAL ? checkOfficial() : checkFile(bundled ? join(packageRoot, bundled.file) : name);
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new DatasetError(errors);
  const dataset: Dataset = {
    name,
    version: bundled?.version ?? version,
    items: new Map(items.map((item) => [item.id, item])),
    shots,
    gamesKnown,
    warnings: faults,
  };
  loaded.set(name, dataset);
  return dataset;
}

/** A dataset file as it was read: its readable items, and every error and warning in its order. */
export interface CheckedFile extends Pick<Dataset, 'version' | 'shots' | 'gamesKnown'> {
  readonly items: readonly Item[];
  readonly faults: readonly Fault[];
}

/** Reads a dataset file, JSON Lines or the published format, and checks every rule. */
export function checkFile(file: string): CheckedFile {
  const bytes = readBytes(file);
  const content = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const inFile = (faults: readonly LineFault[]) => faults.map((fault) => ({ file, ...fault }));
  const published = blobId(bytes) === DATA.blob;
  const version = published
    ? `git:${DATA.blob.slice(0, 12)}`
    : `sha256:${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
  if (isOfficialFormat(file, content)) {
    const { items, shots, faults } = readOfficial(content, { published });
    return { items, shots, faults: inFile(faults), version, gamesKnown: false };
  }
  const { items, faults } = checkText(content);
  const shots = shotsByExample(new Map(items.map((item) => [item.id, item])));
  return { items, shots, faults: inFile(faults), version, gamesKnown: true };
}

/** By its ending; a file with another ending by its first character, as no line of ours begins with a bracket. */
function isOfficialFormat(file: string, content: string): boolean {
  const ending = extname(file).toLowerCase();
  return ending === '.json' || (ending !== '.jsonl' && content.trimStart().startsWith('['));
}

function checkOfficial(): CheckedFile {
  const file = cachedPath(DATA);
  if (!existsSync(file))
    throw new Error(
      `the dataset "${OFFICIAL}" is not on this machine (looked for ${file}): run \`npx plugh fetch\` once; the paper's data carry no licence and cannot come with the package`,
    );
  const checked = checkFile(file);
  if (checked.version.startsWith('git:')) return checked;
  throw new Error(
    `${file} is not the published file (it has been changed): run \`npx plugh fetch\` to get it again, or name a file of your own by its path`,
  );
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const names = Object.keys(BUNDLED).join(', ');
    throw new Error(
      `cannot read the dataset "${file}" (${(error as NodeJS.ErrnoException).code}): give a bundled name (${names}), ${OFFICIAL} (the paper's data, after \`npx plugh fetch\`), or the path of a file: JSON Lines (.jsonl) or the published format (.json)${isAbsolute(file) ? '' : `, from the folder ${process.cwd()}`}`,
    );
  }
}
