import { expect, test } from '@jest/globals';
import { readWithParser } from '../../../scoring/sound/dotLibrary.ts';
import { dotTokens } from '../../../scoring/sound/dotTokens.ts';
import { readTolerantly } from '../../../scoring/sound/dotTolerant.ts';
import type { RawGraph } from '../../../scoring/sound/rawGraph.ts';

/** The body of a graph, its edges, the ids that are declared, and the labels. */
type Row = readonly [body: string, edges: string, declared?: string, labels?: string, directed?: string];

function shown({ edges, declared, labels, directed }: RawGraph): readonly string[] {
  const pairs = (list: Iterable<readonly string[]>, sign: string) =>
    Array.from(list, (pair) => pair.join(sign)).join(' / ');
  return [pairs(edges, '|'), declared.join(' / '), pairs(labels, '='), directed ? 'directed' : ''];
}

test.each<Row>([
  ['a1 -- b1', 'a1|b1', '', '', ''],
  ['a1 -- b1 -- c1', 'a1|b1 / b1|c1', '', '', ''],
  ['Old Mill -- Red Barn', 'Old Mill|Red Barn', '', '', ''],
  ['Old Mill:n -- Red Barn:sw', 'Old Mill|Red Barn', '', '', ''],
  ['a1:n:se -- b1:x', 'a1|b1', '', '', ''],
  ['a1:up -- Old Hall:up', 'a1|Old Hall:up', '', '', ''],
  ['- a1 -- b1', 'a1|b1', '', '', ''],
  ['12. a1 -- b1', 'a1|b1', '', '', ''],
  ['(3) a1 -- b1', 'a1|b1', '', '', ''],
  ['+ a1 -- b1', 'a1|b1', '', '', ''],
  ['* a1 -- b1', 'a1|b1', '', '', ''],
  ['a1 -- {b1 c1}', 'a1|b1 / a1|c1', 'b1 / c1', '', ''],
  ['a1 -- {b1; c1 d1}', 'a1|b1 / a1|c1 d1', 'b1 / c1 d1', '', ''],
  ['a1 -- {b1, c1}', 'a1|b1 / a1|c1', 'b1 / c1', '', ''],
  ['{a1 b1} -- {c1 d1}', 'a1|c1 / a1|d1 / b1|c1 / b1|d1', 'a1 / b1 / c1 / d1', '', ''],
  ['a1 -- {b1 -- c1} -- d1', 'b1|c1 / a1|b1 / a1|c1 / b1|d1 / c1|d1', '', '', ''],
  ['a1 -- subgraph x {b1 c1}', 'a1|b1 / a1|c1', 'b1 / c1', '', ''],
  ['subgraph cluster_0 {label=x; a1 -- b1}', 'a1|b1', '', '', ''],
  ['subgraph hall -- b1', 'subgraph hall|b1', '', '', ''],
  ['a1 -- "b1", "c1"', 'a1|b1 / a1|c1', '', '', ''],
  ['a1 -- "b1", "c1" -- d1', 'a1|b1 / c1|d1', '', '', ''],
  ['"a1" + "b" -- c1', 'a1b|c1', '', '', ''],
  ['"a1" +\n"b" -- c1', 'a1b|c1', '', '', ''],
  ['"a1":n -- "b1":"x"', 'a1|b1', '', '', ''],
  ['"a1" (start) -- b1', 'a1|b1', '', '', ''],
  ['a1 "x" b1 -- c1', 'a1 "x" b1|c1', '', '', ''],
  ['a1\n-- b1', 'a1|b1', '', '', ''],
  ['a1 --\nb1', 'a1|b1', '', '', ''],
  ['a1\n- b1', '', 'a1 / b1', '', ''],
  ['a1 - b1 -- c1', 'a1 - b1|c1', '', '', ''],
  ['a1 - b1', 'a1|b1', '', '', ''],
  ['stairs, lower -- hall', 'stairs, lower|hall', '', '', ''],
  ['stairs , lower -- hall', 'lower|hall', 'stairs', '', ''],
  ['a: b -- c1', 'a: b|c1', '', '', ''],
  ['a + b -- c1', 'a + b|c1', '', '', ''],
  ['{stairs, lower} -- hall', 'stairs|hall / lower|hall', 'stairs / lower', '', ''],
  ['a1 [label="Old Mill"]; a1 -- b1', 'a1|b1', 'a1', 'a1=Old Mill', ''],
  ['a1 [shape=box][label=Mill]', '', 'a1', 'a1=Mill', ''],
  ['a1 [shape=box]\n[label=Mill]', '', 'a1', 'a1=Mill', ''],
  ['a1 -- b1 [label=x]', 'a1|b1', '', '', ''],
  ['a1 -- b1 b1 -- c1', 'a1|b1 b1 / b1 b1|c1', '', '', ''],
  ['a1 [label=A] b1 [label=B] a1 -- b1 b1 -- a1', 'a1|b1 / b1|a1', 'a1 / b1', 'a1=A / b1=B', ''],
  ['node [label=x] a1', '', 'a1', '', ''],
  ['edge [label=x]; graph [label=y]; a1', '', 'a1', '', ''],
  ['Node\na1', '', 'Node / a1', '', ''],
  ['rankdir=LR a1 -- b1', 'a1|b1', '', '', ''],
  ['rankdir = LR; size="7,5"; a1', '', 'a1', '', ''],
  ['label="x" a1', '', 'a1', '', ''],
  ['a1 = b1 c1 -- d1', 'c1|d1', '', '', ''],
  ['one two three four five six seven eight', '', 'one two three four five six seven eight', '', ''],
  ['one two three four five six seven eight nine', '', '', '', ''],
  [
    '"one two three four five six seven eight nine"',
    '',
    'one two three four five six seven eight nine',
    '',
    '',
  ],
  [
    'one two three four five six seven eight nine [label=x]',
    '',
    'one two three four five six seven eight nine',
    'one two three four five six seven eight nine=x',
    '',
  ],
  ['--- -- b1', '', 'b1', '', ''],
  ['a1 -- ??? -- b1', '', 'a1 / b1', '', ''],
  ['a1 -- ', '', 'a1', '', ''],
  ['a1 -- -- b1', '', 'a1 / b1', '', ''],
  ['-- b1', '', 'b1', '', ''],
  ['<<b>Old</b> Mill> -- b1', 'Old Mill|b1', '', '', ''],
  ['a1 -> b1 -- c1', 'a1|b1 / b1|c1', '', '', 'directed'],
  ['"" -- b1', '|b1', '', '', ''],
  ['[x=y] a1', '', 'a1', '', ''],
  ['a1 -- b1 ] c1', 'a1|b1 ] c1', '', '', ''],
  ['"a1', '', '', '', ''],
  ['a1 -- "b1', '', '', '', ''],
  ['a1 -- [b1', '', '', '', ''],
  ['{a1; {b1; {c1}}} -- d1', 'a1|d1 / b1|d1 / c1|d1', 'a1 / b1 / c1 / c1', '', ''],
  ['{} -- a1', '', '', '', ''],
  ['a1; b1 c1; "d1"', '', 'a1 / b1 c1 / d1', '', ''],
  ['a1 - b1; c1 -- d1', 'a1|b1 / c1|d1', '', '', ''],
  ['a1 - b1\nc1 -- d1', 'a1|b1 / c1|d1', '', '', ''],
  ['{a1 - b1} -- c1', 'a1|b1 / a1|c1 / b1|c1', '', '', ''],
  ['{a1 b1 -- c1} -- d1', 'a1 b1|c1 / a1 b1|d1 / c1|d1', '', '', ''],
  ['{a1 b1 {c1}} -- d1', 'a1 b1|d1 / c1|d1', 'a1 b1 / c1 / c1', '', ''],
  ['{x=y a1 b1} -- c1', 'a1|c1 / b1|c1', 'a1 / b1', '', ''],
  ['{x=y; a1 b1} -- c1', 'a1|c1 / b1|c1', 'a1 / b1', '', ''],
  ['a1 -- b1 [x=y] c1 - d1', 'a1|b1', 'c1 - d1', '', ''],
  ['{a1\nb1 c1} -- d1', 'a1|d1 / b1 c1|d1', 'a1 / b1 c1', '', ''],
  ['size=7 old hall -- b1', 'old hall|b1', '', '', ''],
  ['size="7"x; a1', '', 'a1', '', ''],
  ['"a1":n "b1"', '', 'a1 / b1', '', ''],
  ['"a1", "b1" -- c1', 'b1|c1', 'a1', '', ''],
  ['a1 -- "b1", c1', 'a1|b1', 'c1', '', ''],
  ['+ - a1 -- b1', 'a1|b1', '', '', ''],
  ['subgraph x y {a1} -- b1', 'a1|b1', 'a1', '', ''],
  ['subgraphs -- b1', 'subgraphs|b1', '', '', ''],
  ['{a1 [label=A] b1} -- c1', 'a1|c1 / b1|c1', 'a1 / b1', 'a1=A', ''],
  ['a1\nb1 - c1 -- d1', 'b1 - c1|d1', 'a1', '', ''],
  ['a1 [label=A]; b1 [label=B]; a1 -- b1 b1 -- a1', 'a1|b1 / b1|a1', 'a1 / b1', 'a1=A / b1=B', ''],
  [
    'old a1 [label=A]; old b1 [label=B]; hall a1 -- b1 a1 -- c1',
    'hall a1|b1 a1 / b1 a1|c1',
    'old a1 / old b1',
    'old a1=A / old b1=B',
    '',
  ],
  ['{b1 [label=B]}; a1 -- b1 b1 -- c1', 'a1|b1 / b1|c1', 'b1 / b1', 'b1=B', ''],
  ['b1 "label=q"; a1 -- b1 b1 -- c1', 'a1|b1 b1 / b1 b1|c1', 'label=q', '', ''],
  ['b1 [shape=box]; a1 -- b1 b1 -- c1', 'a1|b1 b1 / b1 b1|c1', 'b1', '', ''],
  ['a1 [label=A]; c1 -- x1 a1 -- a1 x1', 'c1|x1 a1 / x1 a1|a1 x1', 'a1', 'a1=A', ''],
  ['[label=x] a1', '', 'a1', '', ''],
  ['mysubgraph {a1} -- b1', 'a1|b1', 'mysubgraph / a1', '', ''],
  ['subgraphs {a1} -- b1', 'a1|b1', 'subgraphs / a1', '', ''],
  ['b1 -- subgraph x x x x x x x x x x x {a1}', 'b1|a1', 'a1', '', ''],
  ['b1 -- subgraph x x x x x x x x x x x x {a1}', 'b1|subgraph x x x x x x x x x x x x', 'a1 / a1', '', ''],
  ['{x1}; stairs, lower -- hall', 'stairs, lower|hall', 'x1 / x1', '', ''],
  ['"a1" + b1 -- c1', 'b1|c1', 'a1', '', ''],
  ['"a1": -- b1', 'a1|b1', '', '', ''],
  ['c1 -- a1 "x"', 'c1|a1 "x"', '', '', ''],
  ['c1 -- a1 "x", b1', 'c1|a1 "x"', 'b1', '', ''],
  ['xlabel=a1 b1 -- c1', 'b1|c1', '', '', ''],
  ['labels=a1 b1 -- c1', 'b1|c1', '', '', ''],
  ['Label=a1 b1\nc1 -- d1', 'c1|d1', '', '', ''],
  ['=a1 b1 -- c1', 'b1|c1', '', '', ''],
  ['{}=a1 b1 -- c1', 'b1|c1', '', '', ''],
  ['a1 -- b1:\nc1', 'a1|b1', 'c1', '', ''],
  [':\na1', '', 'a1', '', ''],
  ['a1:; b1', '', 'a1 / b1', '', ''],
  ['Map: "a1" -- b1', 'a1|b1', '', '', ''],
  ['a1 + -- b1', '', 'a1 / b1', '', ''],
  ['a1+ -- b1', 'a1+|b1', '', '', ''],
  ['a1+"x" -- b1', 'x|b1', 'a1', '', ''],
  ['one  two three four five six seven eight', '', 'one  two three four five six seven eight', '', ''],
])('the block of %j connects %j and declares %j', (body, ...expected) => {
  const text = `${body}}`;
  expect(shown(readTolerantly(text, dotTokens(text, 0)))).toEqual(expected);
});

