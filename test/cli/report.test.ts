import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { benchFile } from '../datasets/bench.ts';
import { temporaryFile, temporaryFolder } from '../reports/files.ts';
import { promptfooRun, type Run } from '../reports/promptfooRun.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const report = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), 'report', ...args]);

const sample = ['datasets/plugh-open/recorded.jsonl', '--dataset', 'plugh-open'];

describe('plugh report over a real run', () => {
  let results: Run;
  beforeAll(async () => {
    results = await promptfooRun();
  }, 120_000);

  test('prints the tables of the paper with the baselines and the published models', async () => {
    const { exitCode, printed } = await report(results.jsonl);
    expect(exitCode).toBe(0);
    const titles = printed.split('\n').filter((line) => /^(Table|Scores|Answers|Kinds|Repeated)/.test(line));
    expect(titles.map((line) => line.slice(0, 13))).toEqual([
      ...['2', '3', '4', '5', '6', '8', '9'].map((number) => expect.stringMatching(`Table ${number}. `)),
      ...Array.from({ length: 5 }, () => 'Scores above '),
      'Answers',
      'Kinds of erro',
      'Repeated answ',
    ]);
    expect(printed).toMatch(/^ oracle +3 +100\.0% \[100\.0, 100\.0\] +100\.0% \[100\.0, 100\.0\] *$/m);
    expect(printed).toMatch(/^ published: openai:gpt-4o-2024-05-13 +113 +66\.8% +70\.8% *$/m);
    expect(printed).toMatch(/the line is down/);
  }, 30_000);

  test('prints the same from each export, but for the names of the files', async () => {
    const [json, jsonl] = await Promise.all([report(results.json), report(results.jsonl)]);
    expect(json.printed.replace(results.json, '')).toBe(jsonl.printed.replace(results.jsonl, ''));
  }, 30_000);

  test('compares two of its models', async () => {
    const { printed } = await report(
      results.json,
      '--compare',
      'oracle',
      'random-middle #1',
      '--format',
      'json',
    );
    const { tables } = JSON.parse(printed);
    expect(tables[0]).toMatchObject({ id: 'compare', title: 'oracle against random-middle #1' });
    expect(tables[0].rows).toHaveLength(5 * 2);
  }, 30_000);
});

