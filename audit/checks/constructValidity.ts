import type { Task } from '../../scoring/types.ts';
import type { Measured } from '../readers/measure.ts';
import { count, type Result } from '../result.ts';
import { type Subject, scoredItems } from '../subject.ts';
import { chanceLevels, judge, MARGIN, percent, scoreCells, worstStatus } from './textFree.ts';

/** What the tasks measure, as far as programs without understanding can show it. */
export function checkConstructValidity(
  { chance, counting, reader }: Readonly<Record<'chance' | 'counting' | 'reader', readonly Measured[]>>,
  subject: Subject,
): Result[] {
  const levels = chanceLevels(chance, subject);
  const judged = counting.flatMap((measured) => {
    const level = levels.get(measured.task);
    return level === undefined ? [] : [judge(measured, level, subject)];
  });
  const shares = reader.map((measured) => `${measured.task} ${scoreCells(measured, subject)[0]}`);
  const copied = copiedAnswers(subject);
  return [
    {
      id: 'shortcuts',
      part: 'Construct validity',
      question: 'Does counting names, without their order, stay at chance?',
      gate: false,
      status: worstStatus(judged.map(({ status }) => status)),
      evidence: judged
        .map(
          ({ task, value, row }) =>
            `${task}: ${percent(value)} of the way from chance to a perfect answer, ${row[4]} perfect`,
        )
        .join('; ')
        .concat(judged.length === 0 ? 'Nothing was measured.' : '.'),
      method: `A reader that answers task3 by way of the place that the text names most, and task1 with a star around it, against chance, with the margin of ${percent(MARGIN)} (see text-free).`,
      figures: [
        {
          title: 'Counting names',
          columns: ['Task', 'Reader', 'Score', 'Interval', 'Perfect', 'Above chance', 'Status'],
          rows: judged.map(({ row }) => row),
        },
      ],
      findings: lengthFindings(subject),
    },
    {
      id: 'construct',
      part: 'Construct validity',
      question: 'Do the tasks measure spatial understanding?',
      gate: false,
      status: 'not established',
      evidence: `A program that takes every mention for a visit gets ${shares.join(', ')}: what a model has above that needs more than finding names. ${copied} What understanding a high score proves is for people to judge.`,
    },
  ];
}

/** How many answers of tasks 3 and 4 stand in the walk as they are, and so need no map. */
function copiedAnswers(subject: Subject): string {
  const items = scoredItems(subject).filter(({ path }) => path !== undefined);
  const told = (['task3', 'task4'] as const).map((task) => {
    const asked = items.filter((item) => item[task] !== undefined);
    const walked = asked.filter(({ path = [], ...item }) =>
      item[task]?.answers.some((answer) => `\n${path.join('\n')}\n`.includes(`\n${answer.join('\n')}\n`)),
    );
    return `${walked.length} of ${asked.length} answers of ${task}`;
  });
  return `The walk itself holds ${told.join(' and ')}, step by step in the order asked for.`;
}

/** Answers that are all of one length give that length away. */
function lengthFindings(subject: Subject): string[] {
  return (['task3', 'task4'] satisfies Task[]).flatMap((task) => {
    const lengths = scoredItems(subject).flatMap((item) => item[task]?.answers[0]?.length ?? []);
    const distinct = new Set(lengths);
    return distinct.size === 1 && lengths.length > 1
      ? [
          `${task}: all ${count(lengths.length, 'answer')} are ${count(lengths[0] as number, 'place')} long, so that only ${count((lengths[0] as number) - 2, 'place')} between given ends must be found, and the right ends alone score ${percent(2 / (lengths[0] as number))}`,
        ]
      : [];
  });
}
