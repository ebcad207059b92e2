import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Edge, scoreGraph, scorePath } from '../../scoring/index.ts';

const doc = readFileSync(new URL('../../docs/scoring.md', import.meta.url), 'utf8');
const rows = [...doc.matchAll(/^\| (.+) \| `(.+)` \| ([\d.]+) \| ([\d.]+) \| .+ \|$/gm)].map(
  ([, gold = '', answer = '', sound, official]) => ({
    gold,
    answer,
    sound: Number(sound),
    official: Number(official),
  }),
);

test('the page has a table of differences', () => {
  expect(rows.length).toBeGreaterThan(25);
});

test.each(rows)('$gold: $answer', ({ gold, answer, sound, official }) => {
  const response = answer.replaceAll('⏎', '\n').replaceAll('␍', '\r');
  expect(scored(gold, response)).toEqual([expect.closeTo(sound, 3), expect.closeTo(official, 3)]);
});

function scored(gold: string, response: string): (number | undefined)[] {
  if (gold.includes(' – ')) {
    const edges = gold.split(', ').map((edge) => edge.split(' – ') as unknown as Edge);
    return [
      scoreGraph(response, { edges }).metrics.edges_f1,
      scoreGraph(response, { edges }, { scorer: 'official' }).metrics.task1_fuzzy_edges_f1,
    ];
  }
  const path = gold.split(', ');
  const right = { task: 'task2a', paths: [path], locations: [...new Set(path)] } as const;
  return [
    scorePath(response, right).metrics.distance,
    scorePath(response, right, { scorer: 'official' }).metrics.task2a_fuzzy_distance,
  ];
}
