import { mean } from 'simple-statistics';
import type { ItemValue } from '../../reports/statistics/itemValues.ts';
import type { Task } from '../../scoring/types.ts';
import { type Asked, askedOf, type Subject, scoredItems, scoreOf } from '../subject.ts';
import type { BlindReader } from './blind.ts';

/** What a reader made of a task: a value an item, the mean over its draws. */
export interface Measured {
  readonly reader: BlindReader;
  readonly task: Task;
  readonly values: readonly ItemValue[];
  /** For each item the share of draws with a perfect answer, 0–1. */
  readonly perfect: ReadonlyMap<string, number>;
}

/** Lets a reader answer every scored question of its tasks, as often as there are draws where it throws dice. */
export async function measure(reader: BlindReader, subject: Subject): Promise<Measured[]> {
  const questions = askedOf(scoredItems(subject)).filter(({ task }) => reader.tasks.includes(task));
  const answered = [];
  for (const question of questions) answered.push({ question, ...(await scores(reader, question, subject)) });
  return [...Map.groupBy(answered, ({ question }) => question.task)].map(([task, all]) => ({
    reader,
    task,
    values: all.map(({ question: { item }, repeats }) => ({
      item: item.id,
      game: item.game,
      value: mean(repeats),
      repeats,
    })),
    perfect: new Map(all.map(({ question: { item }, perfect }) => [item.id, perfect])),
  }));
}

async function scores(reader: BlindReader, asked: Asked, subject: Subject) {
  const repeats: number[] = [];
  let perfect = 0;
  for (let draw = 0; draw < (reader.throwsDice ? subject.draws : 1); draw++) {
    const score = scoreOf(subject.scorer, await reader.answer(asked, draw, subject), asked.gold);
    repeats.push(score.score);
    if (score.perfect) perfect++;
  }
  return { repeats, perfect: perfect / repeats.length };
}
