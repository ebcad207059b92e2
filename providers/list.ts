import { baseline } from './baseline.ts';
import { readPrompt } from './prompt.ts';

/** The locations in the listed order: what the list gives away. Says nothing to task1, which lists none. */
export const List = baseline('list', (prompt) => readPrompt(prompt).locations.join('\n'));

export default List;
