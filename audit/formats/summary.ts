import type { Audit } from '../audit.ts';
import { count, failedGates } from '../result.ts';

/** The verdict in one line. */
export function verdict({ results }: Audit): string {
  const gates = results.filter(({ gate }) => gate);
  const failed = failedGates(results);
  const passed = gates.filter(({ status }) => status === 'pass');
  const rest = [
    ['not established', 'not established'],
    ['note', 'with a note'],
  ]
    .map(([wanted, words]) => [words, gates.filter(({ status }) => status === wanted)] as const)
    .filter(([, open]) => open.length > 0)
    .map(([words, open]) => `, ${open.length} ${words} (${open.map(({ id }) => id).join(', ')})`)
    .join('');
  return failed.length === 0
    ? `No gate fails: ${passed.length} of ${count(gates.length, 'gate')} passed${rest}.`
    : `${count(failed.length, 'gate')} of ${gates.length} failed: ${failed.map(({ id }) => id).join(', ')}${rest}.`;
}

export function heading({ dataset, version, digest, scorer }: Audit): readonly (readonly [string, string])[] {
  return [
    ['Dataset', `${dataset} ${version} (${digest})`],
    ['Scorer', scorer],
  ];
}

export function statusText({ gate, status }: Audit['results'][number]): string {
  return gate ? `${status} (gate)` : status;
}
