import { checkbox, confirm, input, select } from '@inquirer/prompts';
import { DEFAULT_DATASET, OFFICIAL } from '../datasets/load.ts';
import { TASKS, type Task } from '../scoring/types.ts';
import { DEFAULT_CHOICES, type SuiteChoices } from './suiteConfig.ts';

/** How `plugh init` asks; each question has an answer that Enter takes. */
export interface Questions {
  readonly providers: () => Promise<SuiteChoices['providers']>;
  readonly tasks: () => Promise<SuiteChoices['tasks']>;
  readonly shots: () => Promise<SuiteChoices['shots']>;
  readonly dataset: () => Promise<string>;
  readonly overwrite: (file: string) => Promise<boolean>;
}

const WHAT: Readonly<Record<Task, string>> = {
  task1: 'the map',
  task2a: "the main character's path",
  task2b: 'the same path reversed',
  task3: 'a shortest path between two places',
  task4: 'a shortest path between two hinted places',
};

const OWN = 'own';
const BASELINE = 'baselines';

/** The questions on a terminal. Each throws inquirer's `ExitPromptError` where the user presses Ctrl-C. */
export const terminalQuestions: Questions = {
  async providers() {
    const kind = await select({
      message: 'Which model?',
      choices: [
        { name: 'baselines that need no key', value: BASELINE },
        { name: 'OpenAI (OPENAI_API_KEY)', value: 'openai:chat:gpt-4o-mini' },
        { name: 'Anthropic (ANTHROPIC_API_KEY)', value: 'anthropic:messages:claude-sonnet-4-5' },
        { name: 'Ollama on this machine', value: 'ollama:chat:llama3.1:8b' },
        { name: 'another promptfoo provider', value: OWN },
      ],
    });
    if (kind === BASELINE) return DEFAULT_CHOICES.providers;
    const id = await input({
      message: "The provider's id:",
      ...(kind !== OWN && { default: kind }),
      validate: (text) => text.trim() !== '' || 'such as openai:chat:gpt-4o-mini',
    });
    return [id.trim()];
  },
  tasks: () =>
    checkbox({
      message: 'Which tasks?',
      choices: TASKS.map((task) => ({ name: `${task}: ${WHAT[task]}`, value: task, checked: true })),
      required: true,
    }),
  shots: () =>
    checkbox({
      message: 'After how many examples?',
      choices: DEFAULT_CHOICES.shots.map((count) => ({ name: `${count}`, value: count, checked: true })),
      required: true,
    }),
  async dataset() {
    const kind = await select({
      message: 'Which texts?',
      choices: [
        { name: `${DEFAULT_DATASET}: 153 texts that come with this package`, value: DEFAULT_DATASET },
        { name: `${OFFICIAL}: the paper's, after \`npx plugh fetch\``, value: OFFICIAL },
        { name: 'a file of mine', value: OWN },
      ],
    });
    if (kind !== OWN) return kind;
    const file = await input({
      message: 'Its path:',
      validate: (text) => text.trim() !== '' || 'such as my-items.jsonl',
    });
    return file.trim();
  },
  overwrite: (file) => confirm({ message: `${file} is there already. Write over it?`, default: false }),
};
