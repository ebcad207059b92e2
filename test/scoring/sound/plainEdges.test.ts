import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findGraph } from '../../../scoring/sound/findGraphs.ts';
import { plainEdges } from '../../../scoring/sound/plainEdges.ts';

describe('a body of nothing but edges between quoted names', () => {
  test('is read up to its brace, with or without semicolons', () => {
    const text =
      'graph G {\n"Hall" -- "Attic";\n  "Attic" -- "The [old] Roof"\n"a" -- "b"; "c" -- "d"}\nDone.';
    expect(plainEdges(text, 9)).toEqual({
      graph: {
        edges: [
          ['Hall', 'Attic'],
          ['Attic', 'The [old] Roof'],
          ['a', 'b'],
          ['c', 'd'],
        ],
        declared: [],
        labels: new Map(),
        directed: false,
        cut: false,
      },
      end: text.indexOf('}') + 1,
    });
  });

  test.each([
    ['a chain', '"a" -- "b" -- "c";\n}'],
    ['an attribute', '"a" -- "b" [label="x"];\n}'],
    ['a bare name', 'a -- "b";\n}'],
    ['an escape', '"a\\n" -- "b";\n}'],
    ['mixed operators', '"a" -- "b";\n"b" -> "c";\n}'],
    ['a longer arrow', '"a" --> "b";\n}'],
    ['a comment', '"a" -- "b"; // north\n}'],
    ['two statements without a separator', '"a" -- "b" "c" -- "d"\n}'],
    ['a doubled semicolon', '"a" -- "b";;\n}'],
    ['no end', '"a" -- "b";\n'],
    ['no edge', '\n}'],
  ])('%s is left to the readers of all of DOT', (_what, body) => {
    expect(plainEdges(body, 0)).toBeUndefined();
  });
});

test('gives what the readers of all of DOT give, which a comment calls in', () => {
  const name = fc.stringMatching(/^[^"\\\n\r{}]{0,12}$/);
  const blank = fc.constantFrom('', ' ', '\t', '  ');
  const statement = fc.tuple(name, blank, blank, name, blank, fc.constantFrom(';', ';', '\n')).map(
    ([a, before, after, b, last, end]) =>
      (op: string) =>
        `"${a}"${before}${op}${after}"${b}"${last}${end}`,
  );
  fc.assert(
    fc.property(
      fc.array(statement, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('--', '->'),
      (statements, op) => {
        const body = statements.map((write) => write(op)).join('\n');
        fc.pre(plainEdges(`${body}\n}`, 0) !== undefined);
        expect(findGraph(`graph {\n${body}\n}`)).toEqual(findGraph(`graph {\n// all of it\n${body}\n}`));
      },
    ),
  );
});
