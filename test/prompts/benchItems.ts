import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Question, Shot } from '../../datasets/questions.ts';
import type { Task } from '../../scoring/types.ts';

type Names = readonly string[];

/** An item of the made-up file in the published format, as far as prompts need it. */
interface BenchItem {
  readonly text: string;
  readonly locations: Names;
  readonly task1: { readonly few_shots: readonly [string, string][] };
  readonly task2: { readonly few_shots: readonly [string, Names, Names][] };
  readonly task3: { from: string; to: string; few_shots: readonly [string, Names, Names, Names][] };
  readonly task4: {
    from_marker: string;
    to_marker: string;
    few_shots: readonly [string, Names, Names, Names][];
  };
}

/** Reads the made-up benchmark of `bench/`, in the published format. */
export function benchItems(): BenchItem[] {
  const file = new URL('../../bench/plugh.json.gz', import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
}

/** The question of a task of such an item. */
export function benchQuestion({ text, locations, task3, task4 }: BenchItem, task: Task): Question {
  if (task === 'task3') return { task, text, locations, ends: [task3.from, task3.to] };
  if (task === 'task4') return { task, text, locations, ends: [task4.from_marker, task4.to_marker] };
  return { task, text, locations };
}

/** All few-shot examples of a task of such an item. */
export function benchShots(item: BenchItem, task: Task): Shot[] {
  if (task === 'task1')
    return item.task1.few_shots.map(([text, answer]) => ({
      question: { task, text, locations: [] },
      answer,
    }));
  if (task === 'task3' || task === 'task4')
    return item[task].few_shots.map(([text, locations, ends, answer]) => ({
      question: { task, text, locations, ends: [ends[0] as string, ends.at(-1) as string] },
      answer: answer.join('\n'),
    }));
  return item.task2.few_shots.map(([text, locations, path]) => ({
    question: { task, text, locations },
    answer: (task === 'task2b' ? path.toReversed() : path).join('\n'),
  }));
}
