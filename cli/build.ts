import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { type BuildSettings, type Built, buildItems } from '../games/build/build.ts';
import { type GameEntry, readGames } from '../games/build/gameList.ts';
import { Journal } from '../games/build/journal.ts';
import { digest } from '../games/build/segmentGame.ts';
import type { DatasetStatistics } from '../games/build/statistics.ts';
import { openWorkplace, writeDataset } from '../games/build/writeDataset.ts';
import type { Style } from '../games/build/writeTexts.ts';
import { counted } from '../games/counted.ts';
import type { Writer } from '../games/rewrite.ts';
import { commandWriter } from '../games/rewriteCommand.ts';
import { providerWriter } from '../games/rewriteProvider.ts';
import { statisticsLines } from '../games/segmentStatistics.ts';
import type { SegmentRule } from '../games/segments.ts';
import { buildProgress } from './buildProgress.ts';
import { providerConfigOf } from './providerConfig.ts';
import { addRuleOptions, ruleOf } from './ruleOptions.ts';
import { integer, positive } from './storyOptions.ts';

interface BuildArguments extends SegmentRule {
  readonly output: string;
  readonly force?: true;
  readonly style?: 'transcript' | 'rewrite';
  readonly provider?: string;
  readonly providerConfig?: string;
  readonly command?: string;
  readonly tries: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly jobs: number;
}

const HELP = `
Games: a folder with story files (zork1.z3) and walkthroughs beside them (zork1.walkthrough.txt), or a list (games.json,
or a folder that holds one):
  {"zork1": {"file": "zork1.z3", "walkthrough": "zork1.walkthrough.txt", "title": "Zork I", "licence": "MIT",
             "origin": "…", "walkthrough_origin": "…", "seed": 0, "player_object": 44}}
Only "file" is needed. A walkthrough has one command a line, or is a transcript with commands after ">".

A build that was stopped, or whose provider failed, goes on where it was when the same command is given again.

Examples:
  plugh build games -o my-dataset --style transcript
  plugh build games -o my-dataset --provider openai:chat:gpt-4o --provider-config '{"temperature": 0.7}'
  plugh build games -o my-dataset --command 'llm -m some-model'
  plugh check my-dataset/items.jsonl`;

/** `plugh build`: from games and walkthroughs to a dataset folder. */
export function buildCommand(): Command {
  const command = new Command('build')
    .description('make a dataset from story files and walkthroughs')
    .argument('<games...>', 'folders of games, or lists of games (games.json)')
    .requiredOption('-o, --output <folder>', 'the dataset folder to make')
    .option('--force', 'replace the folder where it is there already')
    .addOption(
      new Option(
        '--style <name>',
        'transcript: as the game prints it; rewrite: as a story (the default)',
      ).choices(['transcript', 'rewrite']),
    )
    .option('--provider <id>', 'a promptfoo provider that rewrites the transcripts')
    .option('--provider-config <json>', "the provider's config, as in promptfooconfig.yaml")
    .option(
      '--command <program>',
      'a program that rewrites: prompt on standard input, text on standard output',
    )
    .option('--tries <number>', 'most texts that are asked for a segment until one is good', positive, 3)
    .option('--concurrency <number>', 'most segments that are rewritten at a time', positive, 4)
    .option('--seed <number>', 'fixes the choice of questions, dev items and examples', integer, 0)
    .option('--jobs <number>', 'most games that are played at a time', positive, availableParallelism());
  return addRuleOptions(command)
    .addHelpText('after', HELP)
    .action(async (paths: string[], options: BuildArguments) => {
      const games = distinct(paths.flatMap(readGames));
      const { seed, jobs } = options;
      const settings: BuildSettings = { rule: ruleOf(options), style: await styleOf(options), seed, jobs };
      const place = openWorkplace(options.output, options.force === true);
      const progress = buildProgress();
      try {
        const built = await buildItems(games, settings, new Journal(place.journal), progress);
        progress.stop();
        const statistics = writeDataset(place, built, settings);
        for (const line of otherScores(built.games)) console.log(line);
        for (const line of report(options.output, statistics, settings.style)) console.log(line);
      } finally {
        progress.stop();
      }
    });
}

function distinct(games: readonly GameEntry[]): readonly GameEntry[] {
  for (const field of ['id', 'title'] as const) {
    const double = games.find(
      (game, index) => games.findIndex((other) => other[field] === game[field]) !== index,
    );
    if (double !== undefined)
      throw new Error(`two games have the ${field} "${double[field]}": rename one of them`);
  }
  refuseDoubledStories(games);
  return games;
}

/** Under two names one game would give the examples of its own items, and with equal walkthroughs the item itself. */
function refuseDoubledStories(games: readonly GameEntry[]): void {
  const ids = new Map<string, string>();
  for (const { id, story } of games) {
    const hash = digest(story);
    const other = ids.get(hash);
    if (other !== undefined)
      throw new Error(
        `${other} and ${id} are the same story file, and the examples of an item must be of another game: leave one of them out`,
      );
    ids.set(hash, id);
  }
}

async function styleOf(options: BuildArguments): Promise<Style> {
  const { style, provider, command, tries, concurrency } = options;
  const wanted = [provider, command].filter((each) => each !== undefined).length;
  if (style === 'transcript') {
    if (wanted > 0)
      throw new Error('--style transcript takes no --provider and no --command: nothing is rewritten');
    return { kind: 'transcript' };
  }
  if (wanted !== 1)
    throw new Error(
      'say how the texts are made: --provider or --command (one of them) rewrites, --style transcript does not',
    );
  return { kind: 'rewrite', writer: await writerOf(options), tries, concurrency };
}

async function writerOf({ provider, providerConfig, command }: BuildArguments): Promise<Writer> {
  if (provider === undefined) return commandWriter(command as string);
  return providerWriter(provider, providerConfigOf(providerConfig));
}

/** Games that did not end as the list says: as a rule the seed is another one. */
function otherScores(games: Built['games']): string[] {
  return games.flatMap(({ game, found }) =>
    game.finalScore === undefined || game.finalScore === found.finalScore
      ? []
      : [
          `${game.id} ended with a score of ${found.finalScore}, and not ${game.finalScore} as listed: check its seed`,
        ],
  );
}

function report(folder: string, statistics: DatasetStatistics, style: Style): string[] {
  const { items, dev, test, examples, tasks, dropped, spent } = statistics;
  const missing = (['task3', 'task4'] as const).filter((task) => tasks[task] < items);
  return [
    ...statisticsLines({ ...statistics, segments: items }, 'item'),
    `${test} test, ${dev} dev; ${counted(examples, 'example')} each`,
    ...missing.map((task) => `${counted(items - tasks[task], 'item')} without a question for ${task}`),
    ...dropped.map(({ id, reasons }) => `left out ${id}: ${reasons.join(' ')}`),
    ...(style.kind === 'rewrite'
      ? [`${counted(spent.calls, 'text')} asked for, ${spent.tokens} tokens, $${spent.cost.toFixed(4)}`]
      : []),
    ...(examples < 3
      ? [
          `with ${counted(examples, 'example')} only, ask with prompts of up to ${examples}-shot (more games give more)`,
        ]
      : []),
    `made ${folder}`,
  ];
}
