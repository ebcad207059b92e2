import type { Item } from '../datasets/item.ts';
import { mapStatistics } from '../games/segmentStatistics.ts';

/** The paper's table 1, and its figures over path lengths in words. */
const PAPER = {
  nodes: { '6': 39, '7': 12, '8': 14, '9': 20, '10+': 28 },
  edges: { '5': 38, '6': 10, '7': 16, '8': 17, '9+': 32 },
  cycles: { '0': 94, '1': 17, '2': 2, '3+': 0 },
} as const;

const WIDEST_BAR = 40;

/** The tables and histograms of a dataset's card, as Markdown: everything in it that is counted from the data. */
export function cardTables(items: readonly Item[]): string {
  return [
    '### Sizes of the maps (the paper’s table 1)',
    sizes(items),
    '### Lengths of the paths of task2a and task2b (the paper’s figure 3)',
    histogram(lengths(items, ({ path }) => path)),
    '### Lengths of the shortest paths of task4 (the paper’s figure 4)',
    `${histogram(lengths(items, ({ task4 }) => task4?.answers[0]))}\n\nThe paths of task3 all have ${[...lengths(items, ({ task3 }) => task3?.answers[0]).keys()].join(', ')} places, as in the paper.`,
    '### Games, their licences and sources',
    games(items),
  ].join('\n\n');
}

/** Number of maps by places, edges and basic cycles; the paper's counts are of its 113 test items. */
function sizes(items: readonly Item[]): string {
  const ours = mapStatistics(items.map(({ edges = [] }) => ({ edges })));
  const rows = (['nodes', 'edges', 'cycles'] as const).flatMap((what) =>
    Object.entries(ours[what]).map(([size, count]) => {
      const paper: Readonly<Record<string, number>> = PAPER[what];
      return [`${what} ${size}`, share(count, items.length), share(paper[size] ?? 0, 113)];
    }),
  );
  return table(['', `plugh-open, of ${items.length}`, 'paper, of 113'], rows);
}

function share(count: number, all: number): string {
  return `${count} (${Math.round((100 * count) / all)} %)`;
}

/** How many items have a path of each length, in places. */
function lengths(
  items: readonly Item[],
  path: (item: Item) => readonly string[] | undefined,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) {
    const length = path(item)?.length;
    if (length !== undefined) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

function histogram(counts: ReadonlyMap<number, number>): string {
  const most = Math.max(...counts.values());
  const bars = [...counts].map(([length, count]) => {
    const bar = '█'.repeat(Math.max(1, Math.round((WIDEST_BAR * count) / most)));
    return `${String(length).padStart(3)} ${bar} ${count}`;
  });
  return ['```', ...bars, '```'].join('\n');
}

function games(items: readonly Item[]): string {
  const byGame = Map.groupBy(items, ({ game }) => game);
  const distinct = (values: readonly (string | undefined)[]) =>
    [...new Set(values.filter((value) => value !== undefined))].join('; ');
  const rows = [...byGame]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([game, all]) => [
      game,
      `${all.length}`,
      `${all.filter(({ split }) => split === 'dev').length}`,
      distinct(all.map(({ source }) => source?.walk)),
      distinct(all.map(({ source }) => source?.licence)),
      distinct(all.map(({ source }) => source?.origin)),
    ]);
  return table(['game', 'items', 'of them dev', 'walks', 'licence of the game', 'source'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
