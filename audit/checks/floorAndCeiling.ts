import { TASKS } from '../../scoring/types.ts';
import type { Measured } from '../readers/measure.ts';
import type { Result } from '../result.ts';
import { type Subject, scoredItems } from '../subject.ts';
import { chanceLevels, percent, scoreCells } from './textFree.ts';

/** From this mean on a reader leaves too little above it to tell better ones apart. */
const CEILING_REACHED = 0.95;

/** What can be scored at worst and at best. */
export function checkFloorAndCeiling(
  { chance, recorded }: Readonly<Record<'chance' | 'recorded', readonly Measured[]>>,
  subject: Subject,
): Result[] {
  const levels = chanceLevels(chance, subject);
  const understated = chance.filter(
    (measured) => measured.reader.name === 'random-middle' && levels.get(measured.task) !== measured,
  );
  const known = recorded.filter(({ values }) => values.length > 0);
  const wrong = known.flatMap(({ task, perfect }) =>
    [...perfect].filter(([, share]) => share < 1).map(([item]) => `${task} · ${item}`),
  );
  return [
    {
      id: 'floor',
      part: 'Floor',
      question: 'What does chance score?',
      gate: false,
      status: 'note',
      evidence: TASKS.flatMap((task) => {
        const level = levels.get(task);
        return level === undefined ? [] : [`${task} ${scoreCells(level, subject)[0]} (${level.reader.name})`];
      }).join(', '),
      findings: understated.map((measured) => {
        const level = levels.get(measured.task) as Measured;
        return `${measured.task}: random-middle, the floor of reports, scores ${scoreCells(measured, subject)[0]}, and all places in random order ${scoreCells(level, subject)[0]}: scores above chance are overstated there`;
      }),
    },
    {
      id: 'ceiling',
      part: 'Ceiling',
      question: 'Is there room above the best known reader?',
      gate: false,
      status: known.length === 0 ? 'not established' : 'note',
      evidence:
        known.length === 0
          ? 'The right answers score 100 %; no recorded answers come with these data.'
          : `${known[0]?.reader.name}: ${known.map((measured) => `${measured.task} ${scoreCells(measured, subject)[0]}`).join(', ')} on ${scoredItems(subject).length} scored items. ${room(known, subject)}`,
      findings:
        wrong.length === 0
          ? []
          : [`to be read by a person, as the reader or the gold is wrong there: ${wrong.join(', ')}`],
    },
  ];
}

function room(known: readonly Measured[], { bootstrap }: Subject): string {
  const full = known.filter(({ values }) => (bootstrap.mean(values)?.mean ?? 0) >= CEILING_REACHED);
  return full.length === 0
    ? `No task is at ${percent(CEILING_REACHED)}.`
    : `At ${percent(CEILING_REACHED)} or above in ${full.map(({ task }) => task).join(', ')}: strong and careful readers cannot be told apart there.`;
}
