import { describe, expect, test } from '@jest/globals';
import { labelledLine } from '../../../scoring/sound/pathLabels.ts';
import { inTheHouse, shown } from './pathHelp.ts';

describe('which lines are the answer', () => {
  test.each([
    ['two places under a mark', 'kitchen\nhall\nattic\n\nAnswer:\nkitchen\nattic', 'kitchen|attic'],
    [
      'not one, and a wrong step',
      'cellar\nhall\n\nAnswer: kitchen -> dungeon',
      'cellar|hall|kitchen|?dungeon',
    ],
    ['those of commentary, where there is nothing else', 'Explanation:\nkitchen\nhall', 'kitchen|hall'],
    ['those beside commentary', 'kitchen\nhall\n\nExplanation:\nattic\ncellar', 'kitchen|hall'],
    ['the only fence with two places', 'cellar\n```\nkitchen\nhall\n```', 'kitchen|hall'],
    ['not a fence with one', '```\nkitchen\n```\nhall\nattic', 'kitchen|hall|attic'],
    [
      'not one of two fences',
      '```\nkitchen\nhall\n```\n```\nattic\ncellar\n```',
      'kitchen|hall|attic|cellar',
    ],
  ])('%s', (_, response, steps) => {
    expect(shown(inTheHouse(response).steps)).toBe(steps);
  });
});

describe('labelledLine', () => {
  const answer = (rest: string) => ({ role: 'answer', rest });

  test.each([
    ['Final answer:', answer('')],
    [`**Path:**${' '.repeat(12)}hall -> attic`, answer('hall -> attic')],
    ['Response', answer('')],
    ['# Response', answer('')],
    ['The path is  hall, attic', answer('hall, attic')],
    ['Wait. I forgot one! Final answer: hall', answer('hall')],
    ['Explanation: hall', { role: 'commentary', rest: 'hall' }],
    ['# Explanation', { role: 'commentary', rest: '' }],
    ['  **Notes**', { role: 'commentary', rest: '' }],
    ['Explanation', undefined],
    ['The hall is dark', undefined],
    ['hall', undefined],
    [`${'word '.repeat(24)}. Answer: hall`, undefined],
  ])('%j', (line, labelled) => {
    expect(labelledLine(line, false)).toEqual(labelled);
  });
});
