import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Item } from '../../datasets/item.ts';
import { subset } from '../audit/subsets.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const folder = mkdtempSync(join(tmpdir(), 'plugh-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plugh = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), ...args]);

/** Writes items as a dataset file, without their examples, which it does not have. */
function fileOf(name: string, ids: readonly string[], change: (item: Item) => Item = (item) => item): string {
  const items = [...subset(ids, ({ examples: _, ...item }) => change(item)).items.values()];
  const file = join(folder, name);
  writeFileSync(file, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  return file;
}

const sound = fileOf('sound.jsonl', ['af-tide-mill-01', 'zork2-15']);
const mapsOnly = fileOf(
  'maps.jsonl',
  ['af-tide-mill-01', 'zork2-15'],
  ({ path: _path, task3: _task3, task4: _task4, ...item }) => item,
);
const unclear = fileOf('unclear.jsonl', ['af-tide-mill-01', 'zork2-15'], ({ objects = [], ...item }) => ({
  ...item,
  objects: objects.slice(1),
}));

describe('plugh audit', () => {
  test('prints the table of the rubric, and ends with 0 where no gate fails', async () => {
    const { exitCode, printed } = await plugh('audit', '--dataset', mapsOnly);
    expect(printed).toMatch(/Part +│ Question +│ Status +│ Evidence/);
    expect(printed).toMatch(/No gate fails: 8 of 9 gates passed, 1 not established \(text-free\)\.\n$/);
    expect(exitCode).toBe(0);
  });

  test('ends with 1 where a gate fails, and says which and why', async () => {
    const { exitCode, printed } = await plugh('audit', '--dataset', unclear);
    expect(printed).toContain('means no object of the item');
    expect(printed).toMatch(/gates? of 9 failed: .*ambiguity, 1 not established \(text-free\)\.\n$/);
    expect(exitCode).toBe(1);
  });

  test('--json prints every result with status, evidence and figures', async () => {
    const { results, ...audit } = JSON.parse((await plugh('audit', '--dataset', mapsOnly, '--json')).printed);
    expect(audit).toEqual({
      dataset: mapsOnly,
      version: expect.stringMatching(/^sha256:[0-9a-f]{12}$/),
      digest: audit.version,
      scorer: 'sound',
    });
    const statuses = Object.fromEntries(
      results.map(({ id, status }: { id: string; status: string }) => [id, status]),
    );
    expect(statuses).toEqual({
      reviewability: 'pass',
      settings: 'not established',
      'scoring-spellings': 'pass',
      'scoring-corruptions': 'pass',
      'scoring-values': 'pass',
      gold: 'not established',
      ambiguity: 'pass',
      coincidences: 'note',
      'consistency-scores': 'pass',
      'consistency-data': 'pass',
      elicitation: 'pass',
      budget: 'not established',
      scaffold: 'pass',
      bias: 'not established',
      'text-free': 'not established',
      floor: 'note',
      ceiling: 'not established',
      human: 'not established',
      canary: 'pass',
      'public-share': 'not established',
      twin: 'pass',
      detectable: 'not established',
      shortcuts: 'not established',
      construct: 'not established',
    });
    for (const result of results) expect(result.evidence).not.toBe('');
  });

  test('finds the flaws of the published scorer', async () => {
    const { exitCode, printed } = await plugh('audit', '--dataset', sound, '--scorer', 'official', '--json');
    const spellings = JSON.parse(printed).results.find(
      ({ id }: { id: string }) => id === 'scoring-spellings',
    );
    expect([exitCode, spellings.status]).toEqual([1, 'fail']);
    expect(spellings.findings).toContainEqual(expect.stringMatching(/^map, chains: 2 of 2/));
  });
});

describe('plugh perturb', () => {
  test('writes a twin that plugh check takes, the same for the same seed', async () => {
    const [first, second] = ['first.jsonl', 'second.jsonl'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    expect(await plugh('perturb', '--dataset', sound, '-o', first)).toEqual({
      exitCode: 0,
      printed: `${first}: 2 of 2 items, every place renamed (seed 1)\n`,
    });
    await plugh('perturb', '--dataset', sound, '--seed', '1', '-o', second);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect((await plugh('check', first)).printed).toBe(`ok  ${first}: 2 items keep every rule\n`);
  });

  test('names what cannot be renamed, and refuses a seed that is none', async () => {
    const { exitCode, printed } = await plugh(
      'perturb',
      '--dataset',
      sound,
      '--seed',
      'x',
      '-o',
      'twin.jsonl',
    );
    expect([exitCode, printed]).toEqual([
      1,
      expect.stringContaining('It must be a whole number from 0 to 999999999.'),
    ]);
  });
});
