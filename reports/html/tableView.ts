import { intervalText, numberNotes } from '../formats/cellText.ts';
import type { Cell, Row, Table } from '../tables/table.ts';

/** A table ready for `tables.njk`. */
export interface TableView extends Pick<Table, 'id' | 'title' | 'caption' | 'columns'> {
  readonly rows: readonly RowView[];
  readonly notes: readonly string[];
}

interface RowView {
  readonly kind: Row['kind'];
  readonly cells: readonly CellView[];
}

interface CellView {
  readonly text: string;
  /** `[57.0, 65.1]`, in the unit of the text. */
  readonly interval?: string;
  readonly note?: number;
  /** Names the row: the leading columns that are aligned left. */
  readonly isHead: boolean;
  readonly align: 'left' | 'right';
  /** Of a cell in a heat map: 0 (pale) to `SHADES`. */
  readonly shade?: number;
}

/** As many as the style has. */
const SHADES = 10;

const PUBLISHED = 'published: ';

export function tableView(table: Table): TableView {
  const { id, title, caption, columns, rows } = table;
  const { notes, numberOf } = numberNotes(table);
  const heads = columns.findIndex(({ align }) => align === 'right');
  const cell = (kind: Row['kind'], each: Cell, index: number): CellView => {
    const note = numberOf(each);
    return {
      // The row is marked in another way.
      text:
        kind === 'published' && each.text.startsWith(PUBLISHED)
          ? each.text.slice(PUBLISHED.length)
          : each.text,
      ...(each.interval && { interval: intervalText(each.interval) }),
      ...(note !== undefined && { note }),
      isHead: index < heads,
      align: columns[index]?.align ?? 'left',
      ...(columns[index]?.shaded && each.value !== undefined && { shade: Math.round(each.value * SHADES) }),
    };
  };
  return {
    id,
    title,
    caption,
    columns,
    rows: rows.map(({ kind, cells }) => ({
      kind,
      cells: cells.map((each, index) => cell(kind, each, index)),
    })),
    notes,
  };
}
