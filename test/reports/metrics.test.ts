import { expect, test } from '@jest/globals';
import { metricOf, metricsOf } from '../../reports/metrics.ts';
import { mapRow, RIGHT_MAP, RIGHT_WALK, walkRow } from './rows.ts';

test('every metric of the tables is one that both scorers give', () => {
  for (const scorer of ['sound', 'official'] as const) {
    for (const metric of metricsOf('task1')) expect(metricOf(mapRow(RIGHT_MAP, {}, scorer), metric)).toBe(1);
    for (const metric of metricsOf('task2a'))
      expect(metricOf(walkRow(RIGHT_WALK, {}, scorer), metric)).toBe(0);
  }
});

test('the metrics of a task are in the order of the published scorer', () => {
  expect(metricsOf('task1').slice(0, 5)).toEqual([
    'strict_nodes_f1',
    'strict_edges_f1',
    'fuzzy_nodes_f1',
    'fuzzy_edges_f1',
    'strict_nodes_rec',
  ]);
  expect(metricsOf('task4')).toEqual(['strict_distance', 'fuzzy_distance']);
});
