import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PlayMetadata } from '../../games/play/metadata.ts';
import { parseWalkthrough } from '../../games/walkthrough.ts';
import { MINIZORK, MINIZORK_WALK } from '../games/checkpoints/minizork.ts';
import { gamesAreHere, gamesFolder, whyNot } from '../games/folder.ts';
import { storyPath } from '../games/zmachine/stories.ts';
import { provider } from './configs.ts';
import { projectRoot, promptfooEval, type ResultRow } from './promptfoo.ts';
import { type Reply, type StandIn, standIn } from './standIn.ts';

let folder: string;
let model: StandIn | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugh-playing-'));
});
afterEach(() => {
  model?.close();
  model = undefined;
  rmSync(folder, { recursive: true });
});

const player = (settings: object = {}) => ({
  prompts: [{ id: `file://${join(projectRoot, 'prompts/player.j2')}`, label: 'player' }],
  providers: [
    provider('player', {
      label: 'stand-in',
      config: {
        provider: { id: 'openai:chat:stand-in', config: { apiBaseUrl: model?.url, apiKey: 'none' } },
        history: { turns: 5 },
        retryDelayMs: 1,
        journal: join(folder, 'journal'),
        ...settings,
      },
    }),
  ],
});
const asserted = (vars: object) => ({
  vars,
  assert: [{ type: 'javascript', value: `file://${join(projectRoot, 'assertions/progress.ts')}:progress` }],
});
const env = () => ({ PLUGH_GAMES: gamesFolder, PROMPTFOO_RETRY_5XX: '', XDG_CACHE_HOME: folder });
const playOf = (row: ResultRow | undefined) => row?.response?.metadata?.play as PlayMetadata;

/** Says the commands of a walk one after the other, whatever it is shown. */
function inOrder(walk: readonly string[], failEvery = 0): Reply {
  let said = 0;
  return (_messages, call) =>
    failEvery > 0 && call % failEvery === 0 ? { status: 500 } : `I think so.\n\n> ${walk[said++]}`;
}

