import { dot } from '../../datasets/questions.ts';
import type { Edge } from '../../scoring/types.ts';
import { isWordsOnly, type Spelling } from './spelling.ts';

type GraphSpelling = Spelling<readonly Edge[]>;

const quoted = (name: string) => `"${name.replaceAll('"', '\\"')}"`;

/** A graph of one statement an edge. */
function statements(
  edges: readonly Edge[],
  write: (a: string, b: string, index: number) => string,
  header = 'graph G',
): string {
  return `${header} {\n${edges.map(([a, b], index) => `  ${write(a, b, index)}\n`).join('')}}`;
}

/** The edges joined to chains as far as each goes on from where the last ended. */
function chains(edges: readonly Edge[]): string[][] {
  const rest = [...edges];
  const made: string[][] = [];
  while (rest.length > 0) {
    const chain: string[] = [...(rest.shift() as Edge)];
    for (;;) {
      const next = rest.findIndex((edge) => edge.includes(chain.at(-1) as string));
      if (next === -1) break;
      const [[a, b]] = rest.splice(next, 1) as [Edge];
      chain.push(a === chain.at(-1) ? b : a);
    }
    made.push(chain);
  }
  return made;
}

/** For each place the others that it is connected to, every edge once. */
function groups(edges: readonly Edge[]): string[] {
  return [...Map.groupBy(edges, ([a]) => a)].map(
    ([place, from]) => `${quoted(place)} -- {${from.map(([, b]) => quoted(b)).join(' ')}};`,
  );
}

function withIds(edges: readonly Edge[], line: (id: string, name: string) => string) {
  const names = [...new Set(edges.flat())];
  const id = (name: string) => `n${names.indexOf(name) + 1}`;
  return {
    id,
    declarations: names.map((name) => `  ${line(id(name), name)}\n`).join(''),
  };
}

const anyCase = (change: (name: string) => string) => (edges: readonly Edge[]) =>
  dot(edges.map(([a, b]): Edge => [change(a), change(b)]));

const notQuoted = (sign: string) => (name: string) => !name.includes(sign);

/** What no answer may be misled by: a graph that is wrong, and is not the answer. */
const DECOY = 'graph { "Nowhere" -- "Elsewhere"; }';

