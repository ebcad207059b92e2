import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readWithParser } from '../../../scoring/sound/dotLibrary.ts';
import { dotTokens } from '../../../scoring/sound/dotTokens.ts';
import { readTolerantly } from '../../../scoring/sound/dotTolerant.ts';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import type { RawGraph } from '../../../scoring/sound/rawGraph.ts';
import type { Edge } from '../../../scoring/types.ts';
import { runs } from '../runs.ts';
import { goldEdges } from './maps.ts';

interface Choice {
  pick<T>(values: readonly T[]): T;
  chance(percent: number): boolean;
}

/** A source of choices that fast-check can replay and shrink. */
const choices: fc.Arbitrary<Choice> = fc.gen().map((gen) => ({
  pick: (values) => gen(fc.constantFrom, ...values) as (typeof values)[number],
  chance: (percent) => gen(fc.nat, 99) < percent,
}));

const CASES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()),
];
const COMMENTS = ['', '', ' // kitchen -- cellar', ' # up', ' /* "x" -- "y"; } */'];
const ATTRIBUTES = ['', '', ' [label="a -> b; c }"]', '[dir=none, weight=2]', ' [\n  style=invis\n ]', ' []'];

/** One of the ways that DOT has to write these edges. */
function legalDot(edges: readonly Edge[], { pick, chance }: Choice): string {
  const directed = chance(30);
  const operator = pick(directed ? ['->', ' -> ', '\n->\t'] : ['--', ' -- ', '\t--\n']);
  const withIds = chance(30);
  const ids = new Map<string, string>();
  const node = (name: string): string => {
    const shown = `"${pick(CASES)(name)}"`;
    if (!withIds) return chance(10) ? `${shown}:n` : shown;
    let id = ids.get(name);
    if (id === undefined) {
      id = `${pick(['n', 'A', '_', ''])}${ids.size + 1}`;
      if ([...ids.values()].includes(id)) id = `x${ids.size + 1}`;
      ids.set(name, id);
    }
    return id;
  };
  const rest = [...edges];
  const statements: string[] = [];
  while (rest.length > 0) {
    const [a, b] = rest.shift() as Edge;
    let statement = chance(50) ? node(a) + operator + node(b) : node(b) + operator + node(a);
    const next = rest.findIndex((edge) => edge.includes(a));
    if (chance(25) && next >= 0) {
      const [other] = (rest.splice(next, 1)[0] as Edge).filter((end) => end !== a);
      statement = chance(50)
        ? node(b) + operator + node(a) + operator + node(other as string)
        : `{${node(b)}${pick([' ', '; ', ';\n'])}${node(other as string)}}${operator}${node(a)}`;
    }
    statement += pick(ATTRIBUTES);
    statements.push(
      chance(15) ? `${pick(['', 'subgraph s ', 'subgraph '])}{ label="cellar"; ${statement} }` : statement,
    );
    if (chance(10)) statements.push(statement);
  }
  for (const [name, id] of ids) {
    const label = `${id} [shape=box, label="${pick(CASES)(name)}"]`;
    if (chance(50)) statements.push(label);
    else statements.unshift(label);
  }
  if (chance(30))
    statements.unshift(pick(['node [shape=box]', 'edge [label="x"]', 'rankdir=LR', 'label="The map"']));
  const header = `${pick(['', 'strict ', 'STRICT '])}${directed ? pick(['digraph', 'DiGraph']) : pick(['graph', 'Graph'])}`;
  const separator = () => `${pick([';', ';', ''])}${pick(COMMENTS)}\n${pick(['', '    '])}`;
  return `${header}${pick([' ', ' G ', ' "my map"\n'])}{\n${statements.map((each) => each + separator()).join('')}}`;
}

const AROUND: readonly (readonly [string, string])[] = [
  ['', ''],
  ['```dot\n', '\n```'],
  ['Here is the map -- as asked:\n\n', '\n\nLet me know if {anything} is missing!'],
  ['graph { "first" -- "try" }\n\nBetter:\n', ''],
  ['<think>graph { "a" -- "b" }</think>\n', ''],
  ['assistant\n\n', '<|eot_id|>'],
];

