import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { officialEntry, writeOfficial } from '../datasets/bench.ts';
import { BROKEN, brokenCopy } from '../datasets/broken.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const check = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), 'check', ...args]);
const bundled = 'datasets/plugh-open/items.jsonl';

describe('plugh check', () => {
  test('accepts the bundled data', async () => {
    expect(await check(bundled)).toEqual({
      exitCode: 0,
      printed: `ok  ${bundled}: 165 items keep every rule\n`,
    });
  });

  test('speaks of a single item as of one', async () => {
    const { printed } = await check('examples/own-story/alice.jsonl');
    expect(printed).toBe('ok  examples/own-story/alice.jsonl: 1 item keeps every rule\n');
  });

  test('names place and remedy of every fault in several files, and exits 1', async () => {
    const files = BROKEN.map(brokenCopy);
    const { exitCode, printed } = await check(...files, bundled);
    const wanted = BROKEN.flatMap(({ field, problem, remedy }, index) => [
      `${files[index]}:1 · af-tide-mill-01 · ${field}: ${problem}. Mend: ${remedy}.`,
      `bad ${files[index]}: 1 fault`,
    ]);
    expect(printed.split('\n')).toEqual([...wanted, `ok  ${bundled}: 165 items keep every rule`, '']);
    expect(exitCode).toBe(1);
  });

  test('--json prints one object a file', async () => {
    const { printed } = await check('--json', bundled);
    expect(JSON.parse(printed)).toEqual({ file: bundled, items: 165, faults: [] });
  });

  test('takes files in the published format, whose milder faults are warnings and no failure', async () => {
    const entry = officialEntry(0);
    entry.task1.target.push(['attic', 'great hall']);
    const file = writeOfficial([entry]);
    expect(await check(file)).toEqual({
      exitCode: 0,
      printed: [
        `warning ${file}:2 · 0 · task1.target[2]: "attic" – "great hall" stands there twice. Mend: remove one of the two.`,
        `ok  ${file}: 1 item can be used (1 warning)`,
        '',
      ].join('\n'),
    });
  });

  test('a file that cannot be read is one line, not a stack trace', async () => {
    expect(await check('nowhere.jsonl')).toEqual({
      exitCode: 1,
      printed: `plugh: cannot read the dataset "nowhere.jsonl" (ENOENT): give a bundled name (plugh-open), official (the paper's data, after \`npx plugh fetch\`), or the path of a file: JSON Lines (.jsonl) or the published format (.json), from the folder ${projectRoot.replace(/\/$/, '')}\n`,
    });
  });
});
