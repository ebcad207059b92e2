import { TASKS } from '../scoring/types.ts';

/** What promptfoo hands to a `beforeAll` extension, as far as this one reads it. */
interface Suite {
  readonly derivedMetrics?: readonly { readonly name: string; readonly value: unknown }[];
  readonly tests?: readonly {
    readonly vars?: unknown;
    readonly assert?: readonly { readonly config?: unknown }[];
  }[];
}

/** Names that only the sound scorer gives. */
const SOUND = /\b(?:task1_(?:edges|nodes)_f1|task[1-4][ab]?_(?:similarity|exact)|tasks_scored)\b/;

/**
 * promptfoo extension (`extensions: [file://reports/derivedMetrics.ts:beforeAll]`): leaves out the derived metrics whose
 * parts no row of this run has, tasks that are not asked and the sound scorer's names in a run of the official one.
 * promptfoo would show them as 0, which reads like a score.
 */
export function beforeAll({ suite }: { readonly suite: Suite }): { readonly suite: Suite } {
  const { derivedMetrics = [], tests = [] } = suite;
  const asked = new Set(tests.map(({ vars }) => (vars as { readonly task?: unknown } | undefined)?.task));
  const sound = tests.every(({ assert = [] }) => assert.every(({ config }) => !isOfficial(config)));
  const kept = derivedMetrics.filter(
    ({ value }) =>
      (sound || !SOUND.test(String(value))) &&
      TASKS.every((task) => !String(value).includes(`${task}_`) || asked.has(task)),
  );
  return { suite: { ...suite, derivedMetrics: kept } };
}

function isOfficial(config: unknown): boolean {
  return (config as { readonly scorer?: unknown } | undefined)?.scorer === 'official';
}
