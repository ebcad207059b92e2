import { mean } from 'simple-statistics';
import { baselineOf, type ResultRow } from '../../record.ts';

/** How many answers a page shows of its own accord, or somewhat more: that many a browser holds with ease. */
export const DEFAULT_ANSWERS = 400;

/** All answers to the questions about one text. */
export interface TextRows {
  readonly rows: readonly ResultRow[];
  /**
   * Mean score of what models read and answered here, each task weighing the same; of baselines where there are no
   * models. Absent where nothing was answered.
   */
  readonly meanScore?: number;
}

/** The texts to show, the hardest first, and how many there are of both. */
export interface Selection {
  readonly texts: readonly TextRows[];
  readonly allTexts: number;
  readonly answers: number;
  readonly allAnswers: number;
}

/**
 * Chooses the texts whose answers are shown one by one: those on which the answers were worst, whole, so that models
 * can be compared on the same text.
 *
 * @param count how many texts; by default as many as have `DEFAULT_ANSWERS` answers, and one in any case
 */
export function select(rows: readonly ResultRow[], count?: number | 'all'): Selection {
  const all = [...Map.groupBy(rows, textKey).values()].map(
    (rows): TextRows => ({ rows, ...meanScore(rows) }),
  );
  const ranked = all.sort((a, b) => (a.meanScore ?? 1) - (b.meanScore ?? 1));
  const texts = ranked.slice(0, count === 'all' ? all.length : (count ?? defaultCount(ranked)));
  return {
    texts,
    allTexts: all.length,
    answers: texts.reduce((sum, { rows }) => sum + rows.length, 0),
    allAnswers: rows.length,
  };
}

function textKey({ datasetVersion, dataset, item }: ResultRow): string {
  return JSON.stringify([datasetVersion, dataset, item]);
}

function meanScore(rows: readonly ResultRow[]): Pick<TextRows, 'meanScore'> {
  const answered = rows.filter((row) => row.kind === 'scored' && row.result.outcome === 'answered');
  const models = answered.filter((row) => baselineOf(row) === undefined);
  const scores = Map.groupBy(models.length > 0 ? models : answered, ({ task }) => task);
  const means = [...scores.values()].map((rows) =>
    mean(rows.flatMap((row) => (row.kind === 'scored' ? [row.result.score] : []))),
  );
  return means.length === 0 ? {} : { meanScore: mean(means) };
}

function defaultCount(texts: readonly TextRows[]): number {
  let answers = 0;
  const past = texts.findIndex(({ rows }) => {
    answers += rows.length;
    return answers > DEFAULT_ANSWERS;
  });
  return past === -1 ? texts.length : Math.max(1, past);
}
