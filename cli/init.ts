import { existsSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ScorerName, Task } from '../scoring/types.ts';
import type { Questions } from './initQuestions.ts';
import { shots, tasks } from './lists.ts';
import { BASELINES, DEFAULT_CHOICES, isPassingVisit, type SuiteChoices, suiteConfig } from './suiteConfig.ts';
import { writeWhole } from './writeWhole.ts';

interface Options {
  readonly provider?: readonly string[];
  readonly tasks?: readonly Task[];
  readonly shots?: readonly number[];
  readonly dataset?: string;
  readonly scorer: ScorerName;
  readonly output: string;
  readonly yes?: true;
  readonly force?: true;
}

/**
 * `plugh init`: writes a promptfoo config for a project that has this package. Asks for what the flags leave open,
 * where there is a terminal to ask on; never writes over a file without asking. `given` asks in place of the terminal.
 */
export function initCommand(
  given?: Questions,
  isTerminal: () => boolean = () => process.stdin.isTTY && process.stdout.isTTY,
): Command {
  return new Command('init')
    .description(
      'Write a commented promptfoo config: asks for model, tasks, examples and texts, or takes flags',
    )
    .option(
      '--provider <id...>',
      `promptfoo providers, or baselines (${Object.keys(BASELINES).join(', ')})`,
      (id, ids: readonly string[] = []) => [...ids, notBlank(id)],
    )
    .option('--tasks <list>', 'tasks, separated by commas', tasks)
    .option('--shots <list>', 'numbers of examples (0 to 3), separated by commas', shots)
    .option('--dataset <name>', 'plugh-open, official, or the path of a file', notBlank)
    .addOption(new Option('--scorer <name>').choices(['sound', 'official']).default('sound'))
    .option('-o, --output <file>', 'where to write it', 'promptfooconfig.yaml')
    .option('-y, --yes', 'ask nothing: the defaults for what no flag says')
    .option('--force', 'write over a file that is there')
    .addHelpText(
      'after',
      `
Without a terminal nothing is asked, and a file that is there stays (--force replaces it).

Examples:
  plugh init
  plugh init --provider openai:chat:gpt-4o-mini --shots 0,3 --yes
  plugh init --provider reader oracle --tasks task1 -o maps.yaml --yes`,
    )
    .action(async (options: Options) => {
      const asking = !options.yes && isTerminal();
      // What asks on a terminal is loaded when there is something to ask.
      const questions = asking
        ? (given ?? (await import('./initQuestions.ts')).terminalQuestions)
        : undefined;
      const choices = await asked(options, questions);
      writeWhole(options.output, suiteConfig(choices, options.output));
      console.log(nextSteps(options.output, choices));
    });
}

/** What the flags and the user say. Throws where the user leaves, or wants to keep the file that is there. */
async function asked(options: Options, questions?: Questions): Promise<SuiteChoices> {
  try {
    await refuseToOverwrite(options, questions);
    return await choose(options, questions);
  } catch (error) {
    if ((error as Error).name !== 'ExitPromptError') throw error;
    throw new Error('stopped before the last answer: nothing was written');
  }
}

async function refuseToOverwrite({ output, force }: Options, questions?: Questions): Promise<void> {
  if (force || !existsSync(output) || (await questions?.overwrite(output))) return;
  throw new Error(`${output} is there already and was left alone: name another file with -o, or add --force`);
}

async function choose(options: Options, questions?: Questions): Promise<SuiteChoices> {
  const ask = <K extends keyof Questions & keyof SuiteChoices>(name: K): Promise<SuiteChoices[K]> =>
    questions ? (questions[name]() as Promise<SuiteChoices[K]>) : Promise.resolve(DEFAULT_CHOICES[name]);
  return {
    providers: options.provider ?? (await ask('providers')),
    tasks: options.tasks ?? (await ask('tasks')),
    shots: options.shots ?? (await ask('shots')),
    dataset: options.dataset ?? (await ask('dataset')),
    scorer: options.scorer,
  };
}

function nextSteps(output: string, { dataset }: SuiteChoices): string {
  const file = /^[\w./\\:-]+$/.test(output) ? output : `"${output}"`;
  const named = output === 'promptfooconfig.yaml' ? '' : ` -c ${file}`;
  return [
    `wrote ${output}. Next:`,
    ...(isPassingVisit()
      ? ['  npm install --save-dev promptfoo promptfoo-plugh   # then write it anew']
      : []),
    ...(dataset === 'official'
      ? ['  npx plugh fetch            # once: the paper’s data are not bundled']
      : []),
    `  npx promptfoo eval${named} -n 5   # a first look: five rows`,
    `  npx promptfoo eval${named}`,
    '  npx promptfoo view',
  ].join('\n');
}

function notBlank(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be blank.');
  return text;
}
