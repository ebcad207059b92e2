import { type Command, InvalidArgumentError, Option } from 'commander';
import { playWalk, type Walk } from '../games/walk.ts';
import { parseWalkthrough } from '../games/walkthrough.ts';
import { readStoryFile, readWalkthrough } from './readGiven.ts';

/** How a story file is played: the options that every command on one walkthrough takes. */
export interface StoryArguments {
  readonly commands: string;
  readonly seed: number;
  readonly player?: string;
}

export function addStoryOptions(command: Command): Command {
  return command
    .addOption(commandsOption().makeOptionMandatory())
    .addOption(seedOption())
    .addOption(playerOption());
}

export function commandsOption(): Option {
  return new Option(
    '--commands <file>',
    'the walkthrough: one command a line, or a transcript with commands after ">"; "#" starts a comment line',
  );
}

export function seedOption(): Option {
  return new Option('--seed <number>', "seed of the game's random numbers").argParser(integer).default(0);
}

export function playerOption(): Option {
  return new Option('--player <object>', "number or name of the player's object (found by itself otherwise)");
}

/** Plays a walkthrough file in a story file; errors name what to mend. */
export function playFile(game: string, { commands, seed, player }: StoryArguments): Walk {
  const walkthrough = parseWalkthrough(readWalkthrough(commands));
  return playWalk(readStoryFile(game), walkthrough, { seed, ...(player !== undefined && { player }) });
}

export function integer(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It should be an integer.');
  return Number(text);
}

export function positive(text: string): number {
  const number = integer(text);
  if (number < 1) throw new InvalidArgumentError('It should be 1 or more.');
  return number;
}
