import { aboveChance } from '../../reports/statistics/aboveChance.ts';
import { type Interval, LEAST_GAMES } from '../../reports/statistics/bootstrap.ts';
import { TASKS, type Task } from '../../scoring/types.ts';
import type { Measured } from '../readers/measure.ts';
import { count, type Result, type Status } from '../result.ts';
import type { Subject } from '../subject.ts';

/**
 * How far above chance a reader may come that knows nothing of the story: a tenth of the way from chance to a
 * perfect answer. A convention, no property of the data: what is worth less than this tells no two models apart.
 */
export const MARGIN = 0.1;

/** What to say of intervals and spreads over items whose format names no games, as the published one. */
export function unnamedGames({ dataset }: Subject): string {
  return dataset.gamesKnown
    ? ''
    : ' The data name no games, so that each item counts as a game of its own: where items share a game, the intervals are too short.';
}

/**
 * From this share of perfect draws on a question counts as answered, if chance is perfect in half of its draws or
 * fewer. Where one guess in four is right, as in the smallest maps, 9 of 10 are so by luck 3 times in 100,000.
 */
const ANSWERED = 0.9;
const GUESSED = 0.5;

/**
 * No question may be answered without its text above chance. Chance is the better of the readers that throw dice
 * only. A reader passes where the whole 95 % interval of (score − chance) ÷ (1 − chance) lies below the margin, fails
 * where all of it lies above, and is not established otherwise, or with fewer than ten games.
 */
export function checkTextFree(
  chance: readonly Measured[],
  blind: readonly Measured[],
  subject: Subject,
): Result {
  const levels = chanceLevels(chance, subject);
  const judged = blind.flatMap((measured) => {
    const level = levels.get(measured.task);
    return level === undefined ? [] : [judge(measured, level, subject)];
  });
  const answered = blind.flatMap((measured) => answeredItems(measured, chance));
  const worst = judged.toSorted((a, b) => b.value - a.value)[0];
  return {
    id: 'text-free',
    part: 'Floor',
    question: 'Is every item out of reach without its text?',
    gate: true,
    status: answered.length > 0 ? 'fail' : worstStatus(judged.map(({ status }) => status)),
    evidence:
      worst === undefined
        ? 'No scored item, so nothing was measured.'
        : `${count(new Set(judged.map(({ reader }) => reader)).size, 'reader')} without the story: the best comes ${percent(worst.value)} of the way from chance to a perfect answer (${worst.reader}, ${worst.task}; margin ${percent(MARGIN)}), and ${count(answered.length, 'question')} can be answered by one. Counting names is judged apart: see shortcuts.${unnamedGames(subject)}`,
    method: `Chance is the higher mean of random-middle and random order. Readers that throw dice answer ${subject.draws} times. Brackets: 95 % intervals, games resampled whole. Pass: the interval of (score − chance) ÷ (1 − chance) lies below ${percent(MARGIN)}; fail: above; else, and with fewer than ${LEAST_GAMES} games, not established. A question counts as answered where a reader is perfect in ${percent(ANSWERED)} of its draws or more, and chance in ${percent(GUESSED)} or fewer.`,
    figures: [
      {
        title: 'Chance',
        columns: ['Task', 'Chance', 'Score', 'Interval', 'Perfect'],
        rows: [...levels].map(([task, level]) => [task, level.reader.name, ...scoreCells(level, subject)]),
      },
      {
        title: 'Readers without the story',
        columns: ['Task', 'Reader', 'Score', 'Interval', 'Perfect', 'Above chance', 'Status'],
        rows: judged.map(({ row }) => row),
      },
    ],
    findings: answered,
  };
}

/** For each task the reader by chance that scores most. */
export function chanceLevels(chance: readonly Measured[], { bootstrap }: Subject): Map<Task, Measured> {
  const mean = ({ values }: Measured) => bootstrap.mean(values)?.mean ?? 0;
  return new Map(
    TASKS.flatMap((task) => {
      const best = chance.filter((measured) => measured.task === task).sort((a, b) => mean(b) - mean(a))[0];
      return best === undefined ? [] : [[task, best]];
    }),
  );
}

/** Where a reader stands between chance and a perfect answer, and what the margin makes of it. */
export function judge(measured: Measured, level: Measured, subject: Subject) {
  const above = aboveChance(measured.values, level.values, subject.bootstrap);
  const value = above?.value ?? 0;
  const games = new Set(measured.values.map(({ game }) => game)).size;
  const status = games < LEAST_GAMES ? 'not established' : statusOf(above?.interval);
  const reader = measured.reader.name;
  const shown = above === undefined ? '' : `${percent(value)}${interval(above.interval)}`;
  const row = [measured.task, reader, ...scoreCells(measured, subject), shown, status];
  return { reader, task: measured.task, value, status, row };
}

function statusOf(interval: Interval | undefined): Status {
  if (interval === undefined) return 'not established';
  if (interval[1] < MARGIN) return 'pass';
  return interval[0] > MARGIN ? 'fail' : 'not established';
}

export function worstStatus(statuses: readonly Status[]): Status {
  if (statuses.includes('fail')) return 'fail';
  return statuses.length === 0 || statuses.includes('not established') ? 'not established' : 'pass';
}

export function scoreCells({ values, perfect }: Measured, { bootstrap }: Subject): string[] {
  const estimate = bootstrap.mean(values);
  if (estimate === undefined) return ['', '', ''];
  const shares = [...perfect.values()];
  return [
    percent(estimate.mean),
    interval(estimate.interval).trim(),
    percent(shares.reduce((sum, share) => sum + share, 0) / shares.length),
  ];
}

function answeredItems({ reader, task, perfect }: Measured, chance: readonly Measured[]): string[] {
  const guessed = (item: string) =>
    Math.max(0, ...chance.filter((each) => each.task === task).map((each) => each.perfect.get(item) ?? 0));
  return [...perfect]
    .filter(([item, share]) => share >= ANSWERED && guessed(item) <= GUESSED)
    .map(
      ([item, share]) =>
        `${task} · ${item}: ${reader.name} is perfect in ${percent(share)} of its draws (chance ${percent(guessed(item))})`,
    );
}

export function percent(value: number): string {
  return `${value < 0 ? '−' : ''}${(Math.abs(value) * 100).toFixed(1)} %`;
}

function interval(of: Interval | undefined): string {
  return of === undefined ? '' : ` [${of.map((end) => percent(end).replace(' %', '')).join(', ')}]`;
}
