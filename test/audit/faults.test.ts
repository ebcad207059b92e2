import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Audit, audit, STEPS } from '../../audit/audit.ts';
import { ownScorer, type Scorer } from '../../audit/scorer.ts';
import { FAULTS } from './faults.ts';
import { subset } from './subsets.ts';

/** With maps of different sizes, a cycle, and a question that has two right answers. */
const dataset = subset(['af-tide-mill-01', 'light-warring-tribes-01', 'zork2-15']);

function audited(scorer: Scorer, onStep = (_step: string) => {}): Promise<Audit> {
  return audit({ dataset, digest: dataset.version, scorer, onStep });
}

/** The findings of a gate that name the kind, where the gate has failed. */
function findings({ results }: Audit, gate: string, kind: string): string[] {
  const result = results.find(({ id }) => id === gate);
  expect(result).toMatchObject({ id: gate, gate: true });
  return result?.status === 'fail' ? (result.findings ?? []).filter((finding) => finding.includes(kind)) : [];
}

describe('an audit', () => {
  let healthy: Audit;
  const steps: string[] = [];

  beforeAll(async () => {
    healthy = await audited(ownScorer('sound'), (step) => steps.push(step));
  });

  test('tells of each step, for whoever waits', () => {
    expect(steps).toHaveLength(STEPS);
  });

  test('is tried on twenty faults or more, each of its own', () => {
    expect(new Set(FAULTS.map(({ bug }) => bug)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(20);
  });

  test.each(FAULTS)('finds the scorer that $bug', async ({ gate, kind, scorer }) => {
    const faulty = await audited(scorer());
    const found = findings(faulty, gate, kind);
    expect(found).not.toEqual([]);
    // Not what it finds in the suite's own scorer too.
    expect(found).not.toEqual(findings(healthy, gate, kind));
  });
});
