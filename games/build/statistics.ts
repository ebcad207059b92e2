import { mapShape } from '../../datasets/mapShape.ts';
import { mapStatistics } from '../segmentStatistics.ts';
import type { BuildSettings, Built } from './build.ts';

/** `statistics.json`: what a dataset holds, how it was made, and what was left out. */
export function datasetStatistics(
  { games, items, examples, dropped, spent }: Built,
  { rule, style, seed }: BuildSettings,
) {
  const maps = items.map(({ edges = [] }) => ({ edges }));
  const { segments: _, ...shapes } = mapStatistics(maps);
  const has = (field: 'edges' | 'path' | 'task3' | 'task4') =>
    items.filter((item) => item[field] !== undefined).length;
  return {
    items: items.length,
    test: items.filter(({ split }) => split === 'test').length,
    dev: items.filter(({ split }) => split === 'dev').length,
    examples,
    tasks: {
      task1: has('edges'),
      task2a: has('path'),
      task2b: has('path'),
      task3: has('task3'),
      task4: has('task4'),
    },
    ...shapes,
    withCycle: maps.filter(({ edges }) => mapShape(edges).cycles > 0).length,
    pathLength: range(items.map(({ path = [] }) => path.length)),
    words: range(items.map(({ text }) => text.split(/\s+/).length)),
    games: games.map(({ game, found }) => ({
      id: game.id,
      title: game.title,
      turns: found.turns,
      visits: found.visits,
      finalScore: found.finalScore,
      segments: found.segments.length,
      lostToNames: found.lostToNames,
      items: items.filter(({ game: title }) => title === game.title).length,
    })),
    dropped,
    settings: {
      ...rule,
      style: style.kind,
      ...(style.kind === 'rewrite' && { writer: style.writer.name, tries: style.tries }),
      seed,
    },
    spent,
  };
}

export type DatasetStatistics = ReturnType<typeof datasetStatistics>;

/** Least, mean (to one decimal) and greatest; null where there is nothing. */
function range(values: readonly number[]): { min: number; mean: number; max: number } | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { min: Math.min(...values), mean: Math.round(mean * 10) / 10, max: Math.max(...values) };
}
