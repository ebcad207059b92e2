import type { GraphGold, GraphScore } from '../../../scoring/types.ts';
import { oneLine } from '../../oneLine.ts';
import type { ResultRow, ScoredAnswer } from '../../record.ts';
import { percent } from '../../tables/table.ts';
import type { Drawing } from '../maps/drawing.ts';
import type { MapGallery } from '../maps/gallery.ts';
import { type ShownText, shownText } from '../shownText.ts';
import { type AlignedPaths, pathRows } from './pathRows.ts';

/** Longer answers are cut on the page; they stand whole in the results. */
export const MAX_SHOWN_CHARS = 8_000;
const MAX_REASON_CHARS = 4_000;

/** What became of an answer, for people and for the filter. */
export const VERDICTS = [
  'perfect',
  'partly right',
  'wrong',
  'empty',
  'refused',
  'unreadable',
  'error',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One answer, ready for `answers.njk`. */
export interface AnswerView {
  readonly model: string;
  readonly shots: string;
  /** From 2 on, where a question was asked several times. */
  readonly attempt?: number;
  readonly verdict: Verdict;
  /** 0–1; absent for an error. */
  readonly score?: { readonly value: number; readonly text: string };
  /** Why, or the message of the error. */
  readonly reason: string;
  readonly deviations: readonly string[];
  readonly answer?: ShownText;
  readonly map?: AnsweredMap;
  readonly paths?: AlignedPaths;
}

/** The number of the right map in the gallery, and the answered map where there is one and it could be drawn. */
export interface AnsweredMap {
  readonly gold: number;
  readonly drawing?: Drawing;
}

export function answerView(row: ResultRow, gallery: MapGallery): AnswerView {
  const { model, shots, repeat } = row;
  const base = { model, shots, ...(repeat > 0 && { attempt: repeat + 1 }), verdict: verdictOf(row) };
  if (row.kind === 'error') return { ...base, reason: reasonOf(oneLine(row.error)), deviations: [] };
  const { result, answer } = row;
  return {
    ...base,
    score: { value: result.score, text: percent(result.score) },
    reason: reasonOf(result.reason),
    deviations: result.deviations,
    ...(answer !== null && { answer: shownText(answer, MAX_SHOWN_CHARS) }),
    ...(result.kind === 'path' ? { paths: pathRows(result) } : mapOf(row, result, gallery)),
  };
}

function mapOf({ gold }: ScoredAnswer, score: GraphScore, gallery: MapGallery): Pick<AnswerView, 'map'> {
  const drawn = gallery.draw((gold as GraphGold).edges, score);
  return drawn === undefined ? {} : { map: drawn };
}

function verdictOf(row: ResultRow): Verdict {
  if (row.kind === 'error') return 'error';
  const { outcome, perfect, score } = row.result;
  if (outcome === 'empty' || outcome === 'refused' || outcome === 'unreadable') return outcome;
  return perfect ? 'perfect' : score > 0 ? 'partly right' : 'wrong';
}

function reasonOf(text: string): string {
  const { text: shown, leftOut } = shownText(text, MAX_REASON_CHARS);
  return leftOut > 0 ? `${shown}…` : shown;
}