describe('a story file that is always there', () => {
  const game = () => {
    const file = join(folder, 'minizork.yaml');
    writeFileSync(file, JSON.stringify(MINIZORK));
    return { game: storyPath('minizork.z3'), checkpoints: file };
  };

  test("is played through promptfoo's own openai provider, and its calls are summed", async () => {
    model = await standIn(inOrder(MINIZORK_WALK));
    const { rows } = await promptfooEval([], {
      config: { ...player(game()), tests: [asserted({})] },
      env: env(),
    });
    const [row] = rows;
    expect(rows).toHaveLength(1);
    expect(row).toMatchObject({
      success: true,
      score: 1,
      namedScores: {
        progress: 100,
        steps: MINIZORK_WALK.length,
        deaths: 0,
        unreadable: 0,
        highest_percentage: 100,
      },
    });
    expect(playOf(row).commands.map(({ command }) => command)).toEqual(MINIZORK_WALK);
    expect(playOf(row)).toMatchObject({ end: 'won', limits: ['history'], retries: 0 });
    expect(row?.response?.tokenUsage).toMatchObject({
      total: 12 * MINIZORK_WALK.length,
      numRequests: MINIZORK_WALK.length,
    });
    expect(row?.response?.output).toMatch(/^MINI-ZORK I[\s\S]*> take egg\n\nTaken\./);
  });

  test('shows the last turns, hints and the number of those left out', async () => {
    const seen: string[] = [];
    const walk = inOrder(MINIZORK_WALK);
    model = await standIn((messages, call) => {
      seen.push(JSON.stringify(messages.map(({ role, content }) => [role, content])));
      return walk(messages, call);
    });
    await promptfooEval([], {
      config: { ...player({ ...game(), steps: 8, hints: 'Look up.' }), tests: [asserted({})] },
      env: env(),
    });
    const [first, last] = [seen[0], seen[7]].map((text) => JSON.parse(text ?? '[]'));
    expect(first).toHaveLength(2);
    expect(first[0][1]).toMatch(/You have 8 commands in all\.\n\nHints for this game:\n\nLook up\.$/);
    expect(first[1]).toEqual(['user', expect.stringMatching(/^MINI-ZORK I/)]);
    expect(last.map(([role]: string[]) => role)).toEqual([
      'system',
      ...Array(5).fill(['user', 'assistant']).flat(),
      'user',
    ]);
    expect(last[1][1]).toMatch(/^\(2 earlier turns are left out here\.\)\n\nForest Path/);
    expect(last[2][1]).toBe('u');
  });

  test('a prompt that is no template is what the model is told to do', async () => {
    const told: string[] = [];
    model = await standIn((messages) => {
      told.push(messages[0]?.content ?? '');
      return 'wait';
    });
    await promptfooEval([], {
      config: {
        ...player({ ...game(), steps: 1 }),
        prompts: ['Be a pirate in {{place}}.'],
        tests: [asserted({ place: 'Zork' })],
      },
      env: env(),
    });
    expect(told).toEqual([expect.stringMatching(/^Be a pirate in Zork\.\n\nAt every turn/)]);
  });

  test('the map is asked for in the same conversation, and scored by the moves of the play', async () => {
    const asked: string[] = [];
    const walk = inOrder(['n', 'n', 'u', 'd']);
    model = await standIn((messages, call) => {
      const { content = '' } = messages.at(-1) ?? {};
      if (!content.includes('paused for a question')) return walk(messages, call);
      asked.push(content.slice(content.indexOf('The game is paused')));
      return content.includes('graphviz')
        ? 'graph { "West of House" -- "North of House"; "North of House" -- "Forest Path" }'
        : 'Up a Tree\nForest Path\nNorth of House\nWest of House';
    });
    const { rows } = await promptfooEval([], {
      config: { ...player({ ...game(), steps: 4, map: { every: 2 } }), tests: [asserted({})] },
      env: env(),
    });
    const { maps = [] } = playOf(rows[0]);
    expect(asked).toHaveLength(4);
    expect(maps.map(({ step, places, connections }) => [step, places, connections])).toEqual([
      [2, 3, 2],
      [4, 4, 3],
    ]);
    expect(maps[0]?.map).toMatchObject({ outcome: 'answered', edges_f1: 1, nodes_f1: 1 });
    expect(maps[1]?.map.edges_f1).toBeCloseTo(0.8);
    expect(rows[0]?.namedScores.map_edges_f1).toBeCloseTo(0.8);
    expect(maps[1]?.way).toMatchObject({ outcome: 'answered', similarity: expect.any(Number) });
  });

  test('a model that stops answering ends the play, with what was reached', async () => {
    model = await standIn((_messages, call) => MINIZORK_WALK.slice(0, 4)[call - 1] ?? '');
    const { rows } = await promptfooEval([], {
      config: { ...player(game()), tests: [asserted({})] },
      env: env(),
    });
    expect(playOf(rows[0])).toMatchObject({ end: 'silent', unreadable: 5, checkpoints: { progress: 20 } });
  });

  test('a call that fails for good is an error row, and the play goes on where it was', async () => {
    let isUp = false;
    const walk = inOrder(MINIZORK_WALK);
    model = await standIn((messages, call) => (call <= 10 || isUp ? walk(messages, call) : { status: 400 }));
    const config = { ...player({ ...game(), retries: 1 }), tests: [asserted({})] };
    const failed = await promptfooEval([], { config, env: env() });
    expect(failed.rows).toEqual([
      expect.objectContaining({
        failureReason: 2,
        error: expect.stringMatching(/^player: the call failed 2 times/),
      }),
    ]);
    isUp = true;
    const went = await promptfooEval([], { config, env: env() });
    expect(playOf(went.rows[0])).toMatchObject({ end: 'won' });
    expect(model.calls.answered).toBe(MINIZORK_WALK.length);
    // A finished play is another one the next time.
    expect(readdirSync(join(folder, 'journal'))).toEqual([]);
  });

  test('--repeat plays anew for each repetition, and --no-cache for each run', async () => {
    model = await standIn(() => 'wait');
    const config = { ...player({ ...game(), steps: 3 }), tests: [asserted({})] };
    await promptfooEval(['--repeat', '2'], { config, env: env() });
    expect(model.calls.all).toBe(6);
    await promptfooEval(['--repeat', '2'], { config, env: env() });
    expect(model.calls.all).toBe(12);
  });

  test("promptfoo's own cache makes a second run free, and keeps repetitions apart", async () => {
    model = await standIn(() => 'wait');
    const config = { ...player({ ...game(), steps: 3 }), tests: [asserted({})] };
    const cached = { PROMPTFOO_CACHE_TYPE: 'disk', PROMPTFOO_CACHE_PATH: join(folder, 'cache') };
    const run = () => promptfooEval(['--repeat', '2'], { config, env: { ...env(), ...cached }, cache: true });
    await run();
    expect(model.calls.all).toBe(6);
    // promptfoo writes its cache file a moment after the calls, and on a busy machine may end before it has.
    let rows: readonly ResultRow[] = [];
    for (let calls = 0, runs = 0; calls !== model.calls.all && runs < 4; runs++) {
      calls = model.calls.all;
      ({ rows } = await run());
    }
    expect(rows.map(({ response }) => response)).toEqual([
      expect.objectContaining({
        cached: true,
        tokenUsage: expect.objectContaining({ total: 36, cached: 36 }),
      }),
      expect.objectContaining({
        cached: true,
        tokenUsage: expect.objectContaining({ total: 36, cached: 36 }),
      }),
    ]);
  });
});

