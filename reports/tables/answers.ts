import type { Outcome } from '../../scoring/types.ts';
import { oneLine } from '../oneLine.ts';
import type { ScoredAnswer } from '../record.ts';
import { modelCell, type TableContext } from './context.ts';
import { countCell, left, type Row, right, type Table, textCell } from './table.ts';

const OUTCOMES: readonly Outcome[] = ['answered', 'empty', 'refused', 'unreadable'];

/** What became of every row: nothing that the other tables leave out or count as wrong goes unseen. */
export function answersTable({ grid }: TableContext): Table {
  const rows = grid.models.flatMap((model) =>
    grid.shots.flatMap((shots): Row[] => {
      const cells = grid.tasks.map((task) => grid.at(model.name, shots, task));
      const answers = cells.flatMap((cell) => cell.answers);
      const errors = cells.flatMap((cell) => cell.errors);
      if (answers.length + errors.length === 0) return [];
      return [
        {
          kind: model.kind,
          cells: [
            modelCell(model),
            textCell(shots),
            countCell(answers.length + errors.length),
            {
              ...countCell(errors.length),
              ...(errors.length > 0 && { note: commonest(errors.map(({ error }) => error)) }),
            },
            ...OUTCOMES.map((outcome) => countCell(withOutcome(answers, outcome))),
          ],
        },
      ];
    }),
  );
  return {
    id: 'answers',
    title: 'Answers',
    caption:
      'Rows by what became of them, over all tasks. Errors (the call failed, or the scorer has no value) are left out of every mean; empty, refused and unreadable answers count as wrong ones.',
    columns: [
      left('Model'),
      left('Shots'),
      ...['Rows', 'Errors', 'Answered', 'Empty', 'Refused', 'Unreadable'].map(right),
    ],
    rows,
  };
}

function withOutcome(answers: readonly ScoredAnswer[], outcome: Outcome): number {
  return answers.filter(({ result }) => result.outcome === outcome).length;
}

const LONGEST_MESSAGE = 160;

/** The message that most errors bear, shortened. */
export function commonest(errors: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  const [message, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  const line = oneLine(message.slice(0, LONGEST_MESSAGE));
  return `${count} of ${errors.length} errors: ${line}${message.length > LONGEST_MESSAGE ? '…' : ''}`;
}