describe('plugh report', () => {
  test('is the same every time, and other with another seed only in its intervals', async () => {
    const csv = async (...args: string[]) =>
      (await report(halved(), '--dataset', 'plugh-open', '--format', 'csv', ...args)).printed;
    const [first, again, other] = await Promise.all([csv(), csv(), csv('--seed', '2')]);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    const texts = (printed: string) => printed.split('\n').map((line) => line.split(',').slice(0, 5).join());
    expect(texts(other)).toEqual(texts(first));
  }, 30_000);

  test('writes a file whole, over an older one, and leaves nothing beside it', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'report.md');
    writeFileSync(file, 'old');
    const { exitCode, printed } = await report(...sample, '--format', 'md', '-o', file, '--no-published');
    expect({ exitCode, printed }).toEqual({ exitCode: 0, printed: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^# PLUGH report\n/);
    expect(readFileSync(file, 'utf8')).not.toMatch('published');
    expect(readdirSync(folder)).toEqual(['report.md']);
  });

  test('writes a page of its own, with as many texts as asked for, and says how large it is', async () => {
    const file = join(temporaryFolder(), 'report.html');
    const { exitCode, printed } = await report(...sample, '--format', 'html', '--items', '2', '-o', file);
    expect(printed).toMatch(/^.*report\.html: \d\.\d MB, \d+\.\d s\n$/);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('Shown are 2 of 164 texts');
    expect(page).toContain('plugh-open 1.0');
    expect(exitCode).toBe(0);
  });

  test('over the files of the paper’s format prints what the published scorer prints', async () => {
    const files = [benchFile('responses.json'), '--dataset', benchFile('plugh.json')];
    const { exitCode, printed } = await report(...files, '--scorer', 'official', '--format', 'text');
    const wanted = readFileSync(join(projectRoot, 'bench/report.txt'), 'utf8');
    // The fuzzy values of task1 depend on a hash seed there; their distance is measured in formats/official.test.ts.
    const fixed = (text: string) =>
      text.split('\n## ').filter((section) => !section.startsWith('task1_fuzzy'));
    expect(fixed(printed)).toEqual(fixed(wanted));
    expect(exitCode).toBe(0);
  }, 60_000);

  test('knows the answers that are recorded for a dataset by its name', async () => {
    const [byName, byPath] = await Promise.all([report('plugh-open'), report(...sample)]);
    const untitled = (printed: string) => printed.split('\n').slice(1);
    expect(untitled(byName.printed)).toEqual(untitled(byPath.printed));
    expect(byName.exitCode).toBe(0);
  }, 30_000);

  test('says how the paper’s answers are had', async () => {
    const { exitCode, printed } = await run([join(projectRoot, 'cli/plugh.ts'), 'report', 'official'], {
      XDG_CACHE_HOME: temporaryFolder(),
    });
    expect(printed).toMatch(
      /^plugh: the paper's recorded answers are not on this machine .* run `npx plugh fetch` once/,
    );
    expect(exitCode).toBe(1);
  });

  test.each([
    [[], 'nothing to report on: name results files, or --eval ID (--eval latest for the last run)'],
    [['nowhere.json'], 'cannot read "nowhere.json" (ENOENT'],
    [['package.json'], 'package.json, row 1: it is neither a row of promptfoo results nor a recorded answer'],
    [['README.nowhere', '--compare', 'a'], '--compare takes two models, not 1: put it after the files'],
    [
      [...sample, '--format', 'text'],
      '--format text is the layout of the published scorer, and these rows are scored by sound@1',
    ],
    [
      [...sample, '--by', 'colour'],
      "argument 'colour' is invalid. Allowed choices are nodes, cycles, pathLength, game.",
    ],
    [[...sample, '--resamples', '0'], 'It must be a whole number from 1 to 100000.'],
    [[...sample, '--format', 'html', '--items', 'some'], 'It must be a whole number from 0 to 1000000'],
    [[...sample, '-o', 'nowhere/report.txt'], 'cannot write "nowhere/report.txt" (ENOENT)'],
  ])('%j: is one message and exit code 1', async (args, message) => {
    const { exitCode, printed } = await report(...args);
    expect(printed).toMatch(message);
    expect(printed).not.toMatch(/^\s+at /m);
    expect(exitCode).toBe(1);
  });

  test('refuses rows of two scorers with the versions named, and shows each apart where told to', async () => {
    const answer = { id: 'af-tide-mill-01', task: 'task2a', model: 'm', shots: 0, response: 'Tool-Shed' };
    const recorded = temporaryFile('recorded.jsonl', JSON.stringify(answer));
    const sound = join(temporaryFolder(), 'sound.jsonl');
    writeFileSync(sound, JSON.stringify(promptfooRow));
    const args = [sound, recorded, '--dataset', 'plugh-open', '--scorer', 'official'];
    const refused = await report(...args);
    expect(refused.printed).toMatch('these rows come from different scorers (official@1, sound@1)');
    expect(refused.exitCode).toBe(1);
    const { printed } = await report(...args, '--allow-mixed');
    expect(printed).toMatch(/^ m \[sound@1\] /m);
    expect(printed).toMatch(/^ m \[official@1\] /m);
  });
});

/** The bundled sample without the last step of each walk. */
function halved(): string {
  const lines = readFileSync(join(projectRoot, 'datasets/plugh-open/recorded.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const walks = lines.map((line) => JSON.parse(line)).filter(({ task }) => task === 'task2a');
  const cut = walks.map((walk) => ({ ...walk, response: walk.response.replace(/\n.*$/, '') }));
  return temporaryFile('halved.jsonl', cut.map((walk) => JSON.stringify(walk)).join('\n'));
}

/** A row of promptfoo's results with nothing but what a report reads. */
const promptfooRow = {
  id: '1',
  provider: { id: 'm' },
  prompt: { label: '0-shot' },
  testCase: {
    metadata: {
      task: 'task2a',
      item: 'i',
      game: 'g',
      dataset: 'plugh-open',
      datasetVersion: '1.0',
      gold: {},
    },
  },
  gradingResult: {
    componentResults: [
      {
        metadata: {
          plugh: {
            kind: 'path',
            scorer: 'sound@1',
            outcome: 'answered',
            deviations: [],
            metrics: { distance: 0.5 },
            score: 0.5,
            perfect: false,
            reason: '',
            steps: [],
            nearest: [],
          },
        },
      },
    ],
  },
};
