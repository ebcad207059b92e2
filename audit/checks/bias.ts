import type { Result } from '../result.ts';
import { type Subject, scoredItems } from '../subject.ts';

/** Whether a model may have an advantage that is not its own. */
export function checkBias(subject: Subject): Result {
  const items = scoredItems(subject);
  const writers = Map.groupBy(items, ({ source }) => source?.writer ?? 'not told');
  return {
    id: 'bias',
    part: 'Bias',
    question: 'Is no model favoured by where the texts come from?',
    gate: false,
    status: 'not established',
    evidence: `Writers of the ${items.length} texts: ${[...writers].map(([writer, by]) => `${by.length} ${writer}`).join('; ')}. A model may read the style of its own kin more easily; no scores by model family come with the data.`,
  };
}
