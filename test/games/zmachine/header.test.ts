import { describe, expect, test } from '@jest/globals';
import { BrokenStoryError, NotAStoryError, UnsupportedVersionError } from '../../../games/zmachine/errors.ts';
import { loadStory } from '../../../games/zmachine/game.ts';
import { readHeader } from '../../../games/zmachine/header.ts';
import { buildStory, CODE, DICTIONARY, GLOBALS, OBJECTS, QUIT, STATIC, word } from './story.ts';

const story = buildStory({ code: [QUIT] });

function changed(at: number, ...values: number[]): Uint8Array {
  const copy = story.slice();
  copy.set(values, at);
  return copy;
}

describe('files that are no stories', () => {
  test.each([
    ['an empty file', new Uint8Array(0), 'it has 0 bytes'],
    [
      'a text',
      new TextEncoder().encode('West of House. '.repeat(20)),
      'should be a version from 1 to 8, and is 87',
    ],
    ['a Blorb archive', new TextEncoder().encode('FORM'.padEnd(100)), 'extract its ZCOD chunk'],
    ['a Glulx story', new TextEncoder().encode('Glul'.padEnd(100)), 'Glulx'],
    ['zeros', new Uint8Array(1000), 'and is 0'],
    // The tables that go with a file of some hundred megabytes ended the process for want of memory.
    [
      'a file that is too long',
      Uint8Array.from({ length: 0x100001 }, () => 3),
      'no story has more than 1048576',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(() => loadStory(bytes)).toThrow(NotAStoryError);
    expect(() => loadStory(bytes)).toThrow(reason);
  });
});

test.each([1, 2, 6, 7])('version %i is not supported, and the error says which are', (version) => {
  expect(() => loadStory(changed(0, version))).toThrow(UnsupportedVersionError);
  expect(() => loadStory(changed(0, version))).toThrow(
    `Z-machine version ${version} is not supported; versions 3, 4, 5 and 8 are`,
  );
});

describe('broken files', () => {
  test.each([
    ['cut off', story.slice(0, 3000), 'promises 4096 bytes, and there are 3000'],
    ['first instruction past the end', changed(0x06, 0xff, 0xff), 'first instruction cannot be at 0xffff'],
    ['first instruction in the header', changed(0x06, 0, 2), 'first instruction cannot be at 0x0002'],
    ['dictionary past the end', changed(0x08, 0xff, 0), 'dictionary cannot be at 0xff00'],
    ['objects in read-only memory', changed(0x0a, ...word(STATIC)), 'object table cannot be at 0x0600'],
    ['globals in read-only memory', changed(0x0c, ...word(STATIC)), 'global variables cannot be at 0x0600'],
    ['no dynamic memory', changed(0x0e, 0, 0), 'start of static memory cannot be at 0x0000'],
    ['abbreviations past the end', changed(0x18, 0xf0, 0), 'abbreviation table cannot be at 0xf000'],
  ])('%s', (_, bytes, reason) => {
    expect(() => loadStory(bytes)).toThrow(BrokenStoryError);
    expect(() => loadStory(bytes)).toThrow(reason);
  });
});

test('the header of a sound story is read', () => {
  expect(readHeader(story)).toEqual({
    version: 5,
    initialPc: CODE,
    dictionary: DICTIONARY,
    objects: OBJECTS,
    globals: GLOBALS,
    staticBase: STATIC,
    abbreviations: 0x40,
    fileLength: 4096,
    checksum: expect.any(Number),
    alphabet: 0,
    extension: 0,
    packing: 4,
    timed: false,
  });
});
