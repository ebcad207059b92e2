import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { load, YAMLException } from 'js-yaml';
import { shapeCheck } from '../../datasets/schema.ts';
import type { SessionOptions } from '../session.ts';
import { loadStory } from '../zmachine/game.ts';
import { CheckpointError, type CheckpointFault, type CheckpointFile } from './format.ts';
import { findObject, type ObjectNames } from './names.ts';
import { Resolver, type Test } from './predicate.ts';
import { sum } from './tally.ts';

/** A milestone whose names are resolved. */
export interface Checkpoint {
  readonly id: string;
  readonly title: string;
  /** What it adds to progress, above 0; the weights of a file add up to 100. */
  readonly weight: number;
  readonly test: Test;
}

/** The checkpoints of a game, ready to be looked at after every command. */
export interface Checkpoints {
  readonly game: string;
  readonly version: number;
  /** How to open the story so that the numbers are right. */
  readonly session: Pick<SessionOptions, 'player' | 'finish'> & { readonly seed: number };
  /** The cap: commands that a play may take. */
  readonly steps: number;
  readonly checkpoints: readonly Checkpoint[];
  readonly won: Test;
  /** Number of the global variable that counts deaths, where the game has one. */
  readonly deaths: number | undefined;
}

const SCHEMA = 'games/checkpoints/checkpoints.schema.json';
const checkShape = shapeCheck<CheckpointFile>(SCHEMA);

/** Collections inside each other that a file may have. */
const DEPTH = 30;

/** Reads YAML (JSON is some). @throws CheckpointError where it is none, an `Error` where the file cannot be read */
export function readYaml(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `cannot read the checkpoints "${file}" (${(error as NodeJS.ErrnoException).code}): give the path of a YAML file`,
    );
  }
  try {
    return load(text, { maxDepth: DEPTH });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new CheckpointError(file, [
      { field: '', problem: `it is not YAML (${error.toString(true)})`, remedy: `see ${SCHEMA}` },
    ]);
  }
}

/**
 * Loads a checkpoint file for a story: its shape is checked, its names are resolved to numbers.
 * @throws CheckpointError with everything that is wrong; StoryError
 */
export function loadCheckpoints(file: string, story: Uint8Array): Checkpoints {
  return resolveCheckpoints(readYaml(file), story, file);
}

/** As {@link loadCheckpoints}, of what a file holds. @param file what the errors call it */
export function resolveCheckpoints(content: unknown, story: Uint8Array, file: string): Checkpoints {
  const shape = checkShape(content);
  if ('faults' in shape) throw new CheckpointError(file, shape.faults);
  const { value } = shape;
  const objects = objectNames(story);
  const first = new Resolver({ objects, file: value });
  const won = first.predicate(value.won, 'won');
  const resolver = new Resolver({ objects, file: value, won });
  const checkpoints = value.checkpoints.map(({ id, title, weight, when }) => ({
    id,
    title,
    weight,
    test: resolver.predicate(when, `${id}.when`),
  }));
  const deaths = value.deaths === undefined ? undefined : resolver.variable(value.deaths, 'deaths');
  const faults = [
    ...otherStory(value, story),
    ...unknownPlayer(value, objects),
    ...first.faults,
    ...resolver.faults,
    ...doubledIds(value),
    ...wrongSum(value),
  ];
  if (faults.length > 0) throw new CheckpointError(file, faults);
  return {
    game: value.game,
    version: value.version ?? 1,
    session: {
      seed: value.seed ?? 0,
      ...(value.player !== undefined && { player: playerOf(value.player, objects) }),
      ...(value.finish !== undefined && { finish: value.finish }),
    },
    steps: value.steps,
    checkpoints,
    won,
    deaths,
  };
}

/** The SHA-256 of a story file, in hexadecimal. */
export function sha256(story: Uint8Array): string {
  return createHash('sha256').update(story).digest('hex');
}

/** Short names of a story's objects, by number. */
export function objectNames(story: Uint8Array): ObjectNames {
  const { objects } = loadStory(story);
  return ['', ...Array.from({ length: objects.count() }, (_, index) => objects.name(index + 1))];
}

function playerOf(player: NonNullable<CheckpointFile['player']>, objects: ObjectNames): number {
  const found = findObject(objects, player);
  return 'object' in found ? found.object : 0;
}

function unknownPlayer({ player }: CheckpointFile, objects: ObjectNames): CheckpointFault[] {
  if (player === undefined) return [];
  const found = findObject(objects, player);
  return 'object' in found ? [] : [{ field: 'player', ...found }];
}

function otherStory({ sha256: wanted, game }: CheckpointFile, story: Uint8Array): CheckpointFault[] {
  const got = sha256(story);
  if (wanted === undefined || wanted === got) return [];
  return [
    {
      field: 'sha256',
      problem: `the story file is another (${got.slice(0, 12)}…) than the one these checkpoints are for (${wanted.slice(0, 12)}…)`,
      remedy: `use the story file of ${game} that they name; numbers differ from release to release`,
    },
  ];
}

function doubledIds({ checkpoints }: CheckpointFile): CheckpointFault[] {
  const seen = new Set<string>();
  return checkpoints.flatMap(({ id }) => {
    const isDouble = seen.has(id);
    seen.add(id);
    return isDouble
      ? [{ field: id, problem: 'two checkpoints have this id', remedy: 'give each an id of its own' }]
      : [];
  });
}

function wrongSum({ checkpoints }: CheckpointFile): CheckpointFault[] {
  const total = sum(checkpoints);
  if (total === 100) return [];
  return [
    {
      field: 'checkpoints',
      problem: `the weights add up to ${total}`,
      remedy: 'change them until they add up to 100',
    },
  ];
}
