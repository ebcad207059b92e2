import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ProviderResponse } from 'promptfoo';
import { ENDS, type Play } from '../../games/play/record.ts';
import type { MapAnswer } from './mapQuestions.ts';
import type { Setup } from './setup.ts';

/** What stands in `metadata.play` of a row: what was played, and all that came of it but the texts. */
export interface PlayMetadata extends Omit<Play, 'transcript'> {
  readonly game: string;
  /** Version of the checkpoint file; null for a story without one. */
  readonly checkpointsVersion: number | null;
  readonly seed: number;
  /** The cap. */
  readonly steps: number;
  /** How often calls were tried again. */
  readonly retries?: number;
  /** What the model knew of the map, where it was asked. */
  readonly maps?: readonly MapAnswer[];
}

/** A play as a response of promptfoo: the output is the transcript. */
export function playResponse(
  { story, checkpoints, seed, steps }: Setup,
  { transcript, ...play }: Play,
  besides: Pick<PlayMetadata, 'retries' | 'maps'> = {},
): ProviderResponse {
  const metadata: PlayMetadata = {
    game: checkpoints?.game ?? story.name,
    checkpointsVersion: checkpoints?.version ?? null,
    seed,
    steps,
    ...play,
    ...besides,
  };
  return { output: transcript, metadata: { play: metadata } };
}

const count = { type: 'integer', minimum: 0 };
const number = { type: 'number' };
const text = { type: 'string' };
const texts = { type: 'array', items: text };

/** Whether a value is a play as {@link playResponse} writes it; results files may hold anything. */
export const isPlay = new Ajv2020({ allowUnionTypes: true }).compile<PlayMetadata>({
  type: 'object',
  required: [
    'game',
    'checkpointsVersion',
    'seed',
    'steps',
    'commands',
    'rooms',
    'checkpoints',
    'score',
    'deaths',
    'unreadable',
    'end',
    'limits',
  ],
  properties: {
    game: text,
    checkpointsVersion: { type: ['integer', 'null'] },
    seed: { type: 'integer' },
    steps: count,
    commands: {
      type: 'array',
      items: {
        type: 'object',
        required: ['command', 'room', 'progress', 'reached'],
        properties: { command: text, room: count, progress: number, reached: texts },
      },
    },
    rooms: {
      type: 'array',
      items: { type: 'object', required: ['id', 'name'], properties: { id: count, name: text } },
    },
    checkpoints: {
      type: ['object', 'null'],
      required: ['reached', 'progress', 'highestPercentage'],
      properties: {
        reached: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'title', 'weight', 'step'],
            properties: { id: text, title: text, weight: number, step: { type: ['integer', 'null'] } },
          },
        },
        progress: number,
        highestPercentage: number,
      },
    },
    score: { type: ['number', 'null'] },
    deaths: count,
    unreadable: count,
    end: { enum: ENDS },
    limits: texts,
    maps: {
      type: 'array',
      items: {
        type: 'object',
        required: ['step', 'map', 'way'],
        properties: {
          step: count,
          map: {
            type: 'object',
            required: ['edges_f1', 'nodes_f1'],
            properties: { edges_f1: number, nodes_f1: number },
          },
          way: {
            type: ['object', 'null'],
            required: ['similarity', 'exact'],
            properties: { similarity: number, exact: number },
          },
        },
      },
    },
  },
});
