import { loadDataset } from '../datasets/load.ts';
import { answerOf, type Gold } from '../datasets/questions.ts';
import { tests } from '../datasets/tests.ts';
import { rowMessages } from '../prompts/row.ts';
import { TASKS, type Task } from '../scoring/types.ts';
import { TOKENS_PER_MESSAGE, TOKENS_PER_PROMPT, type Tokeniser } from './tokeniser.ts';

export interface Run {
  readonly dataset: string;
  readonly tasks: readonly Task[];
  readonly shots: readonly number[];
  readonly games?: readonly string[];
  readonly limit?: number;
  readonly repeat: number;
  /** Tokens of every answer; without it, those of the right answer. */
  readonly outputTokens?: number;
  /** The most that an answer may have. */
  readonly maxOutputTokens: number;
}

/** Calls and tokens of one column of a run. */
export interface ColumnEstimate {
  readonly shots: number;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly maxOutputTokens: number;
}

/**
 * Counts the tokens of a run from the very prompts that it would send. Throws what the test generator throws for
 * settings that leave no row, and where an item has fewer examples than a prompt needs.
 */
export function estimateRun(run: Run, { count }: Tokeniser): ColumnEstimate[] {
  const { dataset, tasks, games, limit } = run;
  const rows = tests({
    dataset,
    tasks: [...tasks],
    ...(games && { games: [...games] }),
    ...(limit && { limit }),
  });
  // A text stands in the prompts of several tasks, and an example in those of many items.
  const known = new Map<string, number>();
  const tokens = (text: string) => {
    const counted = known.get(text) ?? count(text);
    known.set(text, counted);
    return counted;
  };
  return run.shots.map((shots) => {
    const prompts = rows.map(({ vars }) =>
      rowMessages({ vars: { ...vars } }, shots).reduce(
        (sum, { content }) => sum + tokens(content) + TOKENS_PER_MESSAGE,
        TOKENS_PER_PROMPT,
      ),
    );
    const answers = rows.map(({ metadata }) =>
      Math.min(run.maxOutputTokens, run.outputTokens ?? tokens(answerOf(asGold(metadata.gold)))),
    );
    const total = (values: readonly number[]) => run.repeat * values.reduce((sum, value) => sum + value, 0);
    return {
      shots,
      calls: run.repeat * rows.length,
      inputTokens: total(prompts),
      outputTokens: total(answers),
      maxOutputTokens: run.repeat * rows.length * run.maxOutputTokens,
    };
  });
}

function asGold(gold: Gold['gold']): Gold {
  return 'paths' in gold ? { kind: 'path', gold } : { kind: 'graph', gold };
}

/** Which texts and tasks a run asks, in words. */
export function describeRun({ dataset, tasks, repeat }: Run): string {
  const { name, version } = loadDataset(dataset);
  const which = tasks.length === TASKS.length ? 'all tasks' : tasks.join(', ');
  return `${name} ${version}, ${which}${repeat === 1 ? '' : `, ${repeat} times`}`;
}
