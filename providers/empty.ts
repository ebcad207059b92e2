import { baseline } from './baseline.ts';

/** The floor: says nothing, and must score 0 everywhere. */
export const Empty = baseline('empty', () => '');

export default Empty;
