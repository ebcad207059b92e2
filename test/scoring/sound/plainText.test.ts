import { expect, test } from '@jest/globals';
import { plainText } from '../../../scoring/sound/plainText.ts';

test.each<[what: string, text: string, plain: string]>([
  ['quotes that are all escaped', 'graph { \\"a\\" -- \\"b\\" }', 'graph { "a" -- "b" }'],
  ['but not some that are', 'graph { "a \\"b\\"" }', 'graph { "a \\"b\\"" }'],
  ['entities where no quote is real', '&quot;a&quot; -- &#34;b&amp;c&#x22;', '"a" -- "b&c"'],
  [
    'but only those of edges where one is',
    '"&quot;a" -&gt; b &lt; c &#45;&#x2D; d',
    '"&quot;a" -> b &lt; c -- d',
  ],
  ['block quotes', '> graph {\n> > a -- b\n> }', 'graph {\na -- b\n}'],
  ['a block quote of one line', '> a -- b', 'a -- b'],
  ['but not the end of an HTML label', 'a [label=<b\n  > shape=box]', 'a [label=<b\n  > shape=box]'],
])('undoes %s', (_, text, plain) => expect(plainText(text)).toBe(plain));
