import type { Audit } from '../audit.ts';
import { count, failedGates } from '../result.ts';

/** The verdict in one line. */
export function verdict({ results }: Audit): string {
  const gates = results.filter(({ gate }) => gate);
  const failed = failedGates(results);
  const open = gates.filter(({ status }) => status === 'not established');
  const rest =
    open.length === 0 ? '' : `, ${open.length} not established (${open.map(({ id }) => id).join(', ')})`;
  return failed.length === 0
    ? `No gate fails: ${gates.length - open.length} of ${count(gates.length, 'gate')} passed${rest}.`
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
