import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { packageRoot } from '../../datasets/packageRoot.ts';
import type { GameEntry } from './gameList.ts';
import type { DatasetStatistics } from './statistics.ts';

const environment = new nunjucks.Environment(null, { autoescape: false });
// Foreign text inside a table: no bar or line break may end its cell.
environment.addFilter('cell', (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|'));
environment.addGlobal('span', (range: { min: number; mean: number; max: number } | null) =>
  range === null ? '–' : `${range.mean} (${range.min}–${range.max})`,
);
const template = nunjucks.compile(
  readFileSync(join(packageRoot, 'games/build/card.j2'), 'utf8'),
  environment,
);

/** The dataset's card, as Markdown. */
export function datasetCard(
  name: string,
  statistics: DatasetStatistics,
  games: readonly GameEntry[],
  canary: string,
): string {
  return template.render({
    name,
    s: statistics,
    games: games.map((game, index) => ({ ...game, items: statistics.games[index]?.items })),
    canary,
  });
}
