import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Item } from '../../datasets/item.ts';
import { checkFile } from '../../datasets/load.ts';
import { gameFile, gamesAreHere, whyNot } from '../games/folder.ts';
import { prompts, provider, tests } from '../suite/configs.ts';
import { projectRoot, promptfooEval, run } from '../suite/promptfoo.ts';
import { gameFolder } from './gameFolder.ts';

const plugh = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), ...args]);

let games: string;
const at = (file: string) => join(games, file);
const items = (folder: string): Item[] =>
  readFileSync(join(folder, 'items.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('plugh build --style transcript', () => {
  let printed: string;
  let exitCode: number | null;
  const build = (out: string, ...args: string[]) =>
    plugh('build', games, '-o', out, '--style', 'transcript', '--windows', 'overlapping', ...args);

  beforeAll(async () => {
    games = gameFolder();
    ({ printed, exitCode } = await build(at('tales')));
  }, 60_000);

  test('makes a folder with items, card and statistics, and says what is in it', () => {
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^28 items, .* on average, 14 mutually non-isomorphic maps$/m);
    expect(printed).toContain(`23 test, 5 dev; 3 examples each\nmade ${at('tales')}\n`);
    expect(readdirSync(at('tales'))).toEqual(['README.md', 'items.jsonl', 'statistics.json']);
    expect(existsSync(at('tales.partial'))).toBe(false);
    expect(readFileSync(at('tales/README.md'), 'utf8')).toContain('| items / games | 28 / 3 | 125 / 48 |');
    expect(JSON.parse(readFileSync(at('tales/statistics.json'), 'utf8'))).toMatchObject({
      items: 28,
      test: 23,
      dev: 5,
      examples: 3,
      tasks: { task1: 28, task2a: 28, task2b: 28, task3: 28, task4: 28 },
      dropped: [],
      settings: {
        minPlaces: 6,
        maxPlaces: 20,
        minComplexity: 4,
        windows: 'overlapping',
        style: 'transcript',
        seed: 0,
      },
      spent: { calls: 0, cost: 0, tokens: 0 },
    });
  });

  test('the same story file under two names is refused: an item could be its own example', async () => {
    const doubled = gameFolder(['advent', 'minizork']);
    for (const ending of ['z3', 'walkthrough.txt'])
      cpSync(join(doubled, `minizork.${ending}`), join(doubled, `other.${ending}`));
    expect(await plugh('build', doubled, '-o', at('never'), '--style', 'transcript')).toMatchObject({
      exitCode: 1,
      printed: expect.stringContaining('plugh: minizork and other are the same story file'),
    });
  });

  test('a file in the place of the folder is refused and stays, also under --force', async () => {
    writeFileSync(at('a file'), 'mine');
    for (const force of [[], ['--force']]) {
      const refused = await build(at('a file'), ...force);
      expect([refused.exitCode, refused.printed]).toEqual([1, expect.stringContaining('is no folder')]);
    }
    expect(readFileSync(at('a file'), 'utf8')).toBe('mine');
  });

  test('the items keep every rule', () => {
    expect(checkFile(at('tales/items.jsonl')).faults).toEqual([]);
  });

  test('an item holds the transcript, the facts and where they come from', () => {
    const [item] = items(at('tales'));
    expect(item).toMatchObject({
      id: 'advent-01',
      game: 'advent',
      split: 'test',
      text: expect.stringMatching(/^At Hill In Road\n[\s\S]*\n\n> enter building\n\nInside Building\n/),
      locations: [
        'At End Of Road',
        'At Hill In Road',
        'At Slit In Streambed',
        'In A Valley',
        'In Forest',
        'Inside Building',
      ],
      path: [
        'At Hill In Road',
        'At End Of Road',
        'Inside Building',
        'At End Of Road',
        'In A Valley',
        'In Forest',
        'In A Valley',
        'At Slit In Streambed',
      ],
      source: {
        licence: 'not stated',
        origin: 'advent.z5',
        walk: 'turns 1 to 11 of a walkthrough (not stated)',
        writer: 'the game itself: the transcript',
      },
      canary: expect.stringMatching(/^tales benchmark data; .* canary [0-9a-f-]{36}$/),
    });
  });

  test('is the same for the same seed, however many games are played at a time', async () => {
    mkdirSync(at('again'));
    await build(at('again/tales'), '--jobs', '1');
    for (const file of readdirSync(at('tales')))
      expect(readFileSync(at(`again/tales/${file}`), 'utf8')).toBe(readFileSync(at(`tales/${file}`), 'utf8'));
    await build(at('again/tales'), '--seed', '2', '--force');
    expect(items(at('again/tales'))).not.toEqual(items(at('tales')));
    expect(items(at('again/tales')).map(({ path }) => path)).toEqual(
      items(at('tales')).map(({ path }) => path),
    );
  }, 60_000);

  test('does not write over a folder', async () => {
    expect(await build(at('tales'))).toEqual({
      exitCode: 1,
      printed: `plugh: ${at('tales')} is there already: give another folder, or --force to replace it\n`,
    });
  });

  test('promptfoo runs on it, with examples, and the oracle is right everywhere', async () => {
    const { rows } = await promptfooEval([], {
      config: {
        providers: [provider('oracle', { label: 'oracle' })],
        prompts: prompts('chat', ['0-shot', '3-shot']),
        tests: tests({ dataset: at('tales/items.jsonl') }),
      },
    });
    expect(rows.length).toBe(2 * 5 * 23);
    expect(rows.filter(({ score, success }) => score !== 1 || !success)).toEqual([]);
  }, 120_000);
});

