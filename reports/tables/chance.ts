import type { Task } from '../../scoring/types.ts';
import type { GridCell } from '../grid.ts';
import { aboveChance } from '../statistics/aboveChance.ts';
import type { ItemValue } from '../statistics/itemValues.ts';
import { leftOut, modelCell, scoreNote, scoresOf, TASK_NAMES, type TableContext } from './context.ts';
import { EMPTY, estimateCell, left, percentCell, type Row, right, type Table, textCell } from './table.ts';

const FLOOR = 'random-middle';
const CEILING = 'oracle';

/** For each task the headline score between floor and ceiling, raw and corrected for chance. */
export function chanceTables(context: TableContext): Table[] {
  return context.grid.tasks.map((task) => chanceTable(context, task));
}

function chanceTable(context: TableContext, task: Task): Table {
  const { grid, bootstrap } = context;
  const rows = grid.models.flatMap((model) =>
    grid.shots.flatMap((shots): Row[] => {
      const cell = grid.at(model.name, shots, task);
      if (cell.answers.length + cell.errors.length === 0) return [];
      const values = scoresOf(cell);
      const corrected = aboveChance(values, floorFor(context, task, cell), bootstrap);
      return [
        {
          kind: model.kind,
          cells: [
            modelCell(model),
            textCell(shots),
            estimateCell(bootstrap.mean(values), leftOut(cell)),
            corrected === undefined ? EMPTY : percentCell(corrected.floor, { items: corrected.items }),
            corrected === undefined
              ? EMPTY
              : percentCell(corrected.value, {
                  ...(corrected.interval && { interval: corrected.interval }),
                  items: corrected.items,
                }),
          ],
        },
      ];
    }),
  );
  return {
    id: `chance-${task}`,
    title: `Scores above chance: ${TASK_NAMES[task]} (${task})`,
    caption: `${scoreNote(task)} ${chanceNote(context)}`,
    columns: [left('Model'), left('Shots'), right('Score'), right('Floor'), right('Above chance')],
    rows,
  };
}

/**
 * What chance scored with the dataset and scorer of these answers, whatever prompt it was given: examples mean
 * nothing to it.
 */
function floorFor({ grid }: TableContext, task: Task, { answers: [like] }: GridCell): ItemValue[] {
  const floors = grid.models
    .filter(({ baseline }) => baseline === FLOOR)
    .flatMap(({ name }) => grid.shots.flatMap((shots) => grid.at(name, shots, task).answers));
  const answers = floors.filter(
    ({ datasetVersion, result }) =>
      datasetVersion === like?.datasetVersion && result.scorer === like.result.scorer,
  );
  return scoresOf({ answers, errors: [] });
}

function chanceNote({ grid }: TableContext): string {
  const has = (name: string) => grid.models.some(({ baseline }) => baseline === name);
  if (!has(FLOOR))
    return `There is no floor: add the baseline ${FLOOR} to the run to set scores above chance.`;
  const ceiling = has(CEILING)
    ? `${CEILING} is the ceiling`
    : `the ceiling is 100% (add ${CEILING} to the run to see it reached)`;
  return `Floor: what ${FLOOR} scores on the same items; ${ceiling}. Above chance: (score − floor) ÷ (1 − floor).`;
}
