import { perturb, type Twin } from '../perturb/perturb.ts';
import type { Measured } from '../readers/measure.ts';
import { count, type Result } from '../result.ts';
import type { Subject } from '../subject.ts';
import { scoreCells } from './textFree.ts';

/** The seed of the twin that the audit makes, and the default of `plugh perturb`. */
export const TWIN_SEED = 1;

export function twinOf({ dataset }: Subject): Twin {
  return perturb(dataset, TWIN_SEED);
}

/** Whether memory of the data can be told from reading: the twin is sound, and as hard as the original. */
export function checkTwin(
  twin: Twin,
  { original, renamed }: Readonly<Record<'original' | 'renamed', readonly Measured[]>>,
  subject: Subject,
): Result {
  const { items } = subject;
  const score = (measured: Measured) => scoreCells(measured, subject)[0];
  const rows = original.flatMap((measured) => {
    const other = renamed.find(({ task }) => task === measured.task);
    return other === undefined ? [] : [[measured.task, score(measured) ?? '', score(other) ?? '']];
  });
  const leftOut = [...new Set(twin.leftOut.map(({ id }) => id))];
  const problems = [
    ...(leftOut.length === 0
      ? []
      : [`left out of the twin, as they break a rule of dataset files: ${leftOut.join(', ')}`]),
    ...twin.remaining.map((name) => `${name}: the old name stands in the new text`),
  ];
  return {
    id: 'twin',
    part: 'Contamination',
    question: 'Can memory be told from reading?',
    gate: false,
    status: twin.items.length < items.length || twin.remaining.length > 0 ? 'note' : 'pass',
    evidence: `plugh perturb renames every place of ${twin.items.length} of ${count(items.length, 'item')}, and the result keeps every rule of dataset files; the program reader, which remembers nothing, scores on both what the table shows. No model's scores on both come with the data.`,
    figures: [{ title: 'The program reader on both', columns: ['Task', 'Original', 'Twin'], rows }],
    findings: problems,
  };
}
