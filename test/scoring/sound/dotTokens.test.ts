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
    ['a1 b1\n\nc1', 'a1 b1 newline c1', 'simple'],
    ['a1 "b" c1 #2', 'a1 string(b) c1 #2', 'simple'],
    ['a1 #x', 'a1 #x', 'simple'],
    ['\n#* x */ b1\nc1', 'newline c1', 'legal, simple'],
    ['\n#* x\nc1', 'newline c1', 'legal, simple'],
    ['a1 /*/ x */ b1', 'a1 b1', 'simple'],
    ['a1; /* x */ b1 /* y */', 'a1 semicolon b1', 'legal, simple'],
    ['a1 /b1 c1', 'a1 /b1 c1', 'simple'],
    ['a1; b1; c1', 'a1 semicolon b1 semicolon c1', 'legal, simple'],
    ['nr\\b1', 'nr b1', 'simple'],
    ["'tis a1", "'tis a1", 'simple'],
    ['a1 [old\n', 'a1 unfinished newline', 'simple'],
    ['a1 [ ]', 'a1 attributes', 'legal, simple'],
    ['a1 [x=y]; b1 [z=w]', 'a1 attributes semicolon b1 attributes', 'legal, simple'],
    ['a1- b1', 'a1 - b1', 'simple'],
    ['a1 -b1', 'a1 - b1', 'simple'],
    ['a1 -- subgraphs', 'a1 op subgraphs', 'legal, simple'],
    ['a1 -- mysubgraph', 'a1 op mysubgraph', 'legal, simple'],
    ['mysubgraph a1', 'mysubgraph a1', 'simple'],
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

function tokensIn(text: string): string[] {
  return dotTokens(text, 0).tokens.map((token) => shown(token, text));
}

test('a lone dash at either end of the text is an operator, and a backslash means nothing', () => {
  expect(tokensIn('- a1 -')).toEqual(['op?', 'a1', 'op?']);
  expect(tokensIn('a1\\')).toEqual(['a1']);
});

describe('after 200 quotes and brackets without an end', () => {
  const STRAYS: [what: string, line: string][] = [
    ['a quote inside of a word', '"q"q'],
    ['a quote that is not closed', '"q -- r;'],
    ['a bracket', 'a1 [b'],
    ['a sign of HTML', 'a1 < b1'],
  ];
  const LAST: [text: string, known: string, unknown: string][] = [
    ['"c"', 'string(c)', '" c "'],
    ['<c>', 'html(c)', '< c >'],
    ['[c=d] e', 'attributes e', 'unfinished'],
  ];

  test.each(STRAYS)('such as %s, those behind are not looked at', (_, line) => {
    for (const [text, known, unknown] of LAST) {
      const last = (count: number) => {
        const tokens = tokensIn(`${line}\n`.repeat(count) + text);
        return tokens.slice(tokens.lastIndexOf('newline') + 1).join(' ');
      };
      expect([last(199), last(200)]).toEqual([known, unknown]);
    }
  });

  test('but all those that end are', () => {
    expect(tokensIn('"a";<b>;[c=d];'.repeat(201)).at(-2)).toBe('attributes');
    expect(tokensIn('"a";'.repeat(201)).at(-2)).toBe('string(a)');
  });
});
