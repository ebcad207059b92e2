import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CallApiContextParams } from 'promptfoo';
import { bundledCheckpoints, readStory, type Story } from '../../games/catalogue.ts';
import { type Checkpoints, loadCheckpoints } from '../../games/checkpoints/load.ts';
import { Session } from '../../games/session.ts';
import { type GameSettings, readGameSettings } from './settings.ts';

/** Commands that a play of a story without checkpoints may take. */
const STEPS = 400;

/** A game that is ready to be played. */
export interface Setup {
  readonly story: Story;
  readonly checkpoints: Checkpoints | undefined;
  readonly session: Session;
  readonly seed: number;
  readonly steps: number;
}

/**
 * Opens the game that a provider's config or its row asks for. Throws an `Error` that says how to mend it where the
 * story or its checkpoints are not there.
 */
export function setUp(config: GameSettings, context: CallApiContextParams | undefined): Setup {
  const {
    game,
    steps,
    checkpoints: file,
    seed,
    basePath,
  } = readGameSettings({ ...config, ...rowSettings(context) });
  if (game === undefined)
    throw new Error(
      `no game is named. Mend: set config.game, or a var \`game\`, to zork1 or the path of a story file`,
    );
  const story = readStory(findPath(game, basePath));
  const path = file === undefined ? bundledCheckpoints(story) : findPath(file, basePath);
  const checkpoints = path === undefined ? undefined : loadCheckpoints(path, story.bytes);
  const seedUsed = seed ?? checkpoints?.session.seed ?? 0;
  return {
    story,
    checkpoints,
    session: new Session(story.bytes, { ...checkpoints?.session, seed: seedUsed }),
    seed: seedUsed,
    steps: steps ?? checkpoints?.steps ?? STEPS,
  };
}

/** Vars are text in a table of tests. */
function rowSettings(context: CallApiContextParams | undefined): GameSettings {
  const { game, seed, steps } = context?.vars ?? {};
  return {
    ...(typeof game === 'string' && game !== '' && { game }),
    ...(isSet(seed) && { seed: Number(seed) }),
    ...(isSet(steps) && { steps: Number(steps) }),
  };
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** A path may stand from the folder of the config or from where the run was started. */
export function findPath(path: string, basePath: string | undefined): string {
  const beside = basePath === undefined ? path : resolve(basePath, path);
  return !existsSync(path) && existsSync(beside) ? beside : path;
}
