import { existsSync, realpathSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dump } from 'js-yaml';
import { DEFAULT_DATASET, OFFICIAL } from '../datasets/load.ts';
import { packageRoot } from '../datasets/packageRoot.ts';
import { type ScorerName, TASKS, type Task } from '../scoring/types.ts';

/** What a user wants to run: the answers to the questions of `plugh init`. */
export interface SuiteChoices {
  /** promptfoo provider ids, or names of baselines (see `BASELINES`). */
  readonly providers: readonly string[];
  readonly tasks: readonly Task[];
  /** Numbers of examples, from 0 to 3. */
  readonly shots: readonly number[];
  /** `plugh-open`, `official`, or the path of a file. */
  readonly dataset: string;
  readonly scorer: ScorerName;
}

/** The programs of this package that need no key, by name, with the files that hold them. */
export const BASELINES: Readonly<Record<string, string>> = {
  reader: 'reader',
  'random-middle': 'randomMiddle',
  oracle: 'oracle',
  empty: 'empty',
  endpoints: 'endpoints',
  list: 'list',
};

const PROMPTS = ['zeroShot', 'oneShot', 'twoShot', 'threeShot'] as const;

/** Settings of the paper, in the words of each provider; others are left at their own. */
const SETTINGS: readonly (readonly [prefix: string, config: Readonly<Record<string, number>>])[] = [
  ['openai:responses:', { temperature: 0.01, max_output_tokens: 4090 }],
  ['openai:', { temperature: 0.01, max_tokens: 4090 }],
  ['anthropic:', { temperature: 0.01, max_tokens: 4090 }],
  ['ollama:', { temperature: 0.01, num_predict: 4090 }],
];

/**
 * A commented promptfoo config as YAML. `file` is where it will lie: promptfoo resolves `file://` from there, so that
 * the prompts, the generator and the summary are named by their way from it.
 */
export function suiteConfig(choices: SuiteChoices, file: string): string {
  const ours = reference(file);
  const { providers, tasks, shots, dataset, scorer } = choices;
  const labels = shots.map((count) => `${count}-shot`);
  const sections: readonly (readonly [comment: string, section: object])[] = [
    ['', { description: `PLUGH: ${tasks.join(', ')} of ${dataset}` }],
    [
      'A benchmark measures and does not gate: rows below a perfect answer are no failure of the run.\nTo gate in CI, remove this and set `threshold` below.',
      { env: { PROMPTFOO_FAILED_TEST_EXIT_CODE: '0' } },
    ],
    [
      'Prints a table of means at the end of a run; and leaves out derived metrics that the run has no rows for.',
      { extensions: [ours('reports/summary', 'afterAll'), ours('reports/derivedMetrics', 'beforeAll')] },
    ],
    [
      "One number for a column: the mean of task1's edges F1 and the others' similarity over all rows that have a score.",
      { derivedMetrics: [MEAN_SCORE] },
    ],
    [
      'The published prompts, by number of examples. For models without chat put prompts/text in place of prompts/chat.',
      {
        prompts: shots.map((count, index) => ({
          id: ours('prompts/chat', PROMPTS[count]),
          label: labels[index],
        })),
      },
    ],
    [
      'Who is asked. Temperature and length are those of the paper; some newer models refuse a temperature: remove it then.\nAny promptfoo provider will do: https://www.promptfoo.dev/docs/providers/',
      { providers: providers.map((id) => providerEntry(id, labels, ours)) },
    ],
    [
      TESTS_COMMENT,
      {
        tests: [
          {
            path: ours('datasets/tests', 'tests'),
            config: { dataset, tasks: [...tasks], split: 'test', scorer },
          },
        ],
      },
    ],
  ];
  return [HEAD, ...sections.map(([comment, section]) => commented(comment) + yaml(section))].join('\n');
}

const HEAD = `# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json
# Written by \`plugh init\`; edit it as you like.
`;

const MEAN_SCORE = {
  name: 'all_tasks_mean',
  value: `(${['task1_edges_f1', ...TASKS.slice(1).map((task) => `${task}_similarity`)].join(' + ')}) / tasks_scored`,
};

const TESTS_COMMENT = `One row per text and task. More settings of config:
  dataset: ${DEFAULT_DATASET} (bundled), ${OFFICIAL} (the paper's, after \`npx plugh fetch\`), or the path of a file of yours,
                    from the folder that promptfoo is started in
  scorer: sound, or official (the published scorer, number for number); never put both into one table
  limit: 20         only so many texts, spread over the games: a first look
  games: [Zork I]   only these
  threshold: 0.9    a row passes from this score on; by default only when perfect`;

function commented(text: string): string {
  return text === '' ? '' : `${text.replace(/^/gm, '# ')}\n`;
}

/** Lists of names and settings on one line, as a person writes them. */
function yaml(section: object): string {
  return dump(section, { lineWidth: -1, flowLevel: 'tests' in section ? 4 : 3 });
}

type Reference = (module: string, name?: string) => string;

/** Names a module of this package as promptfoo wants it, in a clone its source, in an installation its build. */
function reference(file: string): Reference {
  const here = fileURLToPath(import.meta.url);
  const from = dirname(resolve(file));
  const code = relative(packageRoot, resolve(dirname(here), '..'));
  const way = relative(from, join(packageFrom(from), code))
    .split(sep)
    .join('/');
  const folder = way === '' ? '' : `${way}/`;
  return (module, name) => `file://${folder}${module}${extname(here)}${name === undefined ? '' : `:${name}`}`;
}

/**
 * The folder of this package as a project in that folder, or above it, names it. Where its node_modules has a link, as
 * pnpm makes, what the link leads to has the version in its name, and a config must outlive that.
 */
function packageFrom(folder: string): string {
  const installed = join(folder, 'node_modules', 'promptfoo-plugh');
  if (existsSync(installed) && realpathSync(installed) === packageRoot) return installed;
  return dirname(folder) === folder ? packageRoot : packageFrom(dirname(folder));
}

function providerEntry(id: string, labels: readonly string[], ours: Reference): object | string {
  const baseline = BASELINES[id];
  // Examples mean nothing to a program that reads only the question.
  if (baseline !== undefined)
    return { id: ours(`providers/${baseline}`), label: id, prompts: labels.slice(0, 1) };
  const config = SETTINGS.find(([prefix]) => id.startsWith(prefix))?.[1];
  return config === undefined ? id : { id, config };
}

/** Whether the package was only fetched for one command, so that a config cannot rely on where it lies. */
export function isPassingVisit(): boolean {
  return packageRoot.split(sep).includes('_npx');
}

export const DEFAULT_CHOICES: SuiteChoices = {
  providers: ['reader', 'random-middle', 'oracle'],
  tasks: TASKS,
  shots: [0, 1, 2, 3],
  dataset: DEFAULT_DATASET,
  scorer: 'sound',
};
