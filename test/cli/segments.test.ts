import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { projectRoot, run } from '../suite/promptfoo.ts';
import { gameFolder } from './gameFolder.ts';

let games: string;
const at = (file: string) => join(games, file);
const advent = () => [at('advent.z5'), '--commands', at('advent.walkthrough.txt')];
const plugh = (...args: string[]) => run([join(projectRoot, 'cli/plugh.ts'), ...args]);

beforeAll(() => {
  games = gameFolder();
});

const EDGES = `"At Hill In Road" -- "At End Of Road";
"At End Of Road" -- "Inside Building";
"At End Of Road" -- "In A Valley";
"In A Valley" -- "In Forest";
"In A Valley" -- "At Slit In Streambed";`;

/** The labels of a drawing, sorted. */
const drawnNames = (file: string) =>
  [...readFileSync(at(file), 'utf8').matchAll(/<text [^>]*>([^<]+)</g)].map(([, name]) => name).sort();

describe('plugh segments', () => {
  test("lists the segments with the statistics of the paper's table", async () => {
    expect(await plugh('segments', ...advent())).toEqual({
      exitCode: 0,
      printed: `1. turns 1–11: 6 places, 5 edges, 0 cycles, 4 leaves
   At Hill In Road → At End Of Road → Inside Building → At End Of Road → In A Valley → In Forest → In A Valley → At Slit In Streambed
2. turns 23–35: 6 places, 5 edges, 0 cycles, 4 leaves
   At Top of Small Pit → In Hall of Mists → Low Room → In Hall of Mists → Hall of the Mountain King → In South Side Chamber → Hall of the Mountain King → In West Side Chamber
2 segments, 6.00 places on average, 1 mutually non-isomorphic map
nodes   6: 2     7: 0     8: 0     9: 0     10+: 0
edges   5: 2     6: 0     7: 0     8: 0     9+: 0
cycles  0: 2     1: 0     2: 0     3+: 0
`,
    });
  });

  test('writes maps, and takes another rule', async () => {
    const { printed } = await plugh(
      'segments',
      ...advent(),
      '--min-places',
      '7',
      '--dot',
      at('dot'),
      '--svg',
      at('svg'),
      '--json',
    );
    const { rule, segments, statistics } = JSON.parse(printed);
    expect(rule).toEqual({ minPlaces: 7, maxPlaces: 20, minComplexity: 4, windows: 'touching' });
    expect(segments.map(({ nodes }: { nodes: number }) => nodes)).toEqual([7, 7]);
    expect(statistics).toMatchObject({ segments: 2, meanPlaces: 7, shapes: 1 });
    expect([readdirSync(at('dot')), readdirSync(at('svg'))]).toEqual([
      ['segment-01.dot', 'segment-02.dot'],
      ['segment-01.svg', 'segment-02.svg'],
    ]);
    expect(readFileSync(at('dot/segment-01.dot'), 'utf8')).toBe(
      `graph G {\n${EDGES}\n"At Slit In Streambed" -- "Outside Grate";\n}\n`,
    );
    expect(drawnNames('svg/segment-01.svg')).toEqual([
      'At End Of Road',
      'At Hill In Road',
      'At Slit In Streambed',
      'In A Valley',
      'In Forest',
      'Inside Building',
      'Outside Grate',
    ]);
  });

  test('says what is wrong', async () => {
    expect(await plugh('segments', ...advent(), '--min-places', '9', '--max-places', '8')).toEqual({
      exitCode: 1,
      printed: 'plugh: --min-places must be 2 or more, and --max-places no less than it\n',
    });
    expect(
      await plugh('segments', at('advent.walkthrough.txt'), '--commands', at('advent.walkthrough.txt')),
    ).toMatchObject({ exitCode: 1, printed: expect.stringMatching(/^plugh: .*\n$/) });
  });
});

describe('plugh map', () => {
  test('draws every room that the walkthrough has seen, once', async () => {
    const { exitCode, printed } = await plugh(
      'map',
      at('minizork.z3'),
      '--commands',
      at('minizork.walkthrough.txt'),
      '-o',
      at('map.svg'),
    );
    expect({ exitCode, printed }).toEqual({ exitCode: 0, printed: '' });
    expect(drawnNames('map.svg')).toEqual([
      'Attic',
      'Behind House',
      'Canyon Bottom',
      'Canyon View',
      'End of Rainbow',
      'Forest',
      'Forest Edge',
      'Forest Path',
      'Kitchen',
      'Living Room',
      'North of House',
      'South of House',
      'Up a Tree',
      'West of House',
    ]);
  });

  test('prints SVG, and writes Graphviz source', async () => {
    const { printed } = await plugh('map', ...advent());
    expect(printed).toMatch(/^<\?xml[\s\S]*<\/svg>\n$/);
    await plugh('map', ...advent(), '-o', at('map.dot'));
    expect(readFileSync(at('map.dot'), 'utf8')).toMatch(
      /^graph G \{\n"29" \[label="At End Of Road"\];\n[\s\S]*\n"29" -- "34";\n[\s\S]*\n\}\n$/,
    );
  });

  test('asks for the walkthrough', async () => {
    expect(await plugh('map', at('advent.z5'), '-o', at('none.svg'))).toEqual({
      exitCode: 1,
      printed: `plugh: give --commands, the walkthrough that explores ${at('advent.z5')}, or --provider, the model that reads it if it is a text\n`,
    });
    expect(existsSync(at('none.svg'))).toBe(false);
  });
});
