import { describe, expect, test } from '@jest/globals';
import { goldenCases } from '../golden.ts';
import { type OfficialCase, scoreCase } from './cases.ts';

/** What differs from the published scorer's values; nothing, when the case is right. */
function differences(golden: OfficialCase): string[] {
  const { outcome, metrics } = scoreCase(golden);
  const names = Object.keys(golden.official);
  if (Object.values(golden.official).some((value) => typeof value === 'string')) {
    return outcome === 'unscorable' && Object.keys(metrics).length === 0 ? [] : [`outcome ${outcome}`];
  }
  if (Object.keys(metrics).sort().join() !== names.sort().join()) return [`metrics ${Object.keys(metrics)}`];
  return names.flatMap((name) => {
    const value = metrics[name] ?? Number.NaN;
    const [low, high] = golden.seen[name] ?? [
      golden.official[name] as number,
      golden.official[name] as number,
    ];
    const maximum = golden.maxMatching?.[name] ?? value;
    const isRight = value >= low - 1e-12 && value <= high + 1e-12 && Math.abs(value - maximum) <= 1e-12;
    return isRight ? [] : [`${name}: ${value}, expected ${low} to ${high}, maximum ${maximum}`];
  });
}

describe.each(['task1', 'paths', 'quirks'] as const)('%s: the values of the published scorer', (file) => {
  test.each(goldenCases<OfficialCase>(file).map((golden) => [golden.id, golden] as const))(
    '%s',
    (_, golden) => {
      expect(differences(golden)).toEqual([]);
    },
  );
});
