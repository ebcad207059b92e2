import { mean, rootMeanSquare } from 'simple-statistics';
import { LEAST_GAMES } from '../../reports/statistics/bootstrap.ts';
import type { ItemValue } from '../../reports/statistics/itemValues.ts';
import { comparePaired } from '../../reports/statistics/paired.ts';
import { TASKS } from '../../scoring/types.ts';
import type { Measured } from '../readers/measure.ts';
import { count, type Result } from '../result.ts';
import { type Subject, scoredItems } from '../subject.ts';
import { percent, unnamedGames } from './textFree.ts';

export const REPEATS = [1, 5, 10] as const;
/** Two runs of the most repeats, apart from each other. */
export const STATISTICS_DRAWS = 2 * Math.max(...REPEATS);

/**
 * The smallest true difference of two models that a run finds four times out of five at the 5 % level, with these
 * items, for 1, 5 and 10 repeats. `dice` must be drawn `STATISTICS_DRAWS` times.
 */
export function checkStatistics(
  { dice, reader, recorded }: Readonly<Record<'dice' | 'reader' | 'recorded', readonly Measured[]>>,
  subject: Subject,
): Result {
  const of = (measured: readonly Measured[], task: string) =>
    measured.find((each) => each.task === task)?.values;
  const rows = TASKS.flatMap((task): string[][] => {
    const [thrown, read, careful] = [of(dice, task), of(reader, task), of(recorded, task)];
    if (thrown === undefined || read === undefined) return [];
    const apart = (pairs: readonly (readonly [readonly ItemValue[], readonly ItemValue[]])[]) => {
      const found = pairs.flatMap(([a, b]) => comparePaired(a, b, subject.bootstrap)?.detectable ?? []);
      return found.length === 0 ? '' : percent(rootMeanSquare(found)).replace(' %', '');
    };
    return [
      [
        task,
        String(read.length),
        ...REPEATS.map((repeats) => apart(runsOf(thrown, repeats).map((run) => [read, run]))),
        ...REPEATS.map((repeats) => apart(pairsOf(runsOf(thrown, repeats)))),
        careful === undefined ? '' : apart([[careful, read]]),
      ],
    ];
  });
  const items = scoredItems(subject);
  const games = new Set(items.map(({ game }) => game)).size;
  const least = (column: number) => {
    const values = rows.map((row) => Number(row[column])).filter((value) => value > 0);
    return values.length === 0 ? '?' : `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`;
  };
  return {
    id: 'detectable',
    part: 'Statistics',
    question: 'What difference can a run with these items find?',
    gate: false,
    status: rows.length === 0 || games < LEAST_GAMES ? 'not established' : 'note',
    evidence: `${count(items.length, 'item')} of ${subject.dataset.gamesKnown ? count(games, 'game') : 'games without names'}: between unlike systems ${least(2)} points in one run, ${least(3)} with 5 repeats, ${least(4)} with 10; where two systems differ by their dice alone ${least(5)}, ${least(6)} and ${least(7)}. How many repeats a published result has is not for the data to say: 5 or more are advised.${unnamedGames(subject)}`,
    method: `Smallest true difference found with a power of 80 % at the 5 % level: (1.96 + 0.84) × the standard error of the paired differences, games resampled whole, one comparison at a time; with fewer than ${LEAST_GAMES} games these figures are too small, and the status is not established. The spread is taken from runs made here, as no repeated run of a model comes with the data: unlike systems are the program reader, which never varies, and random-middle; dice alone are two runs of random-middle with other seeds. Each figure is the root mean square over all runs of so many repeats that ${STATISTICS_DRAWS} draws hold, as a single run's spread is itself a matter of chance. A model that varies less from run to run than random-middle gains less by repeats. The last column is the recorded answers, once each, against the program reader.`,
    figures: [
      {
        title: 'Smallest detectable difference, in points of the score',
        columns: [
          'Task',
          'Items',
          ...REPEATS.map((repeats) => `Unlike, ${repeats}×`),
          ...REPEATS.map((repeats) => `Dice alone, ${repeats}×`),
          'Recorded against reader, 1×',
        ],
        rows,
      },
    ],
  };
}

/** The draws as runs of so many repeats each, none in two of them. */
function runsOf(values: readonly ItemValue[], repeats: number): ItemValue[][] {
  return Array.from({ length: STATISTICS_DRAWS / repeats }, (_, run) =>
    values.map((value) => {
      const kept = value.repeats.slice(run * repeats, (run + 1) * repeats);
      return { ...value, repeats: kept, value: mean([...kept]) };
    }),
  );
}

/** The first with the second, the third with the fourth … */
function pairsOf<T>(list: readonly T[]): [T, T][] {
  return Array.from({ length: Math.floor(list.length / 2) }, (_, pair) => [
    list[2 * pair] as T,
    list[2 * pair + 1] as T,
  ]);
}
