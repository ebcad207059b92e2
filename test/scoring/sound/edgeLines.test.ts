import { describe, expect, test } from '@jest/globals';
import { readEdgeLines } from '../../../scoring/sound/edgeLines.ts';

/** The edges in lines, as `a/b`. */
function edgesIn(text: string): string[] | undefined {
  return readEdgeLines(text)?.edges.map((edge) => edge.join('/'));
}

describe('readEdgeLines', () => {
  test.each<[text: string, edges: string[]]>([
    ['" one  two three four five six seven eight " -- b1', [' one  two three four five six seven eight /b1']],
    ['{stairs, lower -- hall}', ['stairs, lower/hall']],
    [' }{ \na1 -- b1', ['a1/b1']],
    ['a1 -- b1\nc1 == d1', ['a1/b1']],
    ['  | a1 -- b1 |  ', ['a1/b1']],
    ['a1 | x -- b1 | y', ['a1 | x/b1 | y']],
    ['ab|cd -- e1', ['ab|cd/e1']],
    ['St. Ebba of the old mill -- b1', ['St. Ebba of the old mill/b1']],
    ['a1 -- b1\n- --', ['a1/b1']],
    ['```\na1 -- b1\n```\nor\n~~~\nc1 -- d1', ['c1/d1']],
  ])('reads %j', (text, edges) => expect(edgesIn(text)).toEqual(edges));

  test.each(['-- --', 'a1 == b1', 'one two three four five -- b1. }', 'kitchen -- hall: }'])(
    'finds none in %j',
    (text) => expect(edgesIn(text)).toBeUndefined(),
  );

  test('takes a line of up to 2,000 characters for an edge', () => {
    const line = (length: number) => `a1 --${' '.repeat(length - 7)}b1`;
    expect(edgesIn(line(2_000))).toEqual(['a1/b1']);
    expect(edgesIn(line(2_001))).toBeUndefined();
  });

  test('reads up to 20,000 edges, and says when there were more', () => {
    const most = `a1${' -- a1'.repeat(200)}\n`.repeat(100);
    const [all, cut] = [readEdgeLines(most), readEdgeLines(`${most}a1 -- b1`)];
    expect([all?.edges.length, all?.cut]).toEqual([20_000, false]);
    expect([cut?.edges.length, cut?.cut]).toEqual([20_000, true]);
  });
});
