import { withinItemDeviation } from '../statistics/itemValues.ts';
import { modelCell, scoresOf, type TableContext } from './context.ts';
import { countCell, left, percent, type Row, right, type Table, textCell } from './table.ts';

/** How far repeated answers to one question lie apart; none where nothing was asked twice. */
export function repeatsTable({ grid }: TableContext): Table | undefined {
  const rows = grid.models.flatMap((model) =>
    grid.shots.flatMap((shots) =>
      grid.tasks.flatMap((task): Row[] => {
        const values = scoresOf(grid.at(model.name, shots, task));
        const deviation = withinItemDeviation(values);
        if (deviation === undefined) return [];
        const counts = values.map(({ repeats }) => repeats.length);
        const [least, most] = [Math.min(...counts), Math.max(...counts)];
        return [
          {
            kind: model.kind,
            cells: [
              modelCell(model),
              textCell(shots),
              textCell(task),
              countCell(values.length),
              least === most ? countCell(most) : textCell(`${least}–${most}`),
              {
                text: percent(deviation).replace('%', ''),
                value: deviation,
                items: counts.filter((count) => count > 1).length,
              },
            ],
          },
        ];
      }),
    ),
  );
  if (rows.length === 0) return undefined;
  return {
    id: 'repeats',
    title: 'Repeated answers',
    caption:
      'An item that was asked several times counts once, by the mean of its answers. Spread: pooled standard deviation of the score within items that were asked more than once, in percentage points; 0 where the model always does the same.',
    columns: [
      left('Model'),
      left('Shots'),
      left('Task'),
      right('Items'),
      right('Answers an item'),
      right('Spread (pp)'),
    ],
    rows,
  };
}
