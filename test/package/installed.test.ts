import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { storyPath } from '../games/zmachine/stories.ts';
import { projectRoot, type ResultRow, run } from '../suite/promptfoo.ts';
import { installProject, packProject } from './install.ts';

const PACKAGE = 'node_modules/promptfoo-plugh';
const BUILD = `file://${PACKAGE}/dist`;

let project: string;
beforeAll(() => {
  project = installProject(packProject());
});

/** Runs promptfoo in the project, as `npx promptfoo eval` does there. */
async function evaluate(args: readonly string[]): Promise<{ rows: readonly ResultRow[]; printed: string }> {
  const results = join(project, 'results.jsonl');
  const promptfoo = join(project, 'node_modules/promptfoo/dist/src/entrypoint.js');
  const { printed } = await run(
    [promptfoo, 'eval', ...args, '--no-cache', '--no-progress-bar', '-o', results],
    { PROMPTFOO_CONFIG_DIR: join(project, '.promptfoo'), PROMPTFOO_FAILED_TEST_EXIT_CODE: '0' },
    project,
  );
  const lines = readFileSync(results, 'utf8').trimEnd().split('\n');
  return { rows: lines.map((line) => JSON.parse(line)), printed };
}

function config(content: object): string {
  const file = join(project, 'config.json');
  writeFileSync(file, JSON.stringify(content));
  return 'config.json';
}

const plugh = (...args: string[]) => run([join(project, PACKAGE, 'dist/cli/plugh.js'), ...args], {}, project);

