import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Outcome } from '../../scoring/types.ts';
import { ENDS, type Play } from './record.ts';

/** What a player knew of the map at a step, held against the rooms and moves of its own play. */
export interface MapAnswer {
  readonly step: number;
  /** Places and connections that it had seen by then. */
  readonly places: number;
  readonly connections: number;
  readonly map: {
    readonly answer: string;
    readonly outcome: Outcome;
    readonly edges_f1: number;
    readonly nodes_f1: number;
  };
  /** The shortest way between two rooms; null where all rooms seen are next to each other or share their names. */
  readonly way: {
    readonly from: string;
    readonly to: string;
    readonly answer: string;
    readonly outcome: Outcome;
    readonly similarity: number;
    readonly exact: number;
  } | null;
}

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
