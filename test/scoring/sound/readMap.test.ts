import { expect, test } from '@jest/globals';
import { readMap } from '../../../scoring/index.ts';

test.each([
  [
    'graph { hall -- attic; cellar }',
    { outcome: 'answered', places: ['hall', 'attic', 'cellar'], edges: [['hall', 'attic']] },
  ],
  ['I cannot say.', { outcome: 'refused', places: [], edges: [] }],
  ['', { outcome: 'empty', places: [], edges: [] }],
])('the map of %j is %j', (response, map) => {
  expect(readMap(response)).toEqual(map);
});
