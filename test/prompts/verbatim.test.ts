import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import nunjucks from 'nunjucks';
import { verbatim, verbatimMessages } from '../../prompts/verbatim.ts';

/** As promptfoo renders what a prompt function returns. */
const environment = new nunjucks.Environment(null, { autoescape: false });
const render = (template: string) => environment.renderString(template, { x: 'CHANGED' });

const tagLike = fc.array(
  fc.constantFrom(
    '{{',
    '}}',
    '{%',
    '%}',
    '{#',
    '#}',
    '{',
    '}',
    'x',
    ' ',
    'raw',
    'endraw',
    'if',
    '-',
    "'",
    '"',
    '\\',
    '\n',
    '🗺',
  ),
  { maxLength: 40 },
);

afterEach(() => {
  delete process.env.PROMPTFOO_DISABLE_TEMPLATING;
});

describe('verbatim', () => {
  test('renders back to the very same text, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          tagLike.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(render(verbatim(text))).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('holds no quote that JSON would escape', () => {
    fc.assert(
      fc.property(
        tagLike.map((parts) => parts.join('')),
        (text) => {
          expect(JSON.parse(render(JSON.stringify(verbatim(text))))).toBe(text);
        },
      ),
    );
  });

  test('leaves the text alone where promptfoo renders nothing', () => {
    process.env.PROMPTFOO_DISABLE_TEMPLATING = 'true';
    expect(verbatimMessages([{ role: 'user', content: '{{x}}' }])).toEqual([
      { role: 'user', content: '{{x}}' },
    ]);
  });
});
