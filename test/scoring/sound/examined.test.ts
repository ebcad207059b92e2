import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Edge, type PathTask, scoreGraph, scorePath } from '../../../scoring/index.ts';

/**
 * Cases written from the rules alone, without sight of the scorer. `settled` ones follow from a written rule; in
 * the others the rules are silent, and the value is what a fair marker would give.
 */
interface Case {
  readonly id: string;
  readonly task: 'task1' | PathTask;
  readonly gold: unknown;
  readonly locations?: readonly string[];
  readonly response: string | null;
  readonly expect: Readonly<Record<string, number>>;
  readonly why: string;
}

const cases: Case[] = readFileSync(new URL('examined.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(cases)('$id: $why', ({ task, gold, locations, response, expect: values }) => {
  const metrics = Object.entries(values).map(([name, value]) => [name, expect.closeTo(value, 10)]);
  expect(score(task, gold, locations, response)).toMatchObject(Object.fromEntries(metrics));
});

function score(
  task: Case['task'],
  gold: unknown,
  locations: readonly string[] | undefined,
  response: string | null,
): Readonly<Record<string, number>> {
  if (task === 'task1') return scoreGraph(response, { edges: gold as Edge[] }).metrics;
  const paths = (task === 'task3' || task === 'task4' ? gold : [gold]) as string[][];
  return scorePath(response, { task, paths, locations: locations ?? [...new Set(paths.flat())] }).metrics;
}
