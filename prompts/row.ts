import { loadDataset } from '../datasets/load.ts';
import { questionOf, shotsOf } from '../datasets/questions.ts';
import { TASKS } from '../scoring/types.ts';
import { chatMessages, type Message } from './messages.ts';

/** What promptfoo passes to a prompt function; the test generator writes these vars into each row. */
export interface PromptContext {
  readonly vars: Readonly<Record<string, unknown>>;
}

/**
 * The chat messages of a row. Its vars only name the question (`dataset`, `item`, `task`): promptfoo renders
 * vars as templates and keeps them in every result, so that whole stories do not belong there.
 */
export function rowMessages({ vars }: PromptContext, shots: number): Message[] {
  const dataset = loadDataset(typeof vars.dataset === 'string' ? vars.dataset : undefined);
  const task = TASKS.find((id) => id === vars.task);
  const item = dataset.items.get(String(vars.item));
  if (task === undefined || item === undefined)
    throw new Error(
      `the row asks for task "${vars.task}" of item "${vars.item}" of ${dataset.name}, which is not there; rows are made by the generator in datasets/tests.ts`,
    );
  return chatMessages(questionOf(item, task), shotsOf(dataset, item, task, shots));
}
