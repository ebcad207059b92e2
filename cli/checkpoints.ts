import { styleText } from 'node:util';
import { Command } from 'commander';
import { bundledCheckpoints, readStory, type Story } from '../games/catalogue.ts';
import {
  type Checkpoints,
  loadCheckpoints,
  objectNames,
  readYaml,
  resolveCheckpoints,
} from '../games/checkpoints/load.ts';
import { stateMetric } from '../games/checkpoints/verify/stateMetric.ts';
import { isStrings, stringMetric } from '../games/checkpoints/verify/strings.ts';
import { COLUMNS, faultRows, totals } from '../games/checkpoints/verify/table.ts';
import {
  type Verification,
  type VerifyOptions,
  verifyCheckpoints,
} from '../games/checkpoints/verify/verify.ts';
import { parseWalkthrough } from '../games/walkthrough.ts';
import { tableText } from '../reports/formats/terminal.ts';
import { countCell, left, type Row, right, type Table, textCell } from '../reports/tables/table.ts';
import { readWalkthrough } from './readGiven.ts';
import { integer, positive } from './storyOptions.ts';

interface VerifyArguments {
  readonly story: string;
  readonly walkthrough: string[];
  readonly seed?: number;
  readonly steps?: number;
  readonly swaps?: number;
  readonly json?: true;
}

/** `plugh checkpoints verify`: whether the progress of checkpoints can be trusted. */
export function checkpointsCommand(): Command {
  return new Command('checkpoints')
    .description('checkpoints of games: whether their progress can be trusted')
    .addCommand(verifyCommand());
}

function verifyCommand(): Command {
  return new Command('verify')
    .description('prove checkpoints by replay, or name what is wrong with them; exit code 1 on any fault')
    .argument(
      '<file>',
      'checkpoints: predicates over the state, or strings (name, text, percentage); YAML or JSON',
    )
    .requiredOption('--story <game>', 'story file, or the name of a fetched one (zork1, zork2, zork3)')
    .requiredOption(
      '--walkthrough <file>',
      'a play that wins: one command a line; may be given several times',
      (file: string, earlier: string[] = []) => [...earlier, file],
    )
    .option('--seed <number>', "seed of the game's random numbers, in place of the file's", integer)
    .option('--steps <number>', "the cap of a play, in place of the file's", positive)
    .option('--swaps <number>', 'try at most so many swaps of stretches for each walkthrough', positive)
    .option('--json', 'print one JSON object: {file, form, cap, checkpoints, played, findings}')
    .addHelpText(
      'after',
      `
Tried are: each walkthrough as it is; every swap of two stretches that start and end in the same room, where the play
still wins; every command that takes or puts things, in other words (take X, take X and Y, take all) and with other
things. Faults:
  impossible           no given play reaches it, or none within the cap
  right marked wrong   what it stands for is done, and it is not reached
  wrong marked right   it is reached, and what it stands for is not done
  inert                it is reached, and progress stays as it was
  order                the same checkpoints add more or less to progress in another order of the same play

Examples:
  plugh checkpoints verify games/checkpoints/zork1.yaml --story zork1 --walkthrough games/checkpoints/zork1.walkthrough.txt
  plugh checkpoints verify game_progress.json --story game.z5 --walkthrough a.txt --walkthrough b.txt --steps 500 --json`,
    )
    .action((file: string, options: VerifyArguments) => {
      const verification = verifyCheckpoints(verifyOptions(file, options));
      if (verification.findings.length > 0) process.exitCode = 1;
      if (options.json) console.log(JSON.stringify({ file, ...verification }));
      else for (const line of lines(file, verification)) console.log(line);
    });
}

function verifyOptions(
  file: string,
  { story: game, walkthrough, seed, steps, swaps }: VerifyArguments,
): VerifyOptions {
  const story = readStory(game);
  const content = readYaml(file);
  const objects = objectNames(story.bytes);
  const state = isStrings(content) ? bundled(story) : resolveCheckpoints(content, story.bytes, file);
  const won: Checkpoints['won'] = state?.won ?? (({ over }) => over);
  const metric = isStrings(content)
    ? stringMetric(content, file, objects, won, steps)
    : stateMetric(state as Checkpoints, steps);
  return {
    story: story.bytes,
    session: { ...state?.session, ...(seed !== undefined && { seed }) },
    objects,
    metric,
    walkthroughs: walkthrough.map((name) => ({
      name,
      commands: parseWalkthrough(readWalkthrough(name)),
    })),
    ...(swaps !== undefined && { swaps }),
  };
}

/** Strings do not say how a game is won, nor where it asks whether to restart; for known games this package does. */
function bundled(story: Story): Checkpoints | undefined {
  const file = bundledCheckpoints(story);
  return file === undefined ? undefined : loadCheckpoints(file, story.bytes);
}

function* lines(file: string, verification: Verification): Generator<string> {
  const { played, findings, checkpoints } = verification;
  for (const { name, steps, won, progress, swaps, wordings } of played)
    yield `${name}: ${steps} steps, ${won ? 'won' : 'not won'}, progress ${progress}; ${swaps.legal} of ${swaps.tried} swaps of stretches still win; ${wordings} other wordings tried`;
  yield '';
  yield tableText(faultTable(file, verification));
  for (const { kind, checkpoint, detail } of findings)
    yield `${styleText('yellow', kind)}${checkpoint === null ? '' : ` · ${checkpoint}`}: ${detail}`;
  const faulty = new Set(findings.map(({ checkpoint }) => checkpoint).filter((id) => id !== null)).size;
  yield findings.length === 0
    ? `${styleText('green', 'ok')}  ${file}: ${checkpoints.length} checkpoints, each reached, none inert; 100 exactly when won`
    : `${styleText('red', 'bad')} ${file}: ${faulty} of ${checkpoints.length} checkpoints have faults`;
}

function faultTable(file: string, verification: Verification): Table {
  const row = (name: string, numbers: readonly number[]): Row => ({
    kind: 'model',
    cells: [textCell(name), ...numbers.map(countCell)],
  });
  const total = totals(verification);
  return {
    id: 'checkpoints',
    title: `Faults of ${file}`,
    caption: `${verification.checkpoints.length} checkpoints, ${verification.form === 'state' ? 'over the state of the machine' : 'matched on printed text'}; those without a fault are left out.`,
    columns: [left('Checkpoint'), ...COLUMNS.map((kind) => right(kind))],
    rows: [...faultRows(verification).map(({ id, faults }) => row(id, faults)), row('TOTAL', total)],
  };
}
