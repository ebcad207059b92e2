import { answerOf, type Gold } from '../datasets/questions.ts';
import { baseline } from './baseline.ts';

/**
 * The ceiling: the gold of the row, in the format that the prompt asks for. A score below 1 anywhere means that
 * the suite itself is broken.
 */
export const Oracle = baseline('oracle', (_prompt, context) => {
  const gold = context?.test?.metadata?.gold as Gold['gold'] | undefined;
  if (gold === undefined)
    throw new Error('the row has no metadata.gold; rows are made by the generator in datasets/tests.ts');
  return answerOf('paths' in gold ? { kind: 'path', gold } : { kind: 'graph', gold });
});

export default Oracle;
