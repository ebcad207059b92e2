import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchCommand } from '../../cli/fetch.ts';
import { blobId } from '../../datasets/published/blobId.ts';
import { COMMIT, cacheFolder, DATA, RESPONSES } from '../../datasets/published/catalogue.ts';
import { serve } from '../datasets/published/server.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

const CONTENT = ['[1]', '[2]'].map((text) => Buffer.from(text));
const FILES = [DATA, RESPONSES].map(({ name }, index) => ({ name, blob: blobId(CONTENT[index] as Buffer) }));
const LICENCE = /^The paper's data carry no licence[\s\S]*are not\s+redistributed/;

let home: string;
let source: string;
let printed: string[];
let told: string[];

beforeEach(() => {
  [home, source] = ['cache', 'source'].map((name) => mkdtempSync(join(tmpdir(), `plugh-${name}-`))) as [
    string,
    string,
  ];
  process.env.XDG_CACHE_HOME = home;
  FILES.forEach(({ name }, index) => {
    writeFileSync(join(source, name), CONTENT[index] as Buffer);
  });
  printed = [];
  told = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.XDG_CACHE_HOME;
});

const fetchIn = (...args: string[]) => fetchCommand(FILES).parseAsync(args, { from: 'user' });

describe('plugh fetch', () => {
  test('brings both files, and the second time has nothing to do', async () => {
    await fetchIn('--from', source);
    const path = (index: number) =>
      join(home, 'promptfoo-plugh', COMMIT.slice(0, 12), FILES[index]?.name as string);
    const said = (index: number, how: string) =>
      `ok  ${FILES[index]?.name}: ${how}, 3 bytes, git blob ${FILES[index]?.blob.slice(0, 12)} verified\n    ${path(index)}`;
    expect(printed).toEqual([expect.stringMatching(LICENCE), said(0, 'fetched'), said(1, 'fetched')]);
    expect(told.join('')).toContain(`fetching ${join(source, 'plugh.json')}`);
    expect([0, 1].map((index) => readFileSync(path(index)))).toEqual(CONTENT);

    printed = [];
    await fetchIn('--from', source);
    expect(printed.slice(1)).toEqual([
      said(0, 'already here'),
      said(1, 'already here'),
      'Nothing to do (--force fetches again).',
    ]);
  });

  test('--from a single file says what is still missing', async () => {
    await fetchIn('--from', join(source, 'plugh.responses.json'));
    expect(printed.slice(1)).toEqual([
      expect.stringMatching(/^ok {2}plugh\.responses\.json: fetched/),
      '--  plugh.json: not here yet',
    ]);
  });

  test('--json prints one object and nothing else', async () => {
    await fetchIn('--from', join(source, 'plugh.json'), '--json');
    expect(told).toEqual([]);
    expect(printed.map((line) => JSON.parse(line))).toEqual([
      {
        folder: cacheFolder(),
        commit: COMMIT,
        licence: null,
        files: [
          {
            file: 'plugh.json',
            path: join(cacheFolder(), 'plugh.json'),
            bytes: 3,
            blob: FILES[0]?.blob,
            status: 'fetched',
          },
        ],
        missing: ['plugh.responses.json'],
      },
    ]);
  });
});

describe('the plugh command itself', () => {
  const plugh = (...args: string[]) =>
    run([join(projectRoot, 'cli/plugh.ts'), 'fetch', ...args], { XDG_CACHE_HOME: home });

  test('tells a wrong file by its git blob id, stores nothing and exits 1', async () => {
    const { exitCode, printed: output } = await plugh('--from', source);
    expect(exitCode).toBe(1);
    expect(output).toMatch(LICENCE);
    expect(output).toContain(
      `plugh: ${join(source, 'plugh.json')} is not the published file: its git blob id is ${FILES[0]?.blob} (3 bytes), and must be 738cfe6727d78442702318e4d95adbcadbbd0f34 (plugh.json)`,
    );
    expect(readdirSync(home)).toEqual([]);
  });

  test('leaves nothing behind when it is stopped half way', async () => {
    const { url, close } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write(Buffer.alloc(500));
    });
    const child = spawn(process.execPath, [join(projectRoot, 'cli/plugh.ts'), 'fetch', '--from', url], {
      env: { ...process.env, NODE_OPTIONS: '', XDG_CACHE_HOME: home },
    });
    const ended = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    // Half of the bytes are two quarters.
    child.stderr.on('data', (text) => String(text).includes('50 %') && child.kill('SIGINT'));
    expect(await ended).toBe('SIGINT');
    close();
    expect(existsSync(cacheFolder()) ? readdirSync(cacheFolder()) : []).toEqual([]);
  });

  test.each(['0', 'soon'])('refuses --timeout %s', async (seconds) => {
    expect(await plugh('--timeout', seconds)).toEqual({
      exitCode: 1,
      printed: expect.stringContaining('It must be a number of seconds above 0.'),
    });
  });

  test('--help shows the licence, the place and examples', async () => {
    const { exitCode, printed: help } = await plugh('--help');
    expect(exitCode).toBe(0);
    for (const text of ['carry no licence', home, 'HTTPS_PROXY', '\nExamples:\n  plugh fetch\n'])
      expect(help).toContain(text);
  });
});
