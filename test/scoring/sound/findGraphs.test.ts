import { describe, expect, test } from '@jest/globals';
import { findGraph } from '../../../scoring/sound/findGraphs.ts';
import { answerGraph, edgesOf } from '../../../scoring/sound/placeGraph.ts';

/** The connections and places read from a text, and the formats it was read in. */
function read(text: string) {
  const found = findGraph(text);
  if (!found) return undefined;
  const graph = answerGraph(found.graph);
  return {
    edges: edgesOf(graph).map(edgeText).sort(),
    places: [...graph.places].sort(),
    formats: found.formats,
  };
}

function edgeText(ends: readonly string[]): string {
  return [...ends].sort().join('|');
}

function edgesIn(text: string): string[] | undefined {
  return read(text)?.edges;
}

/** Edges written `a|b`, either way round, as {@link edgesIn} gives them. */
function sorted(edges: readonly string[]): string[] {
  return edges.map((edge) => edgeText(edge.split('|'))).sort();
}

describe('DOT', () => {
  test.each<[string, string, string[]]>([
    ['a chain', 'graph { a1 -- b1 -- c1 }', ['a1|b1', 'b1|c1']],
    ['two groups', 'graph { {a1 b1} -- {c1 d1} }', ['a1|c1', 'a1|d1', 'b1|c1', 'b1|d1']],
    ['a group of groups', 'graph { a1 -- {b1 {c1}} }', ['a1|b1', 'a1|c1']],
    ['edges inside of a group at an end', 'graph { a1 -- {b1 -- c1} }', ['a1|b1', 'a1|c1', 'b1|c1']],
    ['subgraphs at both ends', 'graph { subgraph x {a1; b1} -- subgraph {c1} }', ['a1|c1', 'b1|c1']],
    ['ports', 'graph { a1:n -- "b1":sw; c1:s:ne -- d1:p1 }', ['a1|b1', 'c1|d1']],
    ['attributes in several lists', 'graph { a1 -- b1 [x=y][label="c1 -- d1"]; }', ['a1|b1']],
    ['concatenated strings', 'graph { "a" + "1" -- "b"\n+ "1" }', ['a1|b1']],
    ['HTML strings', 'graph { <<b>a1</b>> -- <b1> }', ['a1|b1']],
    ['comments', 'graph { a1 // x -- y\n-- /* z\n */ b1 # q\n# c1 -- d1\n}', ['a1|b1']],
    ['a comment that never ends', 'graph {\na1 -- b1 /* north\nb1 -- c1\n}', ['a1|b1', 'b1|c1']],
    [
      'attributes of the graph',
      'graph { rankdir=LR size="7,5" a1 -- b1; label="c1" ratio = -1.5 }',
      ['a1|b1'],
    ],
    ['keywords in any case', 'STRICT GRAPH "x" { NODE [shape=box] a1 -- b1 }', ['a1|b1']],
    [
      'names like keywords',
      'graph { nodes -- edge1; subgraphs -- graph2 }',
      ['graph2|subgraphs', 'nodes|edge1'].sort(),
    ],
    ['strings over lines', 'graph { "tea\nroom" -- "ha\\\nll" }', ['tea\nroom|hall']],
    ['escaped signs', 'graph { "the \\"red\\" room" -- "a\\\\b" }', ['the "red" room|a\\b']],
  ])('reads %s', (_, text, edges) => {
    expect(edgesIn(text)).toEqual(sorted(edges));
  });

  test.each<[string, string]>([
    ['a label', 'x [label="Great Hall"]; y [label=Attic]'],
    ['a label after the edge', 'x -- y; x [label="Great Hall", shape=box]; y [shape=box label="Attic"]'],
    [
      'an HTML label',
      'x [label=<<b>Great</b><br/>Hall>]; y [label=< <table><tr><td>Attic</td></tr></table> >]',
    ],
    ['a record', 'x [shape=record, label="{<p> Great Hall|the start}"]; y [label="Attic|y"]'],
    ['a label over lines', 'x [\n  shape=box\n  label="Great\\nHall"\n]; y [label="Attic\\l"]'],
    ['labels without separators', 'x [label="Great Hall"] y [label="Attic"] x--y y--x'],
  ])('takes %s for the name', (_, statements) => {
    const graph = read(`graph { ${statements}; x -- y }`);
    expect(graph?.places.map((place) => place.replace(/\s+/g, ' ').trim()).sort()).toEqual([
      'Attic',
      'Great Hall',
    ]);
    expect(graph?.formats).toContain('labels');
  });

  test('keeps labels of edges, clusters and defaults apart from names', () => {
    const text =
      'graph { label="Map"; node [label="N"]; edge [label="e"]; subgraph cluster_1 { label="House"; kitchen -- hall [label="north"] } }';
    expect(read(text)).toEqual({ edges: ['hall|kitchen'], places: ['hall', 'kitchen'], formats: [] });
  });

  test('takes a blank label for none', () => {
    expect(read('graph { hall [label=" "]; attic [label=""]; hall -- attic }')?.places).toEqual([
      'attic',
      'hall',
    ]);
  });

  test('counts places that are declared without a connection', () => {
    expect(read('graph { "Root Cellar"; kitchen -- hall; Living Room; }')?.places).toEqual([
      'Living Room',
      'Root Cellar',
      'hall',
      'kitchen',
    ]);
  });
});

