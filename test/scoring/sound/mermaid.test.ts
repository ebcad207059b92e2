import { describe, expect, test } from '@jest/globals';
import { findGraph } from '../../../scoring/sound/findGraphs.ts';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import { readMermaid } from '../../../scoring/sound/mermaid.ts';
import { answerGraph, edgesOf } from '../../../scoring/sound/placeGraph.ts';

function edgesIn(text: string): string[] | undefined {
  const found = findGraph(text);
  return (
    found &&
    edgesOf(answerGraph(found.graph))
      .map((edge) => edge.join('|'))
      .sort()
  );
}

describe('Mermaid', () => {
  test.each([
    'graph TD\nA[Kitchen] --> B[Hall]',
    'graph TD;\nA[Kitchen] --> B[Hall];',
    'flowchart LR\n    A("Kitchen")---B(Hall)',
    'flowchart\nA((Kitchen)) -.-> B{Hall}',
    'flowchart TB\nA([Kitchen]) ==> B[[Hall]]',
    'graph BT\nA[("Kitchen")] -->|go -- north| B{{Hall}}',
    'graph RL\nA[/Kitchen/] -- out the door --> B>Hall]',
    'graph TD\nA["Kitchen"] -. back .-> B["Hall"]',
    'graph TD\nA["Kitchen"] == stairs ==> B["Hall"]:::room',
    'graph TD\nA[Kitchen]\nB[Hall]\nA <--> B',
    'graph TD\nA --> B\nA[Kitchen]\nB["Hall"]',
    'graph TD\nA(((Kitchen))) --x B(Hall)',
    'graph TD\nKitchen --- Hall',
    'graph TD\n%% A --> C\nsubgraph House [The house]\ndirection LR\nA[Kitchen] --> B[Hall]\nend\nclassDef x fill:#fff\nclass A x\nstyle B fill:#bbf,stroke-width:4px\nclick A "http://x"\nlinkStyle 0 stroke:red',
    'stateDiagram-v2\n[*] --> Kitchen\nKitchen --> Hall : north\nHall --> [*]',
    'stateDiagram-v2\nstate "Kitchen" as k\nk --> Hall',
  ])('reads %j', (text) => {
    expect(edgesIn(text)).toEqual(['Kitchen|Hall']);
    expect(edgesIn(`Here it is:\n\`\`\`mermaid\n${text}\n\`\`\`\nThat -- is the map.`)).toEqual([
      'Kitchen|Hall',
    ]);
  });

  test('reads chains, groups, and names of several words', () => {
    expect(
      edgesIn('flowchart LR\nA[Kitchen] --> B[Hall] --> C[Attic]\nB & C --> Old Mill --- well-lit'),
    ).toEqual(['Attic|Old Mill', 'Hall|Attic', 'Hall|Old Mill', 'Kitchen|Hall', 'Old Mill|well-lit']);
  });

  test('ends before talk', () => {
    expect(edgesIn('graph TD\nA[Kitchen] --> B[Hall]\n\nLet me know -- if anything is wrong.')).toEqual([
      'Kitchen|Hall',
    ]);
  });

  test('decodes the entities of its labels', () => {
    const text = 'graph TD\nA[O#39;Dowd#quot;s] --> B[a#amp;b]';
    expect(soundGraph(text, { edges: [['O\'Dowd"s', 'a&b']] })).toMatchObject({ perfect: true });
  });

  test('marks the format', () => {
    expect(findGraph('graph TD\nA --> B')?.formats).toEqual(['mermaid']);
  });

  test('leaves a DOT header alone whose brace stands on the next line', () => {
    expect(findGraph('graph\n{\na1 -- b1\n}')?.formats).toEqual([]);
  });
});

describe('readMermaid', () => {
  /** Edges, declared ids, and labels of a body. */
  function shown(body: string): readonly string[] {
    const { edges, declared, labels } = readMermaid(body);
    const pairs = (list: Iterable<readonly string[]>, sign: string) =>
      Array.from(list, (pair) => pair.join(sign)).join(' / ');
    return [pairs(edges, '|'), declared.join(' / '), pairs(labels, '=')];
  }

  test.each<[body: string, edges: string, declared: string, labels: string]>([
    ['A[Kitchen] -->\nB --> C', 'B|C', 'A', 'A=Kitchen'],
    ['A[ ] --> B[<br>]\nC[Hall]\nD[]', 'A|B', 'C', 'C=Hall'],
    ['A@{ shape: circle } --> B@{ shape: rect, label: "The Hall" }', 'A|B', '', 'B=The Hall'],
    ['A@{ label: Old Mill, shape: x } --> B@{}', 'A|B', '', 'A=Old Mill'],
    ['A[O#39;Dowd#quot;s] --> B', 'A|B', '', 'A=O&#39;Dowd&quot;s'],
    ['A[Kitchen] --> B["Hall]\nB --> C', 'A|B / B|C', '', 'A=Kitchen'],
    ['A --> B\nB --> C[Ro\n', 'A|B', '', ''],
    ['A --> B\nHope -- it helps! \nB --> C', 'A|B / B|C', '', ''],
    ['A-->St.', 'A|St.', '', ''],
    ['A --> B;\n;\nB --> C; C --> "d; e"', 'A|B / B|C / C|d; e', '', ''],
  ])('reads %j', (body, ...expected) => expect(shown(body)).toEqual(expected));

  test('leaves out a statement of more than 5,000 signs, and says so', () => {
    const statement = (length: number) => `A["${'x'.repeat(length - 11)}"] --> B`;
    const body = (length: number) => `C --> D\n${statement(length)}`;
    expect(statement(5_001)).toHaveLength(5_001);
    expect([5_000, 5_001].map((length) => readMermaid(body(length)).cut)).toEqual([false, true]);
    expect([5_000, 5_001].map((length) => readMermaid(body(length)).edges.length)).toEqual([2, 1]);
  });
});