test('nothing to make an item of is an error that says why', async () => {
  games = gameFolder(['curses']);
  const { exitCode, printed } = await plugh(
    'build',
    games,
    '-o',
    at('none'),
    '--style',
    'transcript',
    '--min-places',
    '15',
  );
  expect(exitCode).toBe(1);
  expect(printed).toContain(
    'plugh: there is no item to make of these games\ncurses: 0 segments in 15 visits\n',
  );
  expect(existsSync(at('none'))).toBe(false);
});

test.each([
  [
    [],
    'say how the texts are made: --provider or --command (one of them) rewrites, --style transcript does not',
  ],
  [['--command', 'cat', '--provider', 'echo'], 'say how the texts are made'],
  [['--style', 'transcript', '--command', 'cat'], '--style transcript takes no --provider and no --command'],
  [['--provider', 'echo', '--provider-config', '[]'], '--provider-config is no JSON object: []'],
])('options that do not fit: %j', async (options, problem) => {
  games = gameFolder(['curses']);
  const { exitCode, printed } = await plugh('build', games, '-o', at('none'), ...options);
  expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: expect.stringContaining(problem) });
});

test('games that cannot be played are named together', async () => {
  games = gameFolder(['curses', 'minizork']);
  writeFileSync(at('tale.z5'), 'no story at all');
  const list = {
    curses: { file: 'curses.z3', sha256: '0'.repeat(64) },
    minizork: { file: 'minizork.z3' },
    tale: { file: 'tale.z5', walkthrough: 'minizork.walkthrough.txt' },
  };
  writeFileSync(at('games.json'), JSON.stringify(list));
  const { exitCode, printed } = await plugh('build', games, '-o', at('none'), '--style', 'transcript');
  expect(exitCode).toBe(1);
  expect(printed).toMatch(
    /plugh: 2 of 3 games cannot be played:\ncurses: .*curses\.z3 is not the listed file: its SHA-256 is [0-9a-f]{64}, and not 0{64}\ntale: .+\n$/,
  );
});

(gamesAreHere ? test : test.skip)(
  `Zork I to III${whyNot}`,
  async () => {
    games = mkdtempSync(join(tmpdir(), 'plugh-zork-'));
    const list = JSON.parse(gameFile('games.json').toString());
    list.zork3.final_score = 8;
    writeFileSync(at('games.json'), JSON.stringify(list));
    for (const name of Object.keys(list))
      for (const file of [`${name}.z3`, `${name}.walkthrough.txt`]) writeFileSync(at(file), gameFile(file));
    const { exitCode, printed } = await plugh('build', games, '-o', at('zork'), '--style', 'transcript');
    expect(exitCode).toBe(0);
    expect(printed).toContain(
      'zork3 ended with a score of 7, and not 8 as listed: check its seed\n11 items, 10.64',
    );
    expect(printed).toContain('6 test, 5 dev; 3 examples each\n2 items without a question for task4\n');
    expect(checkFile(at('zork/items.jsonl')).faults).toEqual([]);
  },
  60_000,
);

