import { expect, test } from '@jest/globals';
import { htmlText, labelIn } from '../../../scoring/sound/dotLabels.ts';
import { attributesEnd, closingQuote, htmlEnd, unescapeDot } from '../../../scoring/sound/dotStrings.ts';

test.each<readonly [string, string]>([
  ['label="Old Mill"', 'Old Mill'],
  ['shape=box, label=Mill', 'Mill'],
  ['shape=box;label = "Mill"', 'Mill'],
  ['LABEL=Mill', 'Mill'],
  ['xlabel=Mill', 'none'],
  ['label="{<p> Mill|start}"', ' Mill'],
  ['label="|Mill"', 'Mill'],
  ['label="{ |<port1> Mill}"', ' Mill'],
  ['label="Mill <b> x"', 'Mill <b> x'],
  ['label="|"', ''],
  ['label="say \\"hi\\""', 'say "hi"'],
  ['label=<<b>Old</b><br/>Mill>', 'Old Mill'],
  ['label=<Mill', 'none'],
  ['label=""', ''],
  ['shape=box', 'none'],
  ['label="a" label="b"', 'a'],
  ['label', 'none'],
  ['label=a|b', 'a'],
  ['tooltip="label=x"', 'none'],
])('the attributes %j have the label %j', (attributes, label) => {
  expect(labelIn(attributes) ?? 'none').toBe(label);
});

test.each<readonly [string, string]>([
  ['<b>Old</b> Mill', 'Old Mill'],
  ['Old<br/>Mill', 'Old Mill'],
  ['<table><tr><td>Old</td><td>Mill</td></tr></table>', '  Old  Mill  '],
  ['a < b', 'a < b'],
  ['<i>a</i><p class="x">b</p>', 'a b '],
  ['<div>a</div>b', ' a b'],
  ['<broken>a', 'a'],
])('the text of the HTML string %j is %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

test.each<readonly [string, number]>([
  ['"a"', 2],
  ['"a" -- b', 2],
  ['"a"b" -- c', 4],
  ['"a\\"b"', 5],
  ['"a" x "b"', 8],
  ['"a" -- x "b"', 2],
  ['"a" -> x", c', 2],
  ['"a', -1],
  ['"a\nb"', 4],
  ['"a\nb;"', -1],
  ['"a\nb -- c"', -1],
  ['"a\nb -> c"', -1],
  ['"a\nb - c"', 8],
  ['``a`` -- b', 4],
  ["``a'' -- b", 4],
  ['``a\n``', -1],
  [`\`\`${'x'.repeat(997)}\`\``, 1000],
  [`\`\`${'x'.repeat(998)}\`\``, -1],
  ['"a\nb"x', -1],
  ["'a'", 2],
  ["'o'dowd' -- b", 7],
  ["'o", -1],
  ['“a”', 2],
  ['“a“', 2],
  ['„a“', 2],
  ['«a»', 2],
  ['»a«', 2],
  ['‘a’', 2],
  ['`a`', 2],
  ['"a"}', 2],
  ['"a"&gt;', 2],
  ["'a'b c", -1],
  ['‘a’b c', -1],
  ['"a"b c', 2],
  ['"`a`"', 4],
  ['"a\n\\"b"', 6],
  [`"${'x'.repeat(998)}"`, 999],
  [`"${'x'.repeat(999)}"`, -1],
])('the string that begins %j ends at %j', (text, end) => {
  expect(closingQuote(text, 0)).toBe(end);
});

test.each<readonly [string, number]>([
  ['[a]', 3],
  ['[a=[b]]', 7],
  ['[a="]"]', 7],
  ['[a="\\"]"]', 9],
  ['[a=<b>]', 7],
  ['[a=<]>]', 7],
  ['[a=<b]', 6],
  ['[a="b]', 6],
  ['[a', -1],
  ['[a="b" c="]"] x', 13],
  [`[${'x'.repeat(9_998)}]`, 10_000],
  [`[${'x'.repeat(9_999)}]`, -1],
  [`["]${'x'.repeat(9_996)}"]`, -1],
  [`["]${'x'.repeat(9_997)}"]`, 3],
])('the attributes that begin %j end at %j', (text, end) => {
  expect(attributesEnd(text, 0)).toBe(end);
});

test.each<readonly [string, number]>([
  ['<a>', 3],
  ['<a<b>c>', 7],
  ['<a', -1],
  ['<a<b>', -1],
  ['<>x', 2],
  [`<${'x'.repeat(998)}>`, 1000],
  [`<${'x'.repeat(999)}>`, -1],
])('the HTML string that begins %j ends at %j', (text, end) => {
  expect(htmlEnd(text, 0)).toBe(end);
});

test.each<readonly [string, string]>([
  ['a', 'a'],
  ['a\\"b', 'a"b'],
  ['a\\\\b', 'a\\b'],
  ['a\\nb', 'a b'],
  ['a\\lb\\rc', 'a b c'],
  ['a\\\nb', 'ab'],
  ['a\\xb', 'axb'],
  ['a\\u0042c', 'aBc'],
  ['a\\', 'a\\'],
])('%j without escapes is %j', (raw, text) => {
  expect(unescapeDot(raw)).toBe(text);
});
