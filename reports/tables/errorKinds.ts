import type { PathScore } from '../../scoring/types.ts';
import type { ScoredAnswer } from '../record.ts';
import { modelCell, type TableContext } from './context.ts';
import { type Cell, countCell, left, percent, type Row, right, type Table, textCell } from './table.ts';

/** The kinds of error that the paper describes (section 4.1), and what is left out, its other half. */
const KINDS: readonly { readonly title: string; readonly of: (answer: ScoredAnswer) => boolean }[] = [
  { title: 'Format', of: isMisformatted },
  { title: 'Naming', of: isRenamed },
  { title: 'Hallucinated', of: inventsPlaces },
  { title: 'Missing', of: missesPlaces },
];

/** The share of answers with each kind of error; an answer may have several. */
export function errorKindsTable({ grid, versions }: TableContext): Table {
  const rows = grid.tasks.flatMap((task) =>
    grid.models.flatMap((model) =>
      grid.shots.flatMap((shots): Row[] => {
        const { answers } = grid.at(model.name, shots, task);
        if (answers.length === 0) return [];
        const cells = [
          textCell(task),
          modelCell(model),
          textCell(shots),
          countCell(answers.length),
          ...KINDS.map(({ of }) => shareCell(answers, of)),
        ];
        return [{ kind: model.kind, cells }];
      }),
    ),
  );
  return {
    id: 'error-kinds',
    title: 'Kinds of errors',
    caption: `The share of scored answers, and in brackets their number, with an error of each kind (section 4.1 of the paper): format, the answer is not written as asked, or nothing could be read; naming, a place under another name; hallucinated, a place that is not there; missing, a place of the map or of the nearest right path that does not occur. Unread answers count as format only.${officialNote(versions.scorers)}`,
    columns: [
      left('Task'),
      left('Model'),
      left('Shots'),
      right('Answers'),
      ...KINDS.map(({ title }) => right(title)),
    ],
    rows,
  };
}

function officialNote(scorers: readonly string[]): string {
  return scorers.some((scorer) => scorer.startsWith('official'))
    ? ' The official scorer records no formats, so that only unread answers count there, and knows no places under other names in paths.'
    : '';
}

function shareCell(answers: readonly ScoredAnswer[], of: (answer: ScoredAnswer) => boolean): Cell {
  const count = answers.filter(of).length;
  const share = count / answers.length;
  return { text: `${percent(share)} (${count})`, value: share, items: answers.length };
}

function isRead({ result }: ScoredAnswer): boolean {
  return result.outcome === 'answered';
}

function isMisformatted({ result }: ScoredAnswer): boolean {
  return result.outcome === 'unreadable' || result.deviations.length > 0;
}

function isRenamed(answer: ScoredAnswer): boolean {
  const { result } = answer;
  if (!isRead(answer)) return false;
  return result.kind === 'graph'
    ? result.matches.some(({ tier }) => tier !== 'strict')
    : result.steps.some((step) => step.kind === 'place' && step.tier !== 'strict');
}

function inventsPlaces(answer: ScoredAnswer): boolean {
  const { result } = answer;
  if (!isRead(answer)) return false;
  return result.kind === 'graph'
    ? result.inventedPlaces.length > 0
    : result.steps.some(({ kind }) => kind === 'unknown');
}

function missesPlaces(answer: ScoredAnswer): boolean {
  const { result } = answer;
  if (!isRead(answer)) return false;
  return result.kind === 'graph' ? result.missingPlaces.length > 0 : missesSteps(result);
}

function missesSteps({ steps, nearest }: PathScore): boolean {
  const reached = new Set(steps.map((step) => (step.kind === 'place' ? step.place : step.words)));
  return nearest.some((place) => !reached.has(place));
}
