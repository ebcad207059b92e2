import { mean } from 'simple-statistics';
import type { ItemValue } from '../../reports/statistics/itemValues.ts';
import { comparePaired } from '../../reports/statistics/paired.ts';
import { TASKS } from '../../scoring/types.ts';
import type { Measured } from '../readers/measure.ts';
import type { Result } from '../result.ts';
import { type Subject, scoredItems } from '../subject.ts';
import { LEAST_GAMES, percent } from './textFree.ts';

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
    const apart = (a: readonly ItemValue[], b: readonly ItemValue[]) => {
      const detectable = comparePaired(a, b, subject.bootstrap)?.detectable;
      return detectable === undefined ? '' : percent(detectable).replace(' %', '');
    };
    return [
      [
        task,
        String(read.length),
        ...REPEATS.map((repeats) => apart(read, repeated(thrown, 0, repeats))),
        ...REPEATS.map((repeats) => apart(repeated(thrown, 0, repeats), repeated(thrown, repeats, repeats))),
        careful === undefined ? '' : apart(careful, read),
      ],
    ];
  });
  const games = new Set(scoredItems(subject).map(({ game }) => game)).size;
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
    evidence: `${scoredItems(subject).length} items of ${games} games: between unlike systems ${least(2)} points in one run, ${least(3)} with 5 repeats, ${least(4)} with 10; where two systems differ by their dice alone ${least(5)}, ${least(6)} and ${least(7)}. How many repeats a published result has is not for the data to say: 5 or more are advised.`,
    method: `Smallest true difference found with a power of 80 % at the 5 % level: (1.96 + 0.84) × the standard error of the paired differences, games resampled whole, one comparison at a time; with fewer than ${LEAST_GAMES} games these figures are too small, and the status is not established. The spread is taken from runs made here, as no repeated run of a model comes with the data: unlike systems are the program reader, which never varies, and random-middle; dice alone are two runs of random-middle with other seeds. A model that varies less from run to run than random-middle gains less by repeats. The last column is the recorded answers, once each, against the program reader.`,
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

/** The values of some of the repeats only. */
function repeated(values: readonly ItemValue[], from: number, repeats: number): ItemValue[] {
  return values.map((value) => {
    const kept = value.repeats.slice(from, from + repeats);
    return { ...value, repeats: kept, value: mean([...kept]) };
  });
}
