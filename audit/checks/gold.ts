import { edgeKey } from '../../datasets/edges.ts';
import type { Item } from '../../datasets/item.ts';
import type { Measured } from '../readers/measure.ts';
import { count, type Result } from '../result.ts';
import type { Subject } from '../subject.ts';

/** What only a reader can find out, and where a reader should look: whether the texts say what the gold says. */
export function checkGold(recorded: readonly Measured[], { items }: Subject): Result {
  const read = recorded.flatMap(({ task, perfect }) =>
    [...perfect].map(([item, share]) => ({ name: `${task} · ${item}`, right: share === 1 })),
  );
  const apart = read.filter(({ right }) => !right);
  const unwalked = items.flatMap(unwalkedEdges);
  return {
    id: 'gold',
    part: 'Scoring',
    question: 'Does each text say what its right answers say?',
    gate: false,
    status: 'not established',
    evidence: [
      'A program cannot read a story.',
      read.length === 0
        ? 'No recorded answers come with these data.'
        : `The recorded answers, which are no independent reading, are the right ones in ${read.length - apart.length} of ${count(read.length, 'question')}.`,
      `Edges of the maps that no step of the walk uses: ${unwalked.length}.`,
    ].join(' '),
    findings: [...apart.map(({ name }) => `${name}: the recorded answer is another one`), ...unwalked],
  };
}

function unwalkedEdges({ id, edges, path }: Item): string[] {
  if (edges === undefined || path === undefined) return [];
  const walked = new Set(path.slice(1).map((to, index) => edgeKey([path[index] as string, to])));
  return edges
    .filter((edge) => !walked.has(edgeKey(edge)))
    .map(([a, b]) => `${id}: the walk does not use "${a}" – "${b}"`);
}