describe('names of several words without quotes', () => {
  test.each<[string, string, string[]]>([
    [
      'at either end',
      'digraph { Plover Room -> Y2; Y2 -> Low N/S Passage [style=invis] }',
      ['Plover Room|Y2', 'Y2|Low N/S Passage'],
    ],
    ['in a chain', 'graph { a b -- c d -- e f }', ['a b|c d', 'c d|e f']],
    ['in a group with separators', 'graph { {a b; c d} -- e f }', ['a b|e f', 'c d|e f']],
    ['in a group with commas', 'graph { e f -- {a b, c d} }', ['e f|a b', 'e f|c d']],
    [
      'with signs',
      "graph { O'Dowd's Bar & Grill -- Stairs, Lower; St. Ebba's [old] -- Bridge (aft) }",
      ["O'Dowd's Bar & Grill|Stairs, Lower", "St. Ebba's [old]|Bridge (aft)"],
    ],
    [
      'with dashes',
      'graph { Well-lit Foyer -- Quill – Shop; Lean-to -- a - b }',
      ['Lean-to|a - b', 'Well-lit Foyer|Quill – Shop'],
    ],
    ['with number signs', 'graph {\n#2 Airlock -- Airlock #3 # up\n}', ['#2 Airlock|Airlock #3']],
    ['with quotes inside', 'graph { the "red" room -- hall }', ['the "red" room|hall']],
    ['with a side', 'graph { Old Hall:n -- Attic:s }', ['Old Hall|Attic']],
    ['with entities', 'graph { Okoro&#39;s office -- hall; }', ['Okoro&#39;s office|hall']],
  ])('are read %s', (_, text, edges) => {
    expect(edgesIn(text)).toEqual(sorted(edges));
  });

  test('blanks alone between words of a group separate ids, as in DOT', () => {
    expect(edgesIn('graph { hall -- {kitchen attic} }')).toEqual(sorted(['hall|attic', 'hall|kitchen']));
  });
});

describe('operators and quotes that are not of DOT', () => {
  test.each([
    '--',
    '––',
    '–>',
    '->',
    '<->',
    '<-',
    '---',
    '-->',
    '—',
    '–',
    '→',
    '↔',
    '⇒',
    '=>',
    '==',
    '-',
    '&gt;'.replace('&', '-&'),
  ])('%j connects quoted names', (operator) => {
    expect(edgesIn(`graph { "old hall" ${operator} "attic" }`)).toEqual(['attic|old hall']);
  });

  test.each(['“a1”', '„a1“', '«a1»', '‘a1’', "'a1'", '`a1`', '"a1"'])('%s is quoted', (name) => {
    expect(edgesIn(`graph {\n${name} -- b1;\nb1 -- ${name}:n [x=y]\n}`)).toEqual(['a1|b1']);
  });

  test.each<[string, string, string]>([
    ['an apostrophe in single quotes', "'o'dowd's bar' -- 'the Gull's End'", "o'dowd's bar|the Gull's End"],
    ['a quote inside of quotes', '"the "red" room" -- "hall"', 'the "red" room|hall'],
    ['a quote that is never closed', '"kitchen" -- "hall', 'kitchen|hall'],
    ['a bracket that is never closed', 'kitchen -- hall [label', 'kitchen|hall'],
    ['a bullet', '- kitchen -- hall', 'kitchen|hall'],
    ['a number', '12. kitchen -- hall', 'kitchen|hall'],
    ['a number before quotes', '1) "kitchen" -- "hall"', 'kitchen|hall'],
    ['a remark behind a name', '"kitchen" (start) -- "hall"', 'kitchen|hall'],
  ])('%s spoils nothing', (_, line, edge) => {
    expect(edgesIn(`graph {\n${line}\n"attic" -- "roof";\n}`)).toEqual(sorted(['attic|roof', edge]));
  });
});

