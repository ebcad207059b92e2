import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { goldenCases } from '../scoring/golden.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const plugh = join(projectRoot, 'cli/plugh.ts');

function caseFile(lines: readonly unknown[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plugh-cases-')), 'cases.jsonl');
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return file;
}

interface GoldenCase {
  readonly id: string;
  readonly task?: string;
  readonly expect?: Record<string, number>;
  readonly official?: Record<string, number | string>;
  readonly stable?: boolean;
}

async function scored(cases: readonly GoldenCase[], scorer: string) {
  const file = caseFile(cases.map((each) => ({ task: 'task1', ...each })));
  const { printed, exitCode } = await run([plugh, 'score', '--scorer', scorer, file]);
  expect(exitCode).toBe(0);
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('plugh score', () => {
  test('scores every golden case of the sound scorer', async () => {
    const cases = goldenCases<GoldenCase>('sound');
    const lines = await scored(cases, 'sound');
    expect(lines).toEqual(
      cases.map(({ id, expect: values }) => ({
        id,
        scorer: 'sound@1',
        outcome: expect.any(String),
        deviations: expect.any(Array),
        metrics: expect.objectContaining(
          Object.fromEntries(
            Object.entries(values ?? {}).map(([name, value]) => [name, expect.closeTo(value, 10)]),
          ),
        ),
      })),
    );
  });

  test.each(['task1', 'paths', 'quirks'] as const)(
    'scores every stable golden case of %s as published',
    async (name) => {
      const cases = goldenCases<GoldenCase>(name).filter(({ stable }) => stable);
      const lines = await scored(cases, 'official');
      for (const [index, { id, official = {} }] of cases.entries()) {
        const crashed = Object.values(official).some((value) => typeof value === 'string');
        const metrics = Object.entries(official).map(([metric, value]) => [
          metric,
          expect.closeTo(Number(value), 12),
        ]);
        expect(lines[index]).toEqual({
          id,
          scorer: 'official@1',
          outcome: crashed ? 'unscorable' : expect.any(String),
          deviations: [],
          metrics: crashed ? {} : Object.fromEntries(metrics),
          ...(crashed && { reason: expect.stringContaining('the published scorer crashes') }),
        });
      }
    },
  );

  test('reads standard input', () => {
    const line = JSON.stringify({ id: 'x', task: 'task3', gold: [['a1', 'b', 'c']], response: 'a1\nb\nc' });
    const { stdout } = spawnSync(process.execPath, [plugh, 'score', '-'], { input: line, encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({
      id: 'x',
      outcome: 'answered',
      metrics: { distance: 0, exact: 1 },
    });
  });

  test('scores nothing where a line is no case, and names every such line', async () => {
    const file = caseFile([
      { id: 'good', task: 'task1', gold: [['a', 'b']], response: null },
      'x',
      { task: 'task1', gold: [['a', 'b']], response: '' },
      { id: 'a', task: 'task1', gold: [['a', 'b']] },
      { id: 'b', task: 'task5', gold: [], response: '' },
      { id: 'c', task: 'task1', gold: ['a', 'b'], response: '' },
      { id: 'd', task: 'task2a', gold: [['a', 'b']], response: '' },
      { id: 'e', task: 'task3', gold: ['a', 'b'], response: '' },
      { id: 'f', task: 'task2a', gold: ['a', 'b'], locations: 'a', response: '' },
      'null',
    ]);
    const { printed, exitCode } = await run([plugh, 'score', file]);
    expect(printed.replaceAll(file, 'F').trim().split('\n')).toEqual([
      'plugh: nothing was scored, for these lines are no cases:',
      expect.stringMatching(/^F:2 is not JSON \(/),
      'F:3 has no id: give it a text of its own',
      'F:4 · a · response: give the answer as text, or null where there was none',
      'F:5 · b · task: must be one of task1, task2a, task2b, task3, task4',
      'F:6 · c · gold: give pairs of connected places, such as [["Hall", "Attic"]]',
      'F:7 · d · gold: give the path, such as ["Hall", "Attic"]',
      'F:8 · e · gold: give a list of accepted paths, such as [["Hall", "Attic"]]',
      'F:9 · f · locations: give the listed names, or leave it out',
      'F:10 has no id: give it a text of its own',
    ]);
    expect(exitCode).toBe(1);
  });
});