describe('in another project, without TypeScript there', () => {
  test('the shipped config runs from where it lies', async () => {
    const { rows, printed } = await evaluate([
      '-c',
      `${PACKAGE}/promptfooconfig.yaml`,
      '-r',
      'echo',
      '-n',
      '2',
    ]);
    expect(
      rows.map(({ failureReason, vars, prompt }) => [failureReason, vars.task, prompt.label]).sort(),
    ).toEqual(
      ['0-shot', '1-shot', '2-shot', '3-shot']
        .flatMap((label) => [
          [1, 'task1', label],
          [1, 'task2a', label],
        ])
        .sort(),
    );
    expect(printed).toContain('sound: edges F1 of task1');
  });

  test('providers and assertions load by package:, prompts and tests by file:', async () => {
    const names = ['Oracle', 'Reader', 'RandomMiddle', 'List', 'Endpoints', 'Empty'];
    const { rows } = await evaluate([
      '-c',
      config({
        prompts: [{ id: `${BUILD}/prompts/chat.js:threeShot`, label: '3-shot' }],
        providers: [
          ...names.map((name) => `package:promptfoo-plugh:${name}`),
          { id: 'package:promptfoo-plugh:Replay', label: 'replay', config: { file: 'plugh-open', shots: 0 } },
        ],
        tests: [
          { path: `${BUILD}/datasets/tests.js:tests`, config: { limit: 2, tasks: ['task1', 'task3'] } },
        ],
      }),
    ]);
    expect(rows).toHaveLength(7 * 4);
    expect(rows.filter(({ failureReason }) => failureReason === 2)).toEqual([]);
    const scores = (id: string) =>
      rows.filter(({ provider }) => provider.id === id).map(({ score }) => score);
    expect(scores('plugh:oracle')).toEqual([1, 1, 1, 1]);
    expect(scores('plugh:empty')).toEqual([0, 0, 0, 0]);
  });

  test('a plain test of a user scores a map and a path by package:', async () => {
    const gold = { task: 'task2a', paths: [['Hall', 'Attic']], locations: ['Attic', 'Hall'] };
    const check = (name: string) => [{ type: 'javascript', value: `package:promptfoo-plugh:${name}` }];
    const { rows } = await evaluate([
      '-c',
      config({
        prompts: ['{{answer}}'],
        providers: ['echo'],
        tests: [
          {
            vars: { answer: 'graph { Hall -- Attic }' },
            metadata: { gold: { edges: [['Hall', 'Attic']] } },
            assert: check('graph'),
          },
          { vars: { answer: '1. Hall\n2. Attic' }, metadata: { gold }, assert: check('path') },
          { vars: { answer: 'Attic\nHall' }, metadata: { gold }, assert: check('path') },
        ],
      }),
    ]);
    expect(rows.map(({ success, namedScores }) => ({ success, namedScores }))).toEqual([
      { success: true, namedScores: { task1_edges_f1: 1, task1_nodes_f1: 1, tasks_scored: 1 } },
      { success: true, namedScores: { task2a_similarity: 1, task2a_exact: 1, tasks_scored: 1 } },
      { success: false, namedScores: { task2a_similarity: 0, task2a_exact: 0, tasks_scored: 1 } },
    ]);
  });

  test('a story file is played there, with the template and the checkpoints of the package', async () => {
    const game = storyPath('minizork.z3');
    const checkpoints = join(projectRoot, 'examples/checkpoints/minizork.yaml');
    const walkthrough = join(projectRoot, 'examples/checkpoints/minizork.txt');
    const { rows } = await evaluate([
      '-c',
      config({
        prompts: ['Play.'],
        providers: [
          {
            id: 'package:promptfoo-plugh:Player',
            config: { provider: 'echo', game, checkpoints, patience: 1, journal: false },
          },
          { id: 'package:promptfoo-plugh:WalkthroughPlayer', config: { game, checkpoints, walkthrough } },
          { id: 'package:promptfoo-plugh:WaitPlayer', config: { game, checkpoints } },
        ],
        tests: [{ assert: [{ type: 'javascript', value: 'package:promptfoo-plugh:progress' }] }],
      }),
    ]);
    expect(
      rows.map(({ provider, score, failureReason }) => [provider.id, score, failureReason]).sort(),
    ).toEqual([
      // An echo says no command.
      ['plugh:player:echo', 0, 1],
      ['plugh:wait', 0, 1],
      ['plugh:walkthrough', 1, 0],
    ]);
  });

  test('what `plugh init` writes there runs there', async () => {
    const written = await plugh('init', '--provider', 'oracle', 'echo', '--shots', '1', '--yes');
    expect(written).toMatchObject({ exitCode: 0 });
    const text = readFileSync(join(project, 'promptfooconfig.yaml'), 'utf8');
    expect(text).toContain(`- id: file://${PACKAGE}/dist/prompts/chat.js:oneShot`);
    const { rows, printed } = await evaluate(['-n', '5']);
    expect(rows.map(({ provider, score }) => [provider.label || provider.id, score === 1])).toEqual(
      expect.arrayContaining([...Array(5).fill(['oracle', true]), ...Array(5).fill(['echo', false])]),
    );
    expect(rows).toHaveLength(10);
    expect(printed).toContain('│ oracle   │ 1-shot │    5 │');
  });

  test('the command line works from the build', async () => {
    const { exitCode, printed } = await plugh('check', `${PACKAGE}/datasets/plugh-open/items.jsonl`);
    expect({ exitCode, printed }).toEqual({
      exitCode: 0,
      printed: expect.stringContaining('165 items keep every rule'),
    });
  });
});

const CONSUMER = `import { graph, Reader, scoreGraph, type GraphScore } from 'promptfoo-plugh';
const score: GraphScore = scoreGraph('graph { Hall -- Attic }', { edges: [['Hall', 'Attic']] });
export const id: string = new Reader().id();
export const pass: boolean = graph('', { test: { metadata: {} } }).pass;
// @ts-expect-error edges are pairs of names
scoreGraph('', { edges: [[1]] });
// @ts-expect-error metrics are numbers
export const text: string = score.metrics.edges_f1;
`;

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('types resolve with module %s and resolution %s', async (module, moduleResolution) => {
  writeFileSync(join(project, 'use.mts'), CONSUMER);
  const options = ['--module', module, '--moduleResolution', moduleResolution];
  const checks = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--types', ''];
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const checked = await run([tsc, ...options, ...checks, 'use.mts'], {}, project);
  expect(checked).toEqual({ exitCode: 0, printed: '' });
});
