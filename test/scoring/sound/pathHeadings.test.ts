import { describe, expect, test } from '@jest/globals';
import { scorePath } from '../../../scoring/index.ts';
import { ListedPlaces } from '../../../scoring/sound/listedPlaces.ts';
import { headingStep, stepLevels } from '../../../scoring/sound/pathHeadings.ts';
import { type LineDeviation, LineReader, type LineReading } from '../../../scoring/sound/pathLine.ts';
import { shown } from './pathHelp.ts';

const locations = ['Attic', 'Backward Room', 'Hall', 'Kitchen', 'Main Path'];
const reader = LineReader.of(new ListedPlaces(locations));

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

describe('stepLevels', () => {
  test.each<readonly [string, readonly number[]]>([
    ['# Kitchen', [1]],
    ['###### Kitchen', [6]],
    ['####### Kitchen', []],
    ['**## Kitchen**', [2]],
    ['  ### Kitchen', [3]],
    ['# Backward Room', [1]],
    ['# A tale\n## Kitchen\n### Cave\n## Cave\n#### Hall', [2, 4]],
    ['# Main Path\n## Cave', []],
    ['#Kitchen', []],
    ['Room ## Kitchen', []],
    ['Kitchen\nHall', []],
    ['##', []],
  ])('the levels of the headings that are steps in %j are %j', (answer, levels) => {
    expect([...stepLevels(answer.split('\n'), reader)]).toEqual(levels);
  });
});

describe('headingStep', () => {
  test.each<readonly [string, string]>([
    ['## Kitchen', 'steps Kitchen'],
    ['## Main Path', 'steps Main Path'],
    ['## Cave', 'words Cave'],
    ['**## Cave**', 'words Cave'],
    ['## Reverse Room', 'words Reverse Room'],
  ])('%j is a step: %s', (heading, step) => {
    const deviations = new Set<LineDeviation>();
    const reading = headingStep(heading, new Set([2]), reader, deviations);
    expect([told(reading), deviations.has('heading')]).toEqual([step, true]);
  });

  test.each([
    ['no heading', 'Cave'],
    ['of another level', '# Cave'],
    ['of no level', '#Cave'],
    ['a question', '## What happens next?'],
    ['a label', '## Response'],
    ['a label with a dash in it', '## Text - answer'],
    ['a number', '## 12'],
    ['a place with a remark, which is read with the line', '## Kitchen (at night)'],
  ])('is undefined for %s', (_what, line) => {
    const deviations = new Set<LineDeviation>();
    expect(headingStep(line, new Set([2]), reader, deviations)).toBeUndefined();
    expect(deviations.has('heading')).toBe(false);
  });
});

function told(reading: LineReading | undefined): string | undefined {
  if (reading?.kind === 'words') return `words ${reading.words}`;
  return reading?.kind === 'steps' ? `steps ${shown(reading.steps)}` : reading?.kind;
}