const zork = gamesAreHere ? describe : describe.skip;

zork(`Zork I${whyNot}`, () => {
  const walkthrough = () =>
    parseWalkthrough(readFileSync(join(projectRoot, 'games/checkpoints/zork1.walkthrough.txt'), 'utf8'));

  test('its walkthrough reaches 100 through a server that fails every tenth call', async () => {
    model = await standIn(inOrder(walkthrough(), 10));
    const { rows } = await promptfooEval([], {
      config: { ...player(), tests: [asserted({ game: 'zork1' })] },
      env: env(),
    });
    expect(rows[0]).toMatchObject({
      score: 1,
      success: true,
      namedScores: { progress: 100, game_score: 350 },
    });
    expect(playOf(rows[0])).toMatchObject({ end: 'won', limits: ['history', 'retries'] });
    expect(playOf(rows[0]).commands).toHaveLength(walkthrough().length);
    expect(model.calls.answered).toBe(walkthrough().length);
  });

  test('a run that is killed half way and started again ends the same, and pays for no step twice', async () => {
    const half = Math.floor(walkthrough().length / 2);
    const walk = inOrder(walkthrough());
    let isStopped = false;
    const stop: { now?: () => void } = {};
    model = await standIn((messages, call) => {
      if (call === half) stop.now?.();
      // What arrives after the kill is no answer that anyone has had.
      return isStopped && call === half ? { status: 500 } : walk(messages, call);
    });
    const config = { ...player(), tests: [asserted({ game: 'zork1' })] };
    const file = join(folder, 'config.json');
    writeFileSync(file, JSON.stringify(config));
    const child = spawn(
      process.execPath,
      [join(projectRoot, 'node_modules/promptfoo/dist/src/entrypoint.js'), 'eval', '-c', file, '--no-cache'],
      {
        cwd: projectRoot,
        stdio: 'ignore',
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          PROMPTFOO_CONFIG_DIR: folder,
          PROMPTFOO_DISABLE_TELEMETRY: '1',
          PROMPTFOO_DISABLE_UPDATE: '1',
          ...env(),
        },
      },
    );
    stop.now = () => {
      isStopped = true;
      child.kill('SIGKILL');
    };
    expect(await new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)))).toBe(
      'SIGKILL',
    );
    expect(existsSync(join(folder, 'journal'))).toBe(true);
    isStopped = false;
    const { rows } = await promptfooEval([], { config, env: env() });
    // Quotes around a whole command are taken for the model's own.
    expect(playOf(rows[0]).commands.map(({ command }) => command)).toEqual(
      walkthrough().map((command) => command.replace(/^"(.*)"$/, '$1')),
    );
    expect(playOf(rows[0])).toMatchObject({ end: 'won', checkpoints: { progress: 100 } });
    expect(model.calls.answered).toBe(walkthrough().length);
    expect(rows[0]?.response?.tokenUsage).toMatchObject({ total: 12 * walkthrough().length });
  });

  test('the example runs: walkthrough 100, waiting 0, chance between', async () => {
    const { rows, exitCode } = await promptfooEval(['-c', 'examples/playing/promptfooconfig.yaml'], {
      env: env(),
    });
    const progress = rows.map(({ provider, vars, namedScores }) => [
      provider.label,
      vars.game,
      namedScores.progress,
    ]);
    const of = (label: string) =>
      progress.filter(([name]) => name === label).map(([, , value]) => value as number);
    expect(exitCode).toBe(0);
    expect(of('walkthrough')).toEqual([100, 100, 100]);
    expect(of('wait')).toEqual([0, 0, 0]);
    const chance = of('random').reduce((sum, value) => sum + value, 0) / 3;
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(50);
  });
});
