import { comparePaired } from '../statistics/paired.ts';
import { scoresOf, type TableContext } from './context.ts';
import {
  countCell,
  EMPTY,
  left,
  percent,
  percentCell,
  points,
  type Row,
  right,
  type Table,
  textCell,
} from './table.ts';

/**
 * Two models item by item, for each task and prompt that both answered. Throws an `Error` where a model is not in
 * the results, or the two share no item.
 */
export function compareTable(context: TableContext, first: string, second: string): Table {
  const { grid, bootstrap } = context;
  for (const name of [first, second])
    if (!grid.models.some((model) => model.name === name))
      throw new Error(
        `--compare: "${name}" is no model of these results; they are ${grid.models.map((model) => `"${model.name}"`).join(', ')}`,
      );
  const rows = grid.tasks.flatMap((task) =>
    grid.shots.flatMap((shots): Row[] => {
      const [a, b] = [first, second].map((name) => scoresOf(grid.at(name, shots, task))) as [
        ReturnType<typeof scoresOf>,
        ReturnType<typeof scoresOf>,
      ];
      const compared = comparePaired(a, b, bootstrap);
      if (compared === undefined) return [];
      const { mean, interval, items } = compared.difference;
      const { pValue, detectable, unpaired } = compared;
      return [
        {
          kind: 'model',
          cells: [
            textCell(task),
            textCell(shots),
            {
              ...countCell(items),
              ...(unpaired > 0 && {
                note: `${unpaired === 1 ? '1 item' : `${unpaired} items`} left out that only one of the two has a score for`,
              }),
            },
            percentCell(compared.first, { items }),
            percentCell(compared.second, { items }),
            { text: points(mean), value: mean, items, ...(interval && { interval }) },
            pValue === undefined ? EMPTY : { text: pText(pValue), value: pValue },
            detectable === undefined
              ? EMPTY
              : { text: percent(detectable).replace('%', ''), value: detectable },
          ],
        },
      ];
    }),
  );
  if (rows.length === 0)
    throw new Error(
      `--compare: "${first}" and "${second}" answered no item with the same prompt; run both over the same items`,
    );
  return {
    id: 'compare',
    title: `${first} against ${second}`,
    caption: `Paired over the items that both answered with the same prompt; score: F1 of the connections (task1) or 1 − distance, higher is better. Difference: the first less the second, so that above 0 the first is better. p: two-sided, not corrected for the number of rows. Detectable: the smallest true difference that a run of this size finds with a power of 80 %.`,
    columns: [
      left('Task'),
      left('Shots'),
      right('Items'),
      right(first),
      right(second),
      right('Difference (pp)'),
      right('p'),
      right('Detectable (pp)'),
    ],
    rows,
  };
}

function pText(value: number): string {
  return value < 0.001 ? '< 0.001' : value.toFixed(3);
}