test.each<Row>([
  ['a1 -- b1', '', '', '', ''],
  ['a1 -- "b1"', 'a1|b1', '', '', ''],
  ['a1 -- b1\n', 'a1|b1', '', '', ''],
  ['a1 -- b1; c1', 'a1|b1', '', '', ''],
  ['a1 -- b1; "c1"', 'a1|b1', '', '', ''],
  ['a1 -- b1; c1\nd1\n', 'a1|b1', '', '', ''],
  ['a1 -- b1; "c1"; d1 e1\n', 'a1|b1', 'c1', '', ''],
  ['a1 -- b1 --', 'a1|b1', '', '', ''],
  ['a1 -- b1 [label=x', 'a1|b1', '', '', ''],
  ['a1 [label=x', '', '', '', ''],
  ['a1 -- b1; c1 [label=x]', 'a1|b1', '', '', ''],
  ['a1 -- {b1', '', '', '', ''],
  ['a1 -- {b1}', 'a1|b1', 'b1', '', ''],
  ['x=', '', '', '', ''],
  ['a1 -- b1 -- c1', 'a1|b1', '', '', ''],
  ['a1 -- b1\n???', 'a1|b1', '', '', ''],
  ['a1 -- b1\n- ', 'a1|b1', '', '', ''],
  ['a1 -- "b1",', 'a1|b1', '', '', ''],
  ['a1 -- "b1" +', 'a1|b1', '', '', ''],
  ['a1 -- b1\nc1+', 'a1|b1', '', '', ''],
  ['a1 -- b1\nsubgraph x', 'a1|b1', '', '', ''],
  ['a1 -- "b1":', 'a1|b1', '', '', ''],
])('broken off behind it, %j connects %j and declares %j', (body, ...expected) => {
  expect(shown(readTolerantly(body, dotTokens(body, 0)))).toEqual(expected);
});