/**
 * A program that rewrites: the transcript without its commands. It notes each call in `calls`, leaves out the word in
 * `forget`, if there is one, fails at texts with the word in `fail`, and waits at texts with the word in `hang`.
 */
const WRITER = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const prompt = readFileSync(0, 'utf8');
const transcript = prompt.slice(prompt.indexOf('# Transcript') + 14, prompt.lastIndexOf('\\n\\nRewrite it into'));
appendFileSync('calls', JSON.stringify(transcript.slice(0, 40)) + '\\n');
const word = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
while (transcript.includes(word('hang') ?? '\\0')) await new Promise((resolve) => setTimeout(resolve, 50));
if (transcript.includes(word('fail') ?? '\\0')) { console.error('out of ink'); process.exit(1); }
const story = transcript.split('\\n').filter((line) => !line.startsWith('>')).join('\\n');
console.log(story.replaceAll(word('forget') ?? '\\0', 'somewhere'));
`;

describe('plugh build --command', () => {
  const calls = () => readFileSync(at('calls'), 'utf8').trim().split('\n').length;
  const args = () => [
    'build',
    games,
    '-o',
    at('tales'),
    '--command',
    `cd ${games} && ${process.execPath} writer.mjs`,
    '--tries',
    '2',
    '--concurrency',
    '1',
  ];
  const build = () => plugh(...args());

  beforeEach(() => {
    games = gameFolder(['advent', 'minizork']);
    writeFileSync(at('writer.mjs'), WRITER);
  });

  test('goes on where it was when its writer failed', async () => {
    writeFileSync(at('fail'), 'Up a Tree');
    const first = await build();
    expect(first.exitCode).toBe(1);
    expect(first.printed).toContain('plugh: no text was got for 1 segment:\nminizork-01: "cd ');
    expect(first.printed).toContain(
      'exit code 1: out of ink\nWhat was written is kept: the same command goes on from there.\n',
    );
    expect([existsSync(at('tales')), readdirSync(at('tales.partial')), calls()]).toEqual([
      false,
      ['journal.jsonl'],
      3,
    ]);
    writeFileSync(at('fail'), 'nothing that is told of');
    const second = await build();
    expect([second.exitCode, calls()]).toEqual([0, 4]);
    expect(items(at('tales')).map(({ id }) => id)).toEqual(['advent-01', 'advent-02', 'minizork-01']);
    expect(checkFile(at('tales/items.jsonl')).faults).toEqual([]);
  }, 60_000);

  test('goes on where it was when it was killed', async () => {
    writeFileSync(at('hang'), 'Up a Tree');
    const child = spawn(process.execPath, [join(projectRoot, 'cli/plugh.ts'), ...args()], {
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    while (!existsSync(at('calls')) || calls() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect([existsSync(at('tales')), readdirSync(at('tales.partial'))]).toEqual([false, ['journal.jsonl']]);
    rmSync(at('hang'));
    expect([(await build()).exitCode, calls()]).toEqual([0, 4]);
    expect(items(at('tales')).map(({ id }) => id)).toEqual(['advent-01', 'advent-02', 'minizork-01']);
  }, 60_000);

  test('leaves out what is no good after all tries, and says so', async () => {
    writeFileSync(at('forget'), 'Up a Tree');
    const { exitCode, printed } = await build();
    expect([exitCode, calls()]).toEqual([0, 4]);
    const reason = 'The location "Up a Tree" is not named.';
    expect(printed).toContain(`minizork-01: 2 refused texts, the last because: ${reason}\n`);
    expect(printed).toContain(`left out minizork-01: ${reason}\n`);
    expect(items(at('tales')).map(({ id }) => id)).toEqual(['advent-01', 'advent-02']);
    expect(JSON.parse(readFileSync(at('tales/statistics.json'), 'utf8')).dropped).toEqual([
      { id: 'minizork-01', reasons: [reason] },
    ]);
  }, 60_000);
});
