import type { Gold } from '../datasets/questions.ts';
import type { RowMetadata } from '../datasets/tests.ts';
import type { GraphScore, PathScore } from '../scoring/types.ts';
import { oneLine } from './oneLine.ts';
import type { PlayRow } from './plays/playRow.ts';

/**
 * The question of a row: `task` and `item`; `game`, by which results are clustered (`gameKnown: false` where the
 * dataset names none and each item counts as its own); `nodes`, `cycles` and `pathLength` where they are known.
 */
export type QuestionFields = Omit<RowMetadata, 'gold' | 'split'>;

/** What every row of a run tells, scored or not: the question, who was asked, and how. */
interface RowBase extends QuestionFields {
  /** The model as the report names it: the provider's label, or its id. */
  readonly model: string;
  /** The provider's id, such as `openai:chat:gpt-4o-mini`, or `plugh:oracle` for a baseline. */
  readonly provider: string;
  /** The label of the prompt: `0-shot` … `3-shot`, or whatever else the prompts are called. */
  readonly shots: string;
  /** Which answer of this model to this question, from 0: more than one where the run was repeated. */
  readonly repeat: number;
}

/** An answer with its score. */
export interface ScoredAnswer extends RowBase {
  readonly kind: 'scored';
  readonly result: GraphScore | PathScore;
  /** What the model said; null where it gave no text. */
  readonly answer: string | null;
  readonly gold: Gold['gold'];
  /** Hash of the prompt as it was sent, where it is known; the same for every answer to a prompt. */
  readonly promptHash?: string;
}

/** A row without a score: the call failed, or the scorer has no value for the answer. Never counted as a zero. */
export interface ErrorRow extends RowBase {
  readonly kind: 'error';
  readonly error: string;
}

export type ResultRow = ScoredAnswer | ErrorRow;

/** A row as a file gives it, before the files of a report are put together (see `merge.ts`). */
export interface ReadRow {
  readonly row: ResultRow;
  /** The same for the same row in every export of a run, and for no other row. */
  readonly identity: string;
  /** Which column of the run the row stands in, where the file tells: two columns may bear one name. */
  readonly column?: number;
}

/** The rows of one file or eval, and how many rows of another suite stood among them. */
export interface Source {
  readonly name: string;
  readonly rows: readonly ReadRow[];
  /** Plays of games, by the identity of their rows. */
  readonly plays?: ReadonlyMap<string, PlayRow>;
  readonly foreign: number;
}

/** Whether the row was answered by one of the suite's baselines (`plugh:oracle` and so on), by its short name. */
export function baselineOf({ provider }: ResultRow): string | undefined {
  return /^plugh:(oracle|random-middle|reader|empty|list|endpoints)$/.exec(provider)?.[1];
}

/** Columns as people read them: by number of examples, then the others as they came. */
export function sortShots(labels: Iterable<string>): string[] {
  const examples = (label: string) => Number(/^(\d{1,3})-shot$/.exec(label)?.[1] ?? Number.POSITIVE_INFINITY);
  return [...labels].sort((a, b) => {
    const [x, y] = [examples(a), examples(b)];
    return x === y ? 0 : x - y;
  });
}

/** The fields of a row's metadata that a report keeps; metadata may hold more, such as the user's own. */
export function questionFields(metadata: RowMetadata): QuestionFields {
  const { task, item, game, gameKnown, nodes, cycles, pathLength, dataset, datasetVersion } = metadata;
  return {
    task,
    item,
    game: oneLine(game),
    ...(gameKnown !== undefined && { gameKnown }),
    ...(nodes !== undefined && { nodes }),
    ...(cycles !== undefined && { cycles }),
    ...(pathLength !== undefined && { pathLength }),
    dataset,
    datasetVersion,
  };
}
