import { describe, expect, test } from '@jest/globals';
import type { Token } from '../../../scoring/sound/dotToken.ts';
import { dotTokens } from '../../../scoring/sound/dotTokens.ts';

function shown(token: Token, text: string): string {
  if (token.kind === 'word') return text.slice(token.start, token.end);
  if (token.kind === 'string') return `${token.html ? 'html' : 'string'}(${token.text})`;
  if (token.kind === 'op') return `op${token.directed ? '>' : ''}${token.sure ? '' : '?'}`;
  return token.kind;
}

describe('the tokens of a block, and what the parser may be trusted with', () => {
  test.each([
    ['a1 -- b1', 'a1 op b1', 'legal, simple'],
    ['a1 -- b1; c1', 'a1 op b1 semicolon c1', 'legal, simple'],
    ['a1;; b1', 'a1 semicolon semicolon b1', 'simple'],
    ['; a1', 'semicolon a1', 'legal, simple'],
    ['a1, b1', 'a1 comma b1', 'simple'],
    ['{a1, b1}', 'open a1 comma b1 close', 'legal, depth 2'],
    ['a1:n -- b1', 'a1 colon n op b1', 'simple'],
    ['"a" + "b"', 'string(a) plus string(b)', 'simple'],
    ['a1 b1', 'a1 b1', 'simple'],
    ['"a" b1', 'string(a) b1', 'simple'],
    ['a1 "b"', 'a1 string(b)', 'simple'],
    ['subgraph a1 {b1}', 'subgraph a1 open b1 close', 'legal, depth 2'],
    ['a1 -- subgraph b1', 'a1 op subgraph b1', 'simple'],
    ['subgraphs a1', 'subgraphs a1', 'simple'],
    ['a1 -- b1 [x=y]', 'a1 op b1 attributes', 'legal, simple'],
    ['a1 [x=y][z=w]', 'a1 attributes attributes', 'simple'],
    ['a1 []', 'a1 attributes', 'legal, simple'],
    ['a1 [old]', 'a1 [old]', 'simple'],
    ['a1 [old', 'a1 unfinished', 'simple, open'],
    ['a1 <- b1', 'a1 op> b1', 'simple'],
    ['a1 <-> b1', 'a1 op> b1', 'simple'],
    ['a1 --> b1', 'a1 op> b1', 'simple'],
    ['a1 == b1', 'a1 op b1', 'simple'],
    ['a1 -.- b1', 'a1 op b1', 'simple'],
    ['a1 → b1', 'a1 op> b1', 'simple'],
    ['a1 – b1', 'a1 op? b1', 'simple'],
    ['a1 - b1', 'a1 op? b1', 'simple'],
    ['a1-b1', 'a1 - b1', 'simple'],
    ['a1 —b1', 'a1 op? b1', 'simple'],
    ['a1—b1', 'a1 op? b1', 'simple'],
    ['a1―b1', 'a1 op? b1', 'simple'],
    ["'a' - 'b'", 'string(a) op? string(b)', 'simple'],
    ['“a” – “b”', 'string(a) op? string(b)', 'simple'],
    ['a1 // x\nb1', 'a1 newline b1', 'legal, simple'],
    ['a1 /* x */ b1', 'a1 b1', 'simple'],
    ['a1 /* x\nb1', 'a1 newline b1', 'simple'],
    ['a1 # x\nb1', 'a1 newline b1', 'legal, simple'],
    ['# x\nb1', 'newline b1', 'legal, simple'],
    ['#2 a1', '', 'simple, open'],
    ['\n#2 a1', 'newline #2 a1', 'simple'],
    ['\n# a1', 'newline', 'simple, open'],
    ['a1 -- #2', 'a1 op #2', 'simple'],
    ['a1 -- # x', 'a1 op', 'simple, open'],
    ['"a" #x\n', 'string(a) newline', 'legal, simple'],
    ['a1\\nb1', 'a1 newline b1', 'simple'],
    ['a1\\b1', 'a1 b1', 'simple'],
    ['"a"b" -- c1', 'string(a"b) op c1', 'simple'],
    ['"a\\"b"', 'string(a"b)', 'legal, simple'],
    ["'a1'", 'string(a1)', 'simple'],
    ["o'dowd", "o'dowd", 'simple'],
    ["it's -- b1", "it's op b1", 'simple'],
    ['"a', 'unfinished', 'simple, open'],
    ['"a\nb1', 'a newline b1', 'simple'],
    ['<b>a</b>', 'html(b) a html(/b)', ''],
    ['<<b>a</b>>', 'html(<b>a</b>)', 'legal'],
    ['< a1', '< a1', 'simple'],
    ['x=<y>', 'x equals html(y)', 'legal'],
    ['&quot;a', '&quot; a', 'simple'],
    ['& a1', '& a1', 'simple'],
    ['a&b', 'a & b', 'simple'],
    ['1.5 -- 2a', '1.5 op 2a', 'simple'],
    ['é1', 'é1', 'legal, simple'],
    ['a1\n\n\nb1', 'a1 newline b1', 'legal, simple'],
    ['a1\n```\nb1', 'a1 newline', 'simple, open, ends at 4'],
    ['a1\ngraph {\nb1', 'a1 newline', 'simple, open, ends at 4'],
    ['{{a1} b1}', 'open open a1 close b1 close', 'legal, depth 3'],
    ['a1 } b1', 'a1', 'legal, simple, ends at 5'],
    ['a1=b1', 'a1 equals b1', 'legal, simple'],
    ['a1 b1', 'a1 b1', 'simple'],
    ['a1\t--\tb1', 'a1 op b1', 'legal, simple'],
    ['a1/b1', 'a1/b1', 'simple'],
    ['"a"; "b"', 'string(a) semicolon string(b)', 'legal, simple'],
  ])('%j is %j: %s', (body, tokens, flags) => {
    const text = `{${body}}`;
    const found = dotTokens(text, 1);
    const { legal, simple, closed, depth, end } = found;
    const seen = [
      legal && 'legal',
      simple && 'simple',
      !closed && 'open',
      depth > 1 && `depth ${depth}`,
      end < text.length && `ends at ${end}`,
    ];
    expect([
      found.tokens.map((token) => shown(token, text)).join(' '),
      seen.filter(Boolean).join(', '),
    ]).toEqual([tokens, flags]);
  });
});
