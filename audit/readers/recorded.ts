import { BUNDLED, type Dataset } from '../../datasets/load.ts';
import { readRecorded } from '../../datasets/recorded/recordedAnswer.ts';
import { recordedFile } from '../../datasets/recorded/recordedFile.ts';
import { fileRows } from '../../datasets/recorded/rowFile.ts';
import { TASKS, type Task } from '../../scoring/types.ts';
import { askedOf, type Subject, scoredItems } from '../subject.ts';
import { type Measured, measure } from './measure.ts';

/** The answers that are recorded for a bundled dataset, by item and task; the first where there are several. */
export function recordedAnswers({ name }: Dataset): ReadonlyMap<string, string> {
  const file = name in BUNDLED ? recordedFile(name) : undefined;
  const answers = new Map<string, string>();
  if (file === undefined) return answers;
  for (const { value } of fileRows(file)) {
    const answer = readRecorded(value);
    const key = answer && answerKey(answer.item, answer.task);
    if (answer?.response != null && key !== undefined && !answers.has(key)) answers.set(key, answer.response);
  }
  return answers;
}

/** What the recorded answers score, for the tasks that have some. */
export async function measureRecorded(
  answers: ReadonlyMap<string, string>,
  subject: Subject,
): Promise<Measured[]> {
  const asked = askedOf(scoredItems(subject));
  const has = (item: string, task: Task) => answers.has(answerKey(item, task));
  const answered = TASKS.map((task) => asked.filter((each) => each.task === task && has(each.item.id, task)));
  const measured = [];
  for (const questions of answered) {
    const [first] = questions;
    if (first === undefined) continue;
    const items = questions.map(({ item }) => item);
    measured.push(
      ...(await measure(
        {
          name: 'recorded answers',
          knows: 'the whole text',
          throwsDice: false,
          tasks: [first.task],
          answer: async ({ item, task }) => answers.get(answerKey(item.id, task)) ?? '',
        },
        { ...subject, items },
      )),
    );
  }
  return measured;
}

function answerKey(item: string, task: Task): string {
  return `${task} ${item}`;
}
