import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** What all that play take: `config:` in promptfooconfig.yaml. A row's vars `game`, `seed` and `steps` go first. */
export interface GameSettings {
  /** A known story (zork1, zork2, zork3) or the path of a story file. */
  readonly game?: string;
  /** Seed of the game's random numbers; that of the checkpoint file, or 0, if left out. */
  readonly seed?: number;
  /** The cap: commands that may be played; that of the checkpoint file, or 400, if left out. */
  readonly steps?: number;
  /** Path of a checkpoint file; for known stories their own if left out. */
  readonly checkpoints?: string;
  /** Folder of the config, which promptfoo adds. */
  readonly basePath?: string;
}

/** The settings of the provider `Player`. */
export interface PlayerSettings extends GameSettings {
  /** The provider that plays: an id, or `{id, config, …}`, as under `providers:`. */
  readonly provider: string | (Readonly<Record<string, unknown>> & { readonly id: string });
  /** How much of the play a prompt repeats: so many turns, and so many tokens. */
  readonly history?: { readonly turns?: number; readonly tokens?: number };
  /** A text that the model is given from the start, or `file://` with the path of one. */
  readonly hints?: string;
  /** Answers in a row without a command after which the play ends. */
  readonly patience?: number;
  /** How often a failed call is tried again, and how long before the first time; the time doubles. */
  readonly retries?: number;
  readonly retryDelayMs?: number;
  /** Folder of the journals; `false` for none. */
  readonly journal?: string | false;
  /** Ask for the map: at the end, and after every so many steps. */
  readonly map?: boolean | { readonly every?: number };
}

const whole = (minimum: number) => ({ type: 'integer', minimum });
const text = { type: 'string', minLength: 1 };
const GAME = { game: text, seed: { type: 'integer' }, steps: whole(1), checkpoints: text };

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const isGameSettings = ajv.compile<GameSettings>({ type: 'object', properties: GAME });
const isPlayerSettings = ajv.compile<PlayerSettings>({
  type: 'object',
  required: ['provider'],
  properties: {
    ...GAME,
    provider: {
      anyOf: [text, { type: 'object', required: ['id'], properties: { id: text } }],
    },
    history: {
      type: 'object',
      properties: { turns: whole(0), tokens: whole(0) },
      additionalProperties: false,
    },
    hints: text,
    patience: whole(1),
    retries: whole(0),
    retryDelayMs: whole(0),
    journal: { anyOf: [text, { const: false }] },
    map: {
      anyOf: [
        { type: 'boolean' },
        { type: 'object', properties: { every: whole(1) }, additionalProperties: false },
      ],
    },
  },
});

/** @throws Error that says what is wrong */
export function readPlayerSettings(config: unknown): PlayerSettings {
  if (isPlayerSettings(config)) return config;
  throw new Error(
    `player: its config is wrong: ${ajv.errorsText(isPlayerSettings.errors, { dataVar: 'config' })}`,
  );
}

/** @throws Error that says what is wrong */
export function readGameSettings(config: unknown): GameSettings {
  if (isGameSettings(config)) return config;
  throw new Error(`its config is wrong: ${ajv.errorsText(isGameSettings.errors, { dataVar: 'config' })}`);
}

/** A text of the config, or that of the file which it names by `file://`. */
export function textOrFile(value: string, basePath = '.'): string {
  if (!value.startsWith('file://')) return value;
  const path = value.startsWith('file:///')
    ? fileURLToPath(value)
    : resolve(basePath, value.slice('file://'.length));
  return readFileSync(path, 'utf8');
}
