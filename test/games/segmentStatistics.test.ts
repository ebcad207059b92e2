import { expect, test } from '@jest/globals';
import { mapStatistics } from '../../games/segmentStatistics.ts';
import type { Edge } from '../../scoring/types.ts';
import { bundledItems } from '../datasets/broken.ts';

test('the bundled items have the statistics of their card', () => {
  const statistics = mapStatistics(bundledItems().map(({ edges = [] }) => ({ edges })));
  expect(statistics).toMatchObject({ segments: 165, meanPlaces: expect.closeTo(9.07, 2), shapes: 130 });
  // 40 items have a cycle.
  expect(statistics.cycles).toMatchObject({ 0: 125 });
  const sums = [statistics.nodes, statistics.edges, statistics.cycles].map((sizes) =>
    Object.values(sizes).reduce((sum, count) => sum + count, 0),
  );
  expect(sums).toEqual([165, 165, 165]);
});

test("columns are those of the paper's table, and smaller maps get columns of their own", () => {
  const line = (places: number) => ({
    edges: Array.from({ length: places - 1 }, (_, index): Edge => [`place ${index}`, `place ${index + 1}`]),
  });
  expect(mapStatistics([line(4), line(7), line(12), line(30)])).toEqual({
    segments: 4,
    meanPlaces: 13.25,
    nodes: { '4': 1, '5': 0, '6': 0, '7': 1, '8': 0, '9': 0, '10+': 2 },
    edges: { '3': 1, '4': 0, '5': 0, '6': 1, '7': 0, '8': 0, '9+': 2 },
    cycles: { '0': 4, '1': 0, '2': 0, '3+': 0 },
    shapes: 4,
  });
  expect(mapStatistics([])).toMatchObject({ segments: 0, meanPlaces: null, shapes: 0 });
});
