import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot, run } from '../suite/promptfoo.ts';

const folder = mkdtempSync(join(tmpdir(), 'plugh-explain-'));

async function explain(content: string, ...args: string[]) {
  const file = join(folder, 'answer');
  writeFileSync(file, content);
  return run([join(projectRoot, 'cli/plugh.ts'), 'explain', file, ...args]);
}

describe('plugh explain', () => {
  test('shows a path beside the nearest right one, step by step', async () => {
    const answer = 'Studio\nthe Cellar\nKitchen\nDungeon';
    const { printed, exitCode } = await explain(answer, '--item', 'zork1-01', '--task', 'task3');
    expect(printed).toContain('task3 · zork1-01 · sound@1 · answered · score 0.5');
    expect(table(printed)).toEqual([
      ['', 'nearest right path', 'answer'],
      ['✓', 'Studio', 'Studio'],
      ['✗', '', 'Cellar'],
      ['✓', 'Kitchen', 'Kitchen'],
      ['✗', 'Behind House', '"Dungeon"'],
    ]);
    expect(exitCode).toBe(0);
  });

  test('shows two maps side by side, and the names that were taken for others', async () => {
    const gold = [
      ['Great Hall', 'Attic'],
      ['Great Hall', 'Cellar'],
    ];
    const response = 'graph G { Hall -- attic; Hall -- "Garden\u0007" }';
    const { printed } = await explain(
      JSON.stringify({ id: 'mine', task: 'task1', gold, response }),
      '--id',
      'mine',
    );
    expect(table(printed)).toEqual([
      ['', 'right map', 'answer'],
      ['✓', 'Great Hall – Attic', 'Hall – attic'],
      ['−', 'Great Hall – Cellar', ''],
      ['✗', '', expect.stringMatching(/^(Garden· – Hall|Hall – Garden·)$/)],
      ['', 'right name', 'name in the answer'],
      ['✓', 'Great Hall', 'Hall (contained)'],
      ['−', 'Cellar', ''],
      ['✗', '', 'Garden·'],
    ]);
  });

  test('--json prints the whole score', async () => {
    const { printed } = await explain('Studio', '--item', 'zork1-01', '--task', 'task3', '--json');
    expect(JSON.parse(printed)).toMatchObject({ kind: 'path', scorer: 'sound@1', outcome: 'answered' });
  });

  test.each([
    [['--item', 'zork1-99', '--task', 'task3'], 'plugh: plugh-open has no item "zork1-99"\n'],
    [['--item', 'zork1-01'], 'plugh: --item needs --task, one of task1, task2a, task2b, task3, task4\n'],
  ])('%j says what is wrong', async (args, message) => {
    expect(await explain('x', ...args)).toEqual({ exitCode: 1, printed: message });
  });

  test('says what to give in place of an answer that cannot be read', async () => {
    const file = join(folder, 'nowhere');
    const options = ['--item', 'zork1-01', '--task', 'task3'];
    expect(await run([join(projectRoot, 'cli/plugh.ts'), 'explain', file, ...options])).toEqual({
      exitCode: 1,
      printed: `plugh: cannot read "${file}" (ENOENT): give the answer as a text file, or - for standard input\n`,
    });
  });
});

/** The cells of the tables in what was printed. */
function table(printed: string): string[][] {
  return printed
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