test('follows a hundred braces inside of each other, and says when there are more', () => {
  const read = (depth: number) => {
    const body = `${'{'.repeat(depth)}a1 -- b1${'}'.repeat(depth)}}`;
    return readTolerantly(body, dotTokens(body, 0));
  };
  expect(read(100)).toMatchObject({ edges: [['a1', 'b1']], declared: [], cut: false });
  expect(read(101)).toMatchObject({ edges: [], declared: [], cut: true });
});

test.each<Row>([
  ['a1 -- b1 -- c1', 'a1|b1 / b1|c1', '', ''],
  ['{a1; b1} -- c1', 'a1|c1 / b1|c1', '', ''],
  [
    'a1 [label="Old Mill", shape=box]; b1 [LABEL=<<b>x</b>>]; c1 [shape=box]; a1 -- c1',
    'a1|c1',
    'a1 / b1 / c1',
    'a1=Old Mill / b1=x',
  ],
  ['subgraph x { a1; {b1 -- c1} } node [label=x] label=y', 'b1|c1', 'a1', ''],
  ['"a\\"1" -- "b\\n1"', 'a"1|b 1', '', ''],
  ['a1 [/* x */ label=A]; a1 -- b1', 'a1|b1', 'a1', 'a1=A'],
  // The node's own name, as DOT writes it.
  ['a1 [label="\\N"]; a1 -- b1', 'a1|b1', 'a1', ''],
  ['a1 [label=" \\N "]; a1 -- b1', 'a1|b1', 'a1', ''],
  ['a1 -- ', 'none'],
  ['1 -- 2.5', '1|2.5', '', ''],
  ['<<i>a</i>> -- b1', 'a|b1', '', ''],
])('in %j the parser sees %j and declares %j', (body, ...expected) => {
  const graph = readWithParser(body, false);
  expect(graph ? shown(graph).slice(0, 3) : ['none']).toEqual(expected);
});
