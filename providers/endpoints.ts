import { baseline } from './baseline.ts';
import { readPrompt } from './prompt.ts';

/** Echoes source and target: what tasks 3 and 4 give away. Says nothing to the other tasks, which name no ends. */
export const Endpoints = baseline('endpoints', (prompt) => readPrompt(prompt).ends.join('\n'));

export default Endpoints;
