import { Command, InvalidArgumentError } from 'commander';
import { PlayerNotFoundError } from '../games/player.ts';
import { type Replay, type ReplayTurn, replay } from '../games/replay.ts';
import { type ObjectMove, objectMoves, type Parents } from '../games/tree.ts';
import { parseWalkthrough } from '../games/walkthrough.ts';
import { StoryError } from '../games/zmachine/errors.ts';
import { readStoryFile, readWalkthrough, UnreadableFileError } from './readGiven.ts';

interface ReplayArguments {
  readonly commands: string;
  readonly seed: number;
  readonly stepLimit?: number;
  readonly player?: string;
  readonly json?: true;
  readonly objects?: true;
}

/** `plugh replay`: plays a walkthrough and prints each turn with the player's room, score and belongings. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('play a walkthrough in a story file and print each turn with room, score and inventory')
    .argument('<game>', 'story file (Z-machine version 3, 4, 5 or 8)')
    .requiredOption(
      '--commands <file>',
      'one command a line, or a transcript with commands after ">"; "#" starts a comment line',
    )
    .option('--seed <number>', 'seed of the random numbers', integer, 0)
    .option('--player <object>', "number or name of the player's object (found by itself otherwise)")
    .option('--step-limit <number>', 'instructions that one command may run', positive)
    .option('--json', 'one JSON object a line for each turn')
    .option('--objects', 'also print which objects moved')
    .action((game: string, options: ReplayArguments, command: Command) => {
      try {
        for (const line of replayLines(game, options)) process.stdout.write(`${line}\n`);
      } catch (error) {
        if (isExpected(error)) {
          command.error(`plugh replay: ${error.message}`);
        }
        throw error;
      }
    });
}

function* replayLines(game: string, options: ReplayArguments): Generator<string> {
  const commands = parseWalkthrough(readWalkthrough(options.commands));
  const { seed, stepLimit, player } = options;
  const played = replay(readStoryFile(game), commands, {
    seed,
    ...(stepLimit !== undefined && { stepLimit }),
    ...(player !== undefined && { player }),
  });
  let before: Parents | undefined;
  for (const turn of played.turns) {
    const moves = options.objects && before !== undefined ? objectMoves(before, turn.parents) : [];
    before = turn.parents;
    yield options.json
      ? jsonLine(turn, options.objects ? moves : undefined, played)
      : textBlock(turn, moves, played);
  }
}

function jsonLine(
  { turn, command, text, room, score }: ReplayTurn,
  moves: readonly ObjectMove[] | undefined,
  played: Replay,
): string {
  const named = (id: number) => (id === 0 ? null : { id, name: played.name(id) });
  const objects = moves?.map(({ object, from, to }) => ({
    object: named(object),
    from: named(from),
    to: named(to),
  }));
  return JSON.stringify({ turn, command, text, room, score, ...(objects !== undefined && { objects }) });
}

function textBlock(turn: ReplayTurn, moves: readonly ObjectMove[], played: Replay): string {
  const { command, text, room, score, inventory } = turn;
  const said = text.replace(/\n*>?\s*$/, '').replace(/^\n+/, '');
  const place = room === null ? 'nowhere' : `${room.name} (${room.id})`;
  const held = inventory.map(({ name }) => name).join(', ') || 'nothing';
  return [
    ...(command === null ? [] : [`> ${command}`]),
    turn.ended ? '(the game has ended)' : said,
    `[${turn.turn}: ${place}; score ${score ?? 'unknown'}; carrying ${held}]`,
    ...moves.map(
      ({ object, from, to }) =>
        `[${called(object, played)}: ${called(from, played)} → ${called(to, played)}]`,
    ),
    '',
  ].join('\n');
}

function called(object: number, played: Replay): string {
  return object === 0 ? 'nowhere' : `${played.name(object)} (${object})`;
}

function isExpected(error: unknown): error is Error {
  return [StoryError, PlayerNotFoundError, UnreadableFileError].some((kind) => error instanceof kind);
}

function integer(text: string): number {
  if (!/^-?\d{1,10}$/.test(text)) throw new InvalidArgumentError('It should be an integer.');
  return Number(text);
}

function positive(text: string): number {
  const number = integer(text);
  if (number < 1) throw new InvalidArgumentError('It should be 1 or more.');
  return number;
}
