import type { Dataset } from '../../datasets/load.ts';
import { readRecorded } from '../../datasets/recorded/recordedAnswer.ts';
import { fileRows, inPlace } from '../../datasets/recorded/rowFile.ts';
import type { ScorerName } from '../../scoring/types.ts';
import { merge, type Results } from '../merge.ts';
import { type PlayRow, readPlayRow } from '../plays/playRow.ts';
import type { ReadRow, Source } from '../record.ts';
import { isPromptfooRow, readPromptfooRow } from './promptfooRow.ts';
import { scoreRecorded } from './scoreRecorded.ts';
import { withStoredEval } from './storedEval.ts';

export interface ReadOptions {
  readonly files: readonly string[];
  /** Ids of evals in promptfoo's own database. */
  readonly evals?: readonly string[];
  /** For recorded answers, which carry no gold: the dataset that was asked, and who is to score them. */
  readonly dataset?: Dataset;
  readonly scorer?: ScorerName;
}

/**
 * Reads every row of the files and evals, puts them together (see `merge`), and scores recorded answers. Throws an
 * `Error` with file, row and remedy at the first thing that is not what it should be.
 */
export function readResults({ files, evals = [], dataset, scorer = 'sound' }: ReadOptions): Results {
  const sources = [
    ...files.map((file) => readFile(file, file, dataset, scorer)),
    ...evals.map((id) => withStoredEval(id, (file) => readFile(file, `eval ${id}`, dataset, scorer))),
  ];
  return merge(sources);
}

function readFile(file: string, name: string, dataset: Dataset | undefined, scorer: ScorerName): Source {
  const rows: ReadRow[] = [];
  const plays = new Map<string, PlayRow>();
  const counts = new Map<string, number>();
  let foreign = 0;
  for (const { value, place } of fileRows(file)) {
    const named = place.replace(file, name);
    if (!isPromptfooRow(value)) {
      const read = inPlace(named, () => readAnswer(value, dataset, scorer));
      rows.push({ ...read, identity: numbered(read.identity, counts) });
      continue;
    }
    const play = inPlace(named, () => readPlayRow(value));
    if (play !== undefined) {
      plays.set(identityOf(value), play);
      continue;
    }
    const read = inPlace(named, () => readPromptfooRow(value));
    if (read === undefined) foreign++;
    else rows.push(read);
  }
  return { name, rows, ...(plays.size > 0 && { plays }), foreign };
}

/** Recorded answers have no id: the same answer given twice in a file is a repeat, and in two files one row. */
function numbered(identity: string, counts: Map<string, number>): string {
  const count = counts.get(identity) ?? 0;
  counts.set(identity, count + 1);
  return `${identity} ${count}`;
}

function identityOf(value: unknown): string {
  const { id } = value as { id?: unknown };
  return typeof id === 'string' ? id : JSON.stringify(value);
}

function readAnswer(value: unknown, dataset: Dataset | undefined, scorer: ScorerName): ReadRow {
  const recorded = readRecorded(value);
  if (recorded === undefined)
    throw new Error(
      'it is neither a row of promptfoo results nor a recorded answer, [id, task, model, shots, answer or null]',
    );
  if (dataset === undefined)
    throw new Error('recorded answers carry no gold: give the dataset that was asked, with --dataset');
  return scoreRecorded(recorded, dataset, scorer);
}
