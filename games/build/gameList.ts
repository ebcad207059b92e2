import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** A game to make items of: its files, and what the items say about where they come from. */
export interface GameEntry {
  /** Begins the ids of its items. */
  readonly id: string;
  readonly title: string;
  /** Paths of the story file and of the walkthrough. */
  readonly story: string;
  readonly commands: string;
  readonly licence: string;
  readonly origin: string;
  readonly walkthroughOrigin: string;
  readonly seed: number;
  readonly player?: number | string;
  /** What the file and the walkthrough must come to, where the list says so. */
  readonly sha256?: string;
  readonly finalScore?: number;
}

/** A game as a list (`games.json`) has it; files are relative to the list. Other fields are passed over. */
interface ListedGame {
  readonly file: string;
  readonly walkthrough?: string;
  readonly title?: string;
  readonly licence?: string;
  readonly origin?: string;
  readonly walkthrough_origin?: string;
  readonly seed?: number;
  readonly player_object?: number | string;
  readonly sha256?: string;
  readonly final_score?: number;
}

export const LIST_FILE = 'games.json';
const STORY_ENDINGS = /\.z[3458]$/i;
const WALKTHROUGH_ENDING = '.walkthrough.txt';
const NOT_STATED = 'not stated';

const text = { type: 'string', pattern: '\\S' };
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Record<string, ListedGame>>({
  type: 'object',
  minProperties: 1,
  // The names of games begin ids of items.
  propertyNames: { pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' },
  additionalProperties: {
    type: 'object',
    required: ['file'],
    properties: {
      file: text,
      walkthrough: text,
      title: text,
      licence: text,
      origin: text,
      walkthrough_origin: text,
      seed: { type: 'integer' },
      player_object: { type: ['integer', 'string'] },
      sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      final_score: { type: 'integer' },
    },
  },
});

/**
 * The games of a folder or of a list. A folder with a `games.json` is that list; any other folder gives a game for each
 * story file (`zork1.z3`) beside which lies a walkthrough (`zork1.walkthrough.txt`).
 * @throws Error that says what is missing and where
 */
export function readGames(path: string): GameEntry[] {
  if (!existsSync(path))
    throw new Error(`there is no "${path}": give a folder of games, or a list (${LIST_FILE})`);
  if (!statSync(path).isDirectory()) return readList(path);
  const list = join(path, LIST_FILE);
  return existsSync(list) ? readList(list) : readFolder(path);
}

function readFolder(folder: string): GameEntry[] {
  const games = readdirSync(folder)
    .sort()
    .filter((file) => STORY_ENDINGS.test(file))
    .map((file) => [parse(file).name, file] as const)
    .filter(([name]) => existsSync(join(folder, `${name}${WALKTHROUGH_ENDING}`)));
  if (games.length === 0)
    throw new Error(
      `${folder} holds no game: put story files there (name.z3, .z4, .z5, .z8), each with its walkthrough (name${WALKTHROUGH_ENDING}), or a ${LIST_FILE}`,
    );
  return games.map(([name, file]) => gameEntry(folder, name, { file }));
}

function readList(file: string): GameEntry[] {
  const games: unknown = parseJson(file);
  if (!validate(games)) {
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || 'the list'} ${message}`,
    );
    throw new Error(`${file} is no list of games: ${faults.join('; ')}`);
  }
  return Object.entries(games).map(([id, game]) => gameEntry(dirname(file), id, game));
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no list of games: ${(error as Error).message}`);
  }
}

function gameEntry(folder: string, id: string, game: ListedGame): GameEntry {
  const beside = (file: string) => {
    const path = resolve(folder, file);
    if (!existsSync(path)) throw new Error(`${id}: there is no "${path}"`);
    if (!statSync(path).isFile()) throw new Error(`${id}: "${path}" is no file`);
    return path;
  };
  const { player_object: player, sha256, final_score: finalScore } = game;
  return {
    id,
    title: game.title ?? id,
    story: beside(game.file),
    commands: beside(game.walkthrough ?? `${parse(game.file).name}${WALKTHROUGH_ENDING}`),
    licence: game.licence ?? NOT_STATED,
    origin: game.origin ?? game.file,
    walkthroughOrigin: game.walkthrough_origin ?? NOT_STATED,
    seed: game.seed ?? 0,
    ...(player !== undefined && { player }),
    ...(sha256 !== undefined && { sha256 }),
    ...(finalScore !== undefined && { finalScore }),
  };
}
