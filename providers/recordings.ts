import { readFileSync } from 'node:fs';
import { recordedFile } from '../datasets/recorded.ts';
import { type Question, type Recording, readRecording } from './recording.ts';

/** All answers of a file. */
export interface Recordings {
  /** In the order in which the file first names them. */
  readonly models: readonly string[];
  /** Every answer that was recorded to a question; several where a run was repeated. */
  readonly find: (question: Question) => readonly Recording[];
}

const FORMATS =
  'give the published responses, promptfoo results (eval -o results.json or results.jsonl), or JSON Lines of {id, task, model, shots, response}';

const loaded = new Map<string, Recordings>();

/**
 * Loads recorded answers by the path of a file, relative to the working folder, or by the name of a dataset that
 * has some (`plugh-open`, `official`). A file is read once a process. Throws an `Error` that says what is wrong,
 * where, and how to mend it.
 */
export function loadRecordings(name: string): Recordings {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const recordings = index(readAll(name));
  if (recordings.models.length === 0)
    throw new Error(`${name} holds no answer to a question of this benchmark: ${FORMATS}`);
  loaded.set(name, recordings);
  return recordings;
}

function index(recordings: readonly Recording[]): Recordings {
  const key = ({ model, item, task, shots }: Question) => JSON.stringify([model, item, task, shots]);
  const answers = Map.groupBy(recordings, key);
  return {
    models: [...new Set(recordings.map(({ model }) => model))],
    find: (question) => answers.get(key(question)) ?? [],
  };
}

function readAll(name: string): Recording[] {
  return rows(name, readText(name)).flatMap(({ value, place }) => {
    const read = readRecording(value);
    if (read === 'malformed') throw new Error(`${place} is no recorded answer: ${FORMATS}`);
    return read === 'foreign' ? [] : [read];
  });
}

/** A row of a file, with its place for messages. */
interface Row {
  readonly value: unknown;
  readonly place: string;
}

/** The elements of a JSON array, the results inside promptfoo's JSON, or the lines of JSON Lines. */
function rows(name: string, text: string): Row[] {
  const document = parse(text);
  if (document === undefined) return lines(name, text);
  const elements = Array.isArray(document) ? document : (resultsOf(document) ?? [document]);
  return elements.map((value, position) => ({ value, place: `${name}, row ${position + 1}` }));
}

function lines(name: string, text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `${name}:${index + 1}`;
    const value = parse(line);
    if (value === undefined) throw new Error(`${place} is not JSON: ${FORMATS}`);
    return [{ value, place }];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function resultsOf(document: unknown): readonly unknown[] | undefined {
  const { results } = Object(document) as { results?: { results?: unknown } };
  return Array.isArray(results?.results) ? results.results : undefined;
}

function readText(name: string): string {
  const path = recordedFile(name) ?? name;
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Error(
      `cannot read the recorded answers "${path}" (${(error as NodeJS.ErrnoException).code}): give plugh-open, official (the paper's, after \`npx plugh fetch\`), or the path of a file`,
    );
  }
}
