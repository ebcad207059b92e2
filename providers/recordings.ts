import { recordedFile } from '../datasets/recorded/recordedFile.ts';
import { fileRows, inPlace } from '../datasets/recorded/rowFile.ts';
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
  const recordings = index([...readAll(name)]);
  if (recordings.models.length === 0)
    throw new Error(
      `${name} holds no answer to a question of this benchmark: ${FORMATS}; of promptfoo results those rows count that have the vars item and task, and a prompt whose label begins with its number of examples, as 0-shot`,
    );
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

function* readAll(name: string): Generator<Recording> {
  for (const { value, place } of fileRows(recordedFile(name) ?? name)) {
    const read = inPlace(place, () => readRecording(value));
    if (read === 'malformed') throw new Error(`${place} is no recorded answer: ${FORMATS}`);
    if (read !== 'foreign') yield read;
  }
}
