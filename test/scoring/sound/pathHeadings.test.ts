import { expect, test } from '@jest/globals';
import { scorePath } from '../../../scoring/index.ts';

const locations = ['Attic', 'Hall', 'Kitchen', 'Main Path'];

test.each([
  [
    'an invented place among headings is a wrong step',
    '## Kitchen\n## Dungeon\n## Attic',
    ['Kitchen', 'Hall', 'Attic'],
    1 / 3,
  ],
  [
    'so it is with text under each',
    '## Kitchen\nShe wakes.\n## Cave\nShe falls.\n## Attic',
    ['Kitchen', 'Attic'],
    1 / 3,
  ],
  [
    'a listed place that reads like a label is a step',
    '## Kitchen\n## Main Path\n## Attic',
    ['Kitchen', 'Main Path', 'Attic'],
    0,
  ],
  ['a label of the same level is none', '# Response\n# Kitchen\n# Hall', ['Kitchen', 'Hall'], 0],
  ['nor is one with a colon', '### Final answer:\n### Kitchen\n### Hall', ['Kitchen', 'Hall'], 0],
  ['a title of another level is no step', '# The Tale of Anna\n## Kitchen\n## Hall', ['Kitchen', 'Hall'], 0],
  ['a heading above a list is no step', '### Main Path\nKitchen\nHall', ['Kitchen', 'Hall'], 0],
])('%s', (_what, response, path, distance) => {
  const score = scorePath(response, { task: 'task2a', paths: [path], locations });
  expect(score.metrics.distance).toBeCloseTo(distance, 12);
});
