import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normaliseGoldName, normalisePredictedName } from '../../../scoring/official/names.ts';
import { strip } from '../../../scoring/official/pythonText.ts';

/** Design §5 written down without any short cut. */
function stepByStep(name: string): string {
  const levelled = name.toLowerCase().replaceAll('_', ' ').replaceAll("'", ' ');
  const bare = strip(` ${levelled} `.replaceAll(' the ', ' ').replaceAll(' a ', ' '));
  const unquoted = strip(bare.replace(/^;+|;+$/g, '').replace(/^"+|"+$/g, ''));
  return strip(unquoted.replace(/\[[^\]]+\]/g, ' '));
}

const pieces = fc.constantFrom(
  ...[
    'the',
    'a',
    'A',
    'THE',
    'hall',
    'Hall',
    ' ',
    '  ',
    '_',
    "'",
    '"',
    ';',
    '[',
    ']',
    'x',
    '\t',
    '\u3000',
    'İ',
    'Σ',
    'ΑΣ',
  ],
);

describe('normaliseGoldName', () => {
  test.each([
    ['The Great Hall', 'great hall'],
    ['end of the pier', 'end of pier'],
    ['the the end', 'the end'],
    ['in a the bar', 'in bar'],
    ['deck a', 'deck'],
    ["brewer's_row", 'brewer s row'],
    ['"hall";', 'hall'],
    [';"hall"', 'hall'],
    ['"hall;"', 'hall;'],
    ['hall" [label="north"];', 'hall"'],
    ['hall []', 'hall []'],
    ['hall [] [x]', 'hall []'],
    ['[[a] b', 'b'],
    ['cave [lower', 'cave [lower'],
    ['cave[lower]end', 'cave end'],
    ['hall][x]', 'hall]'],
    ['hall [x] end] y', 'hall   end] y'],
    [';;', ''],
    ['\tthe hall', 'the hall'],
    ['ΟΔΟΣ', 'οδος'],
    ['İç', 'i̇ç'],
    ['the', ''],
    ['', ''],
  ])('%j becomes %j', (name, expected) => {
    expect(normaliseGoldName(name)).toBe(expected);
  });

  test('takes the steps of the design in their order', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (name) => {
          expect(normaliseGoldName(name)).toBe(stepByStep(name));
        },
      ),
    );
  });
});

describe('normalisePredictedName', () => {
  test('goes through the steps twice', () => {
    expect(normalisePredictedName('the the end')).toBe('end');
    expect(normalisePredictedName('"hall" [label="north"];')).toBe('hall');
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join('')),
        (name) => {
          expect(normalisePredictedName(name)).toBe(stepByStep(stepByStep(name)));
        },
      ),
    );
  });
});
