import type { PathScore, PathStep } from '../../../scoring/types.ts';
import { shownName } from '../shownText.ts';
import { align, MAX_ALIGNED_STEPS } from './alignment.ts';

/** A line of the right path beside the path as it was read. */
export interface PathRow {
  readonly kind: 'same' | 'other' | 'missing' | 'extra';
  readonly right: string;
  readonly said: string;
  /** The answer's words, where they are not the name of the place that they were taken for. */
  readonly words?: string;
  /** The words are no listed place. */
  readonly isUnknown: boolean;
}

export interface AlignedPaths {
  readonly rows: readonly PathRow[];
  /** How many steps of either are not shown. */
  readonly leftOut: number;
}

/** The nearest right path and the answer as it was read, step by step. */
export function pathRows({ steps, nearest }: PathScore): AlignedPaths {
  const [right, said] = [nearest.slice(0, MAX_ALIGNED_STEPS), steps.slice(0, MAX_ALIGNED_STEPS)];
  const rows = align(right, said.map(nameOf)).map((step): PathRow => {
    const name = step.kind === 'extra' ? '' : shownName(right[step.right] as string);
    const answer = step.kind === 'missing' ? undefined : said[step.said];
    return { kind: step.kind, right: name, ...sayings(answer) };
  });
  return { rows, leftOut: nearest.length + steps.length - right.length - said.length };
}

function nameOf(step: PathStep): string {
  return step.kind === 'place' ? step.place : step.words;
}

function sayings(step: PathStep | undefined): Pick<PathRow, 'said' | 'words' | 'isUnknown'> {
  if (step === undefined) return { said: '', isUnknown: false };
  const isRenamed = step.kind === 'place' && step.tier !== 'strict';
  return {
    said: shownName(nameOf(step)),
    isUnknown: step.kind === 'unknown',
    ...(isRenamed && { words: shownName(step.words) }),
  };
}