/** Ways to write a map; all mean the same edges. */
export const GRAPH_SPELLINGS: readonly GraphSpelling[] = [
  { name: 'as asked for', write: dot },
  { name: 'edges in another order', write: (edges) => dot(edges.toReversed()) },
  { name: 'ends exchanged', write: (edges) => dot(edges.map(([a, b]): Edge => [b, a])) },
  { name: 'upper case', write: anyCase((name) => name.toUpperCase()) },
  { name: 'lower case', write: anyCase((name) => name.toLowerCase()) },
  { name: 'articles', write: anyCase((name) => `the ${name}`) },
  {
    name: 'directed',
    write: (edges) => statements(edges, (a, b) => `${quoted(a)} -> ${quoted(b)};`, 'digraph Map'),
  },
  {
    name: 'both directions',
    write: (edges) =>
      statements(
        edges,
        (a, b) => `${quoted(a)} -> ${quoted(b)};\n  ${quoted(b)} -> ${quoted(a)};`,
        'digraph',
      ),
  },
  {
    name: 'chains',
    write: (edges) =>
      `graph {\n${chains(edges)
        .map((chain) => `${chain.map(quoted).join(' -- ')};\n`)
        .join('')}}`,
  },
  { name: 'groups', write: (edges) => `graph {\n${groups(edges).join('\n')}\n}` },
  { name: 'doubled edges', write: (edges) => dot([...edges, ...edges.map(([a, b]): Edge => [b, a])]) },
  {
    name: 'one line',
    write: (edges) => statements(edges, (a, b) => `${quoted(a)}--${quoted(b)};`).replaceAll('\n', ' '),
  },
  { name: 'no semicolons', write: (edges) => statements(edges, (a, b) => `${quoted(a)} -- ${quoted(b)}`) },
  { name: 'commas', write: (edges) => statements(edges, (a, b) => `${quoted(a)} -- ${quoted(b)},`) },
  {
    name: 'comments',
    write: (edges) =>
      statements(edges, (a, b) => `${quoted(a)} -- ${quoted(b)}; // "Nowhere" -- ${quoted(a)}`).replace(
        '{\n',
        '{\n  /* "Elsewhere" -- "Nowhere"; } */\n  # "Nowhere" -- "Elsewhere"\n',
      ),
  },
  {
    name: 'attributes',
    write: (edges) =>
      statements(
        edges,
        (a, b) => `${quoted(a)} -- ${quoted(b)} [label="north -> south; }", dir=none];`,
      ).replace('{\n', '{\n  node [shape=box];\n  rankdir=LR;\n'),
  },
  {
    name: 'labels',
    write: (edges) => {
      const { id, declarations } = withIds(edges, (each, name) => `${each} [label=${quoted(name)}];`);
      return statements(edges, (a, b) => `${id(a)} -- ${id(b)};`).replace('{\n', `{\n${declarations}`);
    },
  },
  {
    name: 'subgraphs',
    write: (edges) =>
      statements(edges, (a, b, index) => `subgraph s${index} { ${quoted(a)} -- ${quoted(b)} }`),
  },
  {
    name: 'unquoted',
    write: (edges) => statements(edges, (a, b) => `${a} -- ${b};`),
    fits: isWordsOnly,
  },
  {
    name: 'underscores',
    write: (edges) =>
      statements(edges, (a, b) => `${a.replace(/[ -]/g, '_')} -- ${b.replace(/[ -]/g, '_')};`),
    fits: (name) => /^\p{L}[\p{L}\p{N} -]*$/u.test(name),
  },
  {
    name: 'single quotes',
    write: (edges) => statements(edges, (a, b) => `'${a}' -- '${b}';`),
    fits: notQuoted("'"),
  },
  { name: 'typographic quotes', write: (edges) => statements(edges, (a, b) => `“${a}” -- “${b}”;`) },
  {
    name: 'typographic dashes',
    write: (edges) => statements(edges, (a, b) => `${quoted(a)} — ${quoted(b)};`),
  },
  {
    name: 'backticks',
    write: (edges) => statements(edges, (a, b) => `\`${a}\` -- \`${b}\``),
    fits: notQuoted('`'),
  },
  {
    name: 'entities',
    write: (edges) => statements(edges, (a, b) => `&quot;${a}&quot; --&gt; &quot;${b}&quot;;`, 'digraph'),
    fits: notQuoted('"'),
  },
  {
    name: 'escaped line ends',
    write: (edges) => JSON.stringify(dot(edges)).slice(1, -1),
  },
  { name: 'line ends of Windows', write: (edges) => dot(edges).replaceAll('\n', '\r\n') },
  {
    name: 'fenced, with talk',
    write: (edges) =>
      `Here is the map -- as {asked}:\n\n\`\`\`dot\n${dot(edges)}\n\`\`\`\n\nI hope this helps!`,
  },
  { name: 'after reasoning', write: (edges) => `<think>First ${DECOY}</think>\n\n${dot(edges)}` },
  {
    name: 'after a first attempt',
    write: (edges) => `${DECOY}\n\nThat was wrong. Corrected:\n\n${dot(edges)}`,
  },
  { name: 'before template debris', write: (edges) => `${dot(edges)}<|eot_id|>assistant\n\n${DECOY}` },
  {
    name: 'cut off in the next edge',
    write: (edges) => `${dot(edges).slice(0, -1)}"${edges[0]?.[0].slice(0, 2)}`,
  },
  {
    name: 'Mermaid',
    write: (edges) => {
      const { id, declarations } = withIds(edges, (each, name) => `${each}["${name}"]`);
      return `\`\`\`mermaid\ngraph LR\n${declarations}${edges.map(([a, b]) => `  ${id(a)} --- ${id(b)}\n`).join('')}\`\`\``;
    },
    fits: notQuoted('"'),
  },
  {
    name: 'numbered list',
    write: (edges) => edges.map(([a, b], index) => `${index + 1}. ${a} -- ${b}`).join('\n'),
    fits: isWordsOnly,
  },
  {
    name: 'bullets and arrows',
    write: (edges) => edges.map(([a, b]) => `- **${a}** → **${b}**`).join('\n'),
    fits: isWordsOnly,
  },
  {
    name: 'JSON',
    write: (edges) => JSON.stringify({ edges: edges.map(([from, to]) => ({ from, to })) }, null, 2),
  },
];
