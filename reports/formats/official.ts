import type { Task } from '../../scoring/types.ts';
import type { Grid } from '../grid.ts';
import { gridOf } from '../grid.ts';
import { type Metric, metricsOf } from '../metrics.ts';
import type { Report } from '../report.ts';
import { valuesOf } from '../tables/context.ts';
import { percent } from '../tables/table.ts';

/**
 * A report in the layout of the published scorer: for each task and metric one table, rows models in the order of
 * their first answer, columns shots, means without intervals. Throws an `Error` for rows of another scorer, whose
 * numbers would pass for published ones.
 */
export function officialText({ rows, versions }: Report): string {
  const others = versions.scorers.filter((scorer) => !scorer.startsWith('official@'));
  if (others.length > 0)
    throw new Error(
      `--format text is the layout of the published scorer, and these rows are scored by ${others.join(', ')}: leave --format out, or score by the official one (recorded answers: --scorer official)`,
    );
  const grid = gridOf(rows);
  return grid.tasks
    .map(
      (task) =>
        `\n\n# ${task}\n${metricsOf(task)
          .map((metric) => section(grid, task, metric))
          .join('')}`,
    )
    .join('');
}

function section(grid: Grid, task: Task, metric: Metric): string {
  const lines = grid.models.flatMap(({ name }) => {
    const cells = grid.shots.map((shots) => valuesOf(grid.at(name, shots, task), metric));
    const items = Math.max(...cells.map(({ length }) => length));
    if (items === 0) return [];
    return [
      [
        name,
        String(items),
        ...cells.map((values) =>
          values.length === 0
            ? ''
            : percent(values.reduce((sum, { value }) => sum + value, 0) / values.length),
        ),
      ],
    ];
  });
  return `\n## ${task}_${metric}\n${aligned(['model', 'items', ...grid.shots], lines)}`;
}

/** Columns two blanks apart, each at least two wider than its heading; numbers of items to the right. */
function aligned(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length + 2, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[column] as number) : cell.padEnd(widths[column] as number),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(line)]
    .map((text) => `${text}\n`)
    .join('');
}
