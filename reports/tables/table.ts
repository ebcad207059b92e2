import type { Estimate, Interval } from '../statistics/bootstrap.ts';

/** A table as data; `formats/` writes it as text, Markdown, CSV, LaTeX or JSON. */
export interface Table {
  /** Stable and unique within a report: `table2`, `answers`, `slices-task1` … */
  readonly id: string;
  readonly title: string;
  /** What the numbers are, which way is better, and what they are not. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Each with one cell a column. */
  readonly rows: readonly Row[];
}

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Its values, 0 to 1, can be told by the shade of the cell: a heat map, where the format has shades. */
  readonly shaded?: boolean;
}

/** Whose row it is: a model's, a baseline's of this suite, or one of the published results. */
export type RowKind = 'model' | 'baseline' | 'published';

export interface Row {
  readonly kind: RowKind;
  readonly cells: readonly Cell[];
}

export interface Cell {
  /** As people read it, without the interval and the note; empty for no value. */
  readonly text: string;
  /** The number behind the text, not rounded and not in per cent. */
  readonly value?: number;
  readonly interval?: Interval;
  /** How many items the value is a mean of. */
  readonly items?: number;
  /** What a reader must know of this very cell, such as rows that are left out. */
  readonly note?: string;
}

export const left = (title: string): Column => ({ title, align: 'left' });
export const right = (title: string): Column => ({ title, align: 'right' });

export const EMPTY: Cell = { text: '' };

export function textCell(text: string): Cell {
  return { text };
}

export function countCell(value: number): Cell {
  return { text: String(value), value };
}

/** `61.2%`, as the paper writes it. */
export function percent(value: number): string {
  return `${hundredfold(value)}%`;
}

/** `+3.1` or `−3.1`: percentage points. */
export function points(value: number): string {
  const text = hundredfold(value);
  return text.startsWith('−') ? text : `+${text}`;
}

/**
 * A hundred times the value with one decimal, a tie to the even digit as the published scorer's language rounds, and no
 * sign before a zero. Only .25 and .75 are ties in binary, and `toFixed` takes them up, which is right for .75.
 */
export function hundredfold(value: number): string {
  const size = Math.abs(value) * 100;
  const text = (size % 1 === 0.25 ? size - 0.05 : size).toFixed(1);
  return value < 0 && text !== '0.0' ? `−${text}` : text;
}

export function percentCell(value: number, rest: Omit<Cell, 'text' | 'value'> = {}): Cell {
  return { text: percent(value), value, ...rest };
}

/** A mean with its interval; empty where there is none. */
export function estimateCell(estimate: Estimate | undefined, note?: string): Cell {
  if (estimate === undefined) return note === undefined ? EMPTY : { text: '', note };
  const { mean, interval, items } = estimate;
  return percentCell(mean, { ...(interval && { interval }), items, ...(note !== undefined && { note }) });
}
