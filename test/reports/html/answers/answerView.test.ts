import { beforeAll, describe, expect, test } from '@jest/globals';
import { answerView, MAX_SHOWN_CHARS } from '../../../../reports/html/answers/answerView.ts';
import { MapGallery } from '../../../../reports/html/maps/gallery.ts';
import { MapLayouts } from '../../../../reports/html/maps/layout.ts';
import type { ResultRow } from '../../../../reports/record.ts';
import { errorRow, HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, RIGHT_WALK, walkRow } from '../../rows.ts';

let layouts: MapLayouts;
beforeAll(async () => {
  layouts = await MapLayouts.load();
});
const view = (row: ResultRow) => answerView(row, new MapGallery(layouts));

describe('answerView', () => {
  test.each([
    [mapRow(RIGHT_MAP), 'perfect'],
    [mapRow(HALF_MAP), 'partly right'],
    [mapRow('graph { moon -- mars }'), 'wrong'],
    [mapRow(''), 'empty'],
    [mapRow(null), 'empty'],
    [mapRow('I cannot help with that.'), 'refused'],
    [mapRow('A hall, it seems.'), 'unreadable'],
    [walkRow(RIGHT_WALK), 'perfect'],
    [walkRow(HALF_WALK), 'partly right'],
    [errorRow('down'), 'error'],
  ])('answer %# is told by its outcome and score', (row, verdict) => {
    expect(view(row).verdict).toBe(verdict);
  });

  test('an error has a message and nothing else', () => {
    expect(view(errorRow(`line\nis ${'down '.repeat(2000)}`, { shots: '1-shot' }))).toEqual({
      model: 'm',
      shots: '1-shot',
      verdict: 'error',
      reason: expect.stringMatching(/^line is (down )+.*…$/),
      deviations: [],
    });
  });

  test('a map stands beside the right one; where none was read, there is the right one only', () => {
    expect(view(mapRow(HALF_MAP)).map).toEqual({ gold: 1, drawing: expect.anything() });
    expect(view(mapRow('A hall, it seems.')).map).toEqual({ gold: 1 });
    expect(view(walkRow(HALF_WALK)).map).toBeUndefined();
  });

  test('a walk is aligned with the right one', () => {
    expect(view(walkRow(HALF_WALK)).paths?.rows.map(({ kind }) => kind)).toEqual([
      'same',
      'same',
      'missing',
      'missing',
    ]);
  });

  test('long answers are cut, missing ones absent, repeats numbered', () => {
    expect(view(mapRow('x'.repeat(MAX_SHOWN_CHARS + 5))).answer).toEqual({
      text: 'x'.repeat(MAX_SHOWN_CHARS),
      leftOut: 5,
    });
    expect(view(mapRow(null)).answer).toBeUndefined();
    expect(view(mapRow(RIGHT_MAP)).attempt).toBeUndefined();
    expect(view(mapRow(RIGHT_MAP, { repeat: 1 })).attempt).toBe(2);
  });
});
