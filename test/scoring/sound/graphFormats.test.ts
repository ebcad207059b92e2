import { describe, expect, test } from '@jest/globals';
import { findGraph } from '../../../scoring/sound/findGraphs.ts';
import { answerGraph, edgesOf } from '../../../scoring/sound/placeGraph.ts';

/** A text, the connections read from it, the places without one, and the formats seen. */
type Row = readonly [text: string, edges: string, lone?: string, formats?: string];

function read(text: string): readonly string[] {
  const found = findGraph(text);
  if (!found) return ['none'];
  const graph = answerGraph(found.graph);
  const edges = edgesOf(graph);
  const lone = graph.places.filter((place) => !edges.flat().includes(place));
  return [edges.map((edge) => edge.join('|')).join(' '), lone.join(' '), found.formats.join(' ')];
}

describe('DOT, the formats seen and what is no graph', () => {
  test.each<Row>([
    ['graph {\n"a1" -- "b1";\n}', 'a1|b1', '', ''],
    ['digraph {\n"a1" -> "b1";\n}', 'a1|b1', '', 'directed'],
    ['digraph { a1 -- b1 }', 'a1|b1', '', 'directed'],
    ['graph { a1 -> b1 }', 'a1|b1', '', 'directed'],
    ['graph { a1 -> b1; b1 -- c1 }', 'a1|b1 b1|c1', '', 'not-dot directed'],
    ['```\ngraph { a1 -- b1 }\n```', 'a1|b1', '', 'fenced'],
    ['Look:\ngraph { a1 -- b1 }', 'a1|b1', '', 'prose'],
    ['graph { a1 -- b1 }\nDone!', 'a1|b1', '', 'prose'],
    ['graph {\n"a1" -- "b1";\n}\nDone!', 'a1|b1', '', 'prose'],
    ['graph { a1 -- b1 }\ngraph { c1 -- d1 }', 'c1|d1', '', 'several-graphs prose'],
    ['graph { a1 b1 c1 -- d1 }', 'a1 b1 c1|d1', '', 'not-dot'],
    ['graph { {a1 b1} -- c1 }', 'a1|c1 c1|b1', '', 'not-dot'],
    ['graph { a1 -- b1 [x=y]; c1 [label="d1"]; c1 -- a1 }', 'a1|b1 a1|d1', '', 'labels'],
    ['graph { a1 -- b1', 'none'],
    ['graph TD\nA --> B\n', 'A|B', '', 'mermaid'],
    ['graph TD\nA --- B\n', 'A|B', '', 'mermaid'],
    ['Well.\n```mermaid\ngraph TD\nA --> B\n```\nDone.', 'A|B', '', 'fenced prose mermaid'],
    ['{"edges": [["a1", "b1"]]}', 'a1|b1', '', 'json'],
    ['```json\n{"edges": [["a1", "b1"]]}\n```', 'a1|b1', '', 'fenced json'],
    ['{"map": "digraph { a1 -> b1 }"}', 'a1|b1', '', 'prose directed'],
    ['a1 -- b1\nb1 -> c1', 'a1|b1 b1|c1', '', 'edge-lines directed'],
    ['a1 -- b1', 'a1|b1', '', 'edge-lines'],
    ['```\na1 -- b1\n```', 'a1|b1', '', 'fenced edge-lines'],
    ['graph { a1; b1 }', '', 'a1 b1', ''],
    ['```\ngraph { a1 }\n```', '', 'a1', 'fenced'],
    ['the graph { a1 }', 'none'],
    ['graph { a1 -- a1 }\na1 -- b1', 'a1|b1', '', 'edge-lines'],
    ['graph { "" -- a1; " " -- b1 }\nc1 -- d1', 'c1|d1', '', 'edge-lines'],
    ['graph { c1 -- d1 }\ngraph { a1 -- "" }', 'c1|d1', '', 'several-graphs prose'],
    ['graph {\\"a1\\" -- \\"b1\\"}', 'a1|b1', '', ''],
    ['graph {&quot;a1&quot; -- &quot;b1&quot;}', 'a1|b1', '', ''],
    ['graph {"a\\"1" -- "b1"}', 'a"1|b1', '', ''],
    ['graph { "&quot;a1" -- b1 }', '&quot;a1|b1', '', ''],
    ['graph { a1 -- " " }\nc1 -- d1', 'c1|d1', '', 'edge-lines'],
    ['digraph { {a1} -> b1 }', 'a1|b1', '', 'directed'],
    ['graph { {a1 -- b1 --} }', 'a1|b1', '', 'not-dot'],
    ['graph\n  {\na1 -- b1\n}', 'a1|b1', '', ''],
    ['graph TD\nA{Mill} --> B', 'Mill|B', '', 'mermaid'],
    ['graph TD\nA --> B\ngraph TD\nC[Lone]', 'A|B', '', 'several-graphs prose mermaid'],
  ])('%j is %s', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test('legal DOT is DOT, however long, and as deep as it is followed', () => {
  const nested = (depth: number) => `graph { ${'{'.repeat(depth)}a1 -- b1${'}'.repeat(depth)} }`;
  expect(read(nested(99))).toEqual(['a1|b1', '', '']);
  expect(read(nested(101))).toEqual(['none']);
  expect(read(`graph { {a1} -- b1 /*${' '.repeat(50_000)}*/ }`)).toEqual(['a1|b1', '', '']);
});

describe('a graph between words of one line is an example', () => {
  const FIRST = 'graph { a1 -- b1 }\n';
  const long = (length: number) => `graph { c1 -- d1 /*${'x'.repeat(length - 23)}*/ }`;
  test.each<Row>([
    ['not a graph { c1 -- d1 } here', 'a1|b1'],
    ['not a graph { c1 -- d1 }   here', 'a1|b1'],
    [`not a ${long(200)} here`, 'a1|b1'],
    [`not a ${long(201)} here`, 'c1|d1'],
    ['not a graph {\nc1 -- d1 } here', 'c1|d1'],
    ['at last: graph { c1 -- d1 }.', 'c1|d1'],
    ['at last: graph { c1 -- d1 }\nThat is it', 'c1|d1'],
    ['graph { c1 -- d1 } is it', 'c1|d1'],
  ])('behind another, in %j the answer is %s', (text, edges) => {
    expect(read(FIRST + text)).toEqual([edges, '', 'several-graphs prose']);
  });

  const BLANKS = ' '.repeat(300);
  test.each<Row>([
    [`Look:\ngraph { a1 -- b1; c1${BLANKS}}`, 'a1|b1', 'c1', 'prose'],
    [`the graph { a1${BLANKS}}`, 'none'],
    ['  graph { a1 }', '', 'a1', ''],
  ])('%j is %s', (text, ...expected) => expect(read(text)).toEqual(expected));
});

describe('JSON', () => {
  test.each<Row>([
    [
      '{"edges": [["a1", "b1", "north"], ["b1", "c1", 3, 4], ["c1"], 7, null, [1, 2]]}',
      'a1|b1 1|2',
      '',
      'json',
    ],
    [
      '{"links": [{"source": "a1", "target": "b1"}, {"start": "b1", "end": "c1"}, {"a": "c1", "b": "d1"}, {"from": "x"}, {"to": "y"}]}',
      'a1|b1 b1|c1 c1|d1',
      '',
      'json',
    ],
    ['{"connections": [["a1", "b1"]], "nodes": ["a1", "c1"]}', 'a1|b1', 'c1', 'json'],
    [
      '{"paths": [["a1", "b1"]], "places": [{"id": 1, "label": "c1"}, {"name": "d1"}, {"x": 1}]}',
      'a1|b1',
      'c1 d1',
      'json',
    ],
    ['{"map": {"edges": [["a1", "b1"]]}, "n": null}', 'a1|b1', '', 'json'],
    ['[["a1", "b1"], ["b1", "c1"]]', 'a1|b1 b1|c1', '', 'json'],
    ['The map: [["a1", "b1"]] as asked.', 'a1|b1', '', 'json'],
    ['[x] {"edges": [["a1", "b1"]]}', 'none'],
    ['{"edges": [["a1", "b1"]]', 'none'],
    ['{ a1: 1 }\na1 -- b1', 'a1|b1', '', 'edge-lines'],
    ['{"text": "[[1]]"}', 'none'],
    ['graph TD\nA[Old Mill] & B --> C', 'Old Mill|C C|B', '', 'mermaid'],
  ])('%j is %s', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('Mermaid', () => {
  test.each<Row>([
    ['graph TD\nA["Old\\nMill"] --> B["The<br/>Hall"]', 'Old Mill|The Hall', '', 'mermaid'],
    ['graph TD\nA["Old<br>Mill"] --> B["The<br />Hall"]', 'Old Mill|The Hall', '', 'mermaid'],
    ['graph TD\nA[ ] --> B', 'A|B', '', 'mermaid'],
    ['graph TD\nA["x; y"] --> B; B --> C', 'x; y|B B|C', '', 'mermaid'],
    ['graph TD\nA --> B\nC[Lone]\nD', 'A|B', 'Lone', 'mermaid'],
    ['graph TD\nA --> B\nB --> C[Ro', 'A|B', '', 'mermaid'],
    ['graph TD\nA[Ro --> B\nB --> C', 'B|C', '', 'mermaid'],
    ['graph TD\nA --> B\nThe end.', 'A|B', '', 'mermaid'],
    ['graph TD\nA --> B\nWhat now:', 'A|B', '', 'mermaid'],
    ['graph TD\nA -->|x| B -->|y| C', 'A|B B|C', '', 'mermaid'],
    ['graph TD\nA&B-->C', 'A|C C|B', '', 'mermaid'],
    ['graph TD\nA  Bc --> D', 'A Bc|D', '', 'mermaid'],
    ['graph TD\nA[ "Mill" ] --> B', 'Mill|B', '', 'mermaid'],
    ['graph TD\nA --- B\nB --o C\nC o--o D', 'A|B B|C C|D', '', 'mermaid'],
  ])('%j is %s', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('lines of edges', () => {
  test.each<Row>([
    [
      '1. kitchen -- hall (up the old ladder)\n2. hall (up) -- attic\n3. hall -- attic',
      'kitchen|hall hall|attic',
      '',
      'edge-lines',
    ],
    ['- a1 -- b1\nc1 -- d1', 'a1|b1', '', 'edge-lines'],
    ['{a1 -- b1}', 'a1|b1', '', 'edge-lines'],
    ['  { a1 -- b1 ; b1 -- c1 }  ', 'a1|b1 b1|c1', '', 'edge-lines'],
    [
      'one two three four five six seven eight -- b1',
      'one two three four five six seven eight|b1',
      '',
      'edge-lines',
    ],
    ['one two three four five six seven eight nine -- b1', 'none'],
    ['one two three four -- b1 b2.', 'one two three four|b1 b2.', '', 'edge-lines'],
    ['one two three four five -- b1.', 'none'],
    ['- one two three four five -- b1.', 'one two three four five|b1.', '', 'edge-lines'],
    ['"one two three four five" -- b1.', 'one two three four five|b1.', '', 'edge-lines'],
    ['a1 -- b1 -- c1', 'a1|b1 b1|c1', '', 'edge-lines'],
    ['a1 → b1', 'a1|b1', '', 'edge-lines directed'],
    ['kitchen (a -- b) c', 'none'],
    ['~~~\na1 -- b1\n~~~\nc1 -- d1', 'a1|b1', '', 'fenced edge-lines'],
    ['```\nx\n```\nc1 -- d1', 'c1|d1', '', 'fenced edge-lines'],
  ])('%j is %s', (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});