describe('which graph is the answer', () => {
  test.each<[string, string, string[] | undefined]>([
    ['the last of two', 'graph { a1 -- b1 }\ngraph { c1 -- d1 }', ['c1|d1']],
    ['the last with an edge', 'graph { a1 -- b1 }\ngraph { c1 }\nThe graph {x} is done.', ['a1|b1']],
    [
      'one that follows another cut off',
      'graph {\na1 -- b1\n\nNo, again:\n\ngraph {\nc1 -- d1\n}',
      ['c1|d1'],
    ],
    ['Mermaid after DOT', 'graph { a1 -- b1 }\n```mermaid\ngraph TD\nc1 --> d1\n```', ['c1|d1']],
    ['DOT after Mermaid', '```mermaid\ngraph TD\nc1 --> d1\n```\ngraph { a1 -- b1 }', ['a1|b1']],
    ['braces in prose are none', 'Use { and } -- or {x}.', undefined],
    ['a graph in prose', 'I cannot produce a graph {see policy} for this.', undefined],
  ])('%s', (_, text, edges) => {
    expect(edgesIn(text)).toEqual(edges && sorted(edges));
  });

  test.each<[string, string, string[]]>([
    ['inside of a name', 'graph {\na1 -- b1;\n"b1" -- "ro', ['a1|b1']],
    ['inside of a bare name', 'graph {\na1 -- b1;\nb1 -- ro', ['a1|b1']],
    ['after an operator', 'graph {\na1 -- b1;\nc1 --', ['a1|b1']],
    ['inside of a label', 'graph {\na1 -- b1;\nc1 [label="Ro', ['a1|b1']],
    ['in a chain', 'graph {\na1 -- b1 -- "c', ['a1|b1']],
    ['in front of talk', 'graph {\na1 -- b1;\n\nLet me know', ['a1|b1']],
    ['before a fence', '```\ngraph {\na1 -- b1;\n```\nthat -- is it', ['a1|b1']],
  ])('is read up to where it breaks off %s', (_, text, edges) => {
    const graph = read(text);
    expect(graph?.edges).toEqual(edges);
    expect(graph?.places).toEqual(['a1', 'b1']);
    expect(graph?.formats).toContain('truncated');
  });
});

describe('lines that are edge statements', () => {
  test.each<[string, string, string[] | undefined]>([
    ['bare', 'kitchen -- hall\nhall -- attic', ['hall|attic', 'kitchen|hall']],
    ['numbered', '1. kitchen -> hall\n2) hall → attic', ['hall|attic', 'kitchen|hall']],
    [
      'in a list amid talk',
      'The map -- as asked:\n\n* kitchen <-> old hall\n\nHope -- it helps',
      ['kitchen|old hall'],
    ],
    ['in the last fence', '```\na1 -- b1\n```\nBetter:\n```\nc1 -- d1\n```', ['c1|d1']],
    [
      'without a header',
      '"kitchen" -- "hall";\n"hall" -- "attic" [label="up"];\n}',
      ['hall|attic', 'kitchen|hall'],
    ],
    ['with lists', '"hall" -- "attic", "cellar", "a" -- "b"', ['attic|hall', 'cellar|hall', 'a|b']],
    ['in braces', '{ kitchen -- hall; hall -- attic }', ['hall|attic', 'kitchen|hall']],
    ['with lone dashes', 'Kitchen - Hall\nHall – Attic', ['Hall|Attic', 'Kitchen|Hall']],
    [
      'with remarks',
      '- Kitchen <-> Hall (door)\n- Hall <-> Attic (up the old ladder)',
      ['Hall|Kitchen', 'Attic|Hall'],
    ],
    [
      'with brackets in names',
      'Bridge (aft) -- Hall\nHall -- Bridge (fore)',
      ['Bridge (aft)|Hall', 'Bridge (fore)|Hall'],
    ],
    ['but not sentences', 'The story moves through these many places -- from start to end.', undefined],
    ['but not talk of a model', 'As an AI -- I mean, a language model -> sorry.', undefined],
    ['but not lead-ins', 'kitchen -- hall:', undefined],
  ])('are read %s', (_, text, edges) => {
    expect(edgesIn(text)).toEqual(edges && sorted(edges));
  });
});

describe('JSON', () => {
  test.each<[string, unknown]>([
    ['pairs', { edges: [['kitchen', 'hall']] }],
    ['pairs alone', [['kitchen', 'hall']]],
    ['objects', { links: [{ source: 'kitchen', target: 'hall' }] }],
    [
      'ids with labels',
      {
        nodes: [
          { id: 1, label: 'kitchen' },
          { id: 2, name: 'hall' },
        ],
        edges: [{ from: 1, to: 2 }],
      },
    ],
    ['one level down', { graph: { edges: [{ from: 'kitchen', to: 'hall' }] } }],
    ['DOT in a string', { answer: 'graph {\n "kitchen" -- "hall"\n}' }],
  ])('is read as %s', (_, value) => {
    for (const text of [
      JSON.stringify(value),
      `Here:\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
    ]) {
      expect(read(text)).toMatchObject({ edges: ['hall|kitchen'], places: ['hall', 'kitchen'] });
    }
  });

  test.each([
    '{"a": 1}',
    '[1, 2]',
    '{"edges": []}',
    '{"edges": [["a"]]}',
    '{"text": "{\\"text\\": 1}"}',
    '{broken',
  ])('%s is no graph', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('what is no legal DOT', () => {
  test('an apostrophe that begins no string takes no quotes from the names behind it', () => {
    expect(edgesIn('graph {\n\'tis hall -- "west wing; old"\n}')).toEqual(["'tis hall|west wing; old"]);
  });

  test('a tag of HTML around lines is no place', () => {
    expect(read('graph {\n<p>\na -- b\n}')).toEqual({
      edges: ['a|b'],
      places: ['a', 'b'],
      formats: ['not-dot'],
    });
  });

  test('a label that is cut off before its value is left', () => {
    expect(edgesIn('graph {\na -- b\nlabel=')).toEqual(['a|b']);
  });
});