describe('the gold in any legal DOT spelling', () => {
  test('scores 1', () => {
    fc.assert(
      fc.property(goldEdges, choices, (gold, choice) => {
        const [before, after] = choice.pick(AROUND);
        const dot = legalDot(gold, choice);
        expect(soundGraph(before + dot + after, { edges: gold })).toMatchObject({
          perfect: true,
          metrics: { strict_nodes_f1: 1, strict_edges_f1: 1, hallucinated_places: 0, wrong_edges: 0 },
        });
      }),
      runs(500),
    );
  });

  test('is read by our own reader as the DOT parser reads it', () => {
    fc.assert(
      fc.property(goldEdges, choices, (gold, choice) => {
        const dot = legalDot(gold, choice);
        const tokens = dotTokens(dot, dot.indexOf('{') + 1);
        const body = dot.slice(dot.indexOf('{') + 1, tokens.end - 1);
        const parsed = tokens.legal ? readWithParser(body, /digraph/i.test(dot.slice(0, 20))) : undefined;
        fc.pre(parsed !== undefined);
        const ours = readTolerantly(dot, tokens);
        const found = ({ edges, labels, declared }: RawGraph) => ({
          edges,
          labels,
          named: new Set([...edges.flat(), ...declared]),
        });
        expect(found(ours)).toEqual(found(parsed as RawGraph));
      }),
      runs(300),
    );
  });
});

describe('the gold in spellings that are no DOT', () => {
  const clean = goldEdges.filter((edges) => edges.flat().every((name) => /^[\p{L}\p{N}' ]+$/u.test(name)));
  const SPELLINGS: readonly (readonly [string, (edges: readonly Edge[]) => string])[] = [
    ['bare names', (edges) => `graph {\n${edges.map(([a, b]) => `${a} -- ${b};`).join('\n')}\n}`],
    [
      'bare names without line breaks',
      (edges) => `graph { ${edges.map(([a, b]) => `${a} -- ${b};`).join(' ')} }`,
    ],
    [
      'typographic quotes and dashes',
      (edges) => `graph {\n${edges.map(([a, b]) => `“${a}” — “${b}”`).join('\n')}\n}`,
    ],
    ['single quotes', (edges) => `graph {\n${edges.map(([a, b]) => `'${a}' -- '${b}'`).join('\n')}\n}`],
    ['backticks', (edges) => `graph {\n${edges.map(([a, b]) => `\`${a}\` → \`${b}\``).join('\n')}\n}`],
    [
      'entities',
      (edges) =>
        `graph {\n${edges.map(([a, b]) => `&quot;${a}&quot; --&gt; &quot;${b}&quot;;`).join('\n')}\n}`,
    ],
    [
      'JSON escapes',
      (edges) => `graph {\\n${edges.map(([a, b]) => `\\"${a}\\" -- \\"${b}\\";`).join('\\n')}\\n}`,
    ],
    ['commas', (edges) => `graph {\n${edges.map(([a, b]) => `"${a}" -- "${b}",`).join('\n')}\n}`],
    ['no end', (edges) => `graph {\n${edges.map(([a, b]) => `"${a}" -- "${b}";`).join('\n')}\n"`],
    ['a numbered list', (edges) => edges.map(([a, b], i) => `${i + 1}. ${a} -- ${b}`).join('\n')],
    [
      'a list with bold names',
      (edges) => `Map:\n${edges.map(([a, b]) => `- **${a}** <-> **${b}**`).join('\n')}`,
    ],
    ['JSON', (edges) => JSON.stringify({ edges: edges.map(([from, to]) => ({ from, to })) })],
    [
      'Mermaid',
      (edges) => {
        const names = [...new Set(edges.flat())];
        const id = (name: string) => `N${names.indexOf(name)}["${name}"]`;
        return `\`\`\`mermaid\nflowchart LR\n${edges.map(([a, b]) => `  ${id(a)} -->|go on| ${id(b)}`).join('\n')}\n\`\`\``;
      },
    ],
  ];

  test.each(SPELLINGS)('scores 1 with %s', (_, spelling) => {
    fc.assert(
      fc.property(clean, (gold) => {
        expect(soundGraph(spelling(gold), { edges: gold })).toMatchObject({ perfect: true, score: 1 });
      }),
    );
  });
});
