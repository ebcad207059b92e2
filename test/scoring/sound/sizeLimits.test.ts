import { describe, expect, test } from '@jest/globals';
import { MAX_ANSWER_CHARS } from '../../../scoring/sound/debris.ts';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import { MAX_EDGES } from '../../../scoring/sound/rawGraph.ts';
import { MAX_LINES, MAX_STEPS } from '../../../scoring/sound/readPath.ts';
import type { Edge } from '../../../scoring/types.ts';
import { inTheHouse, shown } from './pathHelp.ts';

const EDGES: Edge[] = [
  ['kitchen', 'hall'],
  ['hall', 'attic'],
];

describe('beyond a limit a graph is cut, and that is said', () => {
  const said = `Read up to a limit only (${MAX_ANSWER_CHARS} characters, ${MAX_EDGES} connections).`;

  test('characters', () => {
    const score = soundGraph(
      `graph {\nkitchen -- hall;\nhall -- attic;\n${'// and on\n'.repeat(MAX_ANSWER_CHARS / 10)}`,
      {
        edges: EDGES,
      },
    );
    expect(score).toMatchObject({ perfect: true, deviations: ['cut', 'truncated'] });
    expect(score.reason).toBe(`2 of 2 connections right. ${said}`);
  });

  test('connections', () => {
    const names = Array.from({ length: 142 }, (_, index) => `p${index}`);
    const score = soundGraph(`graph { {${names.join(' ')}} -- {${names.join('q ')}q} }`, { edges: EDGES });
    expect(score).toMatchObject({ deviations: ['cut', 'not-dot'], metrics: { wrong_edges: MAX_EDGES } });
    expect(score.reason).toContain(said);
  });

  test('connections as the examples write them', () => {
    const deviations = (count: number) =>
      soundGraph(`graph {\n${'"kitchen" -- "hall";\n'.repeat(count)}}`, { edges: EDGES }).deviations;
    expect(deviations(MAX_EDGES)).toEqual([]);
    expect(deviations(MAX_EDGES + 1)).toContain('cut');
  });

  test('braces in braces', () => {
    const nested = (depth: number) =>
      `graph { kitchen -- hall; hall -- attic; ${'{'.repeat(depth)} a1 -- b1 ${'}'.repeat(depth)} }`;
    expect(soundGraph(nested(50), { edges: EDGES })).toMatchObject({
      metrics: { wrong_edges: 1 },
      deviations: [],
    });
    const deep = soundGraph(nested(5000), { edges: EDGES });
    expect(deep).toMatchObject({ metrics: { wrong_edges: 0, edges_f1: 1 }, deviations: ['cut', 'not-dot'] });
    expect(deep.reason).toContain(said);
  });
});

describe('beyond a limit a path is cut, and that is said', () => {
  const said = 'The answer is beyond the size that is read, and was cut there.';

  test.each([
    ['characters', `kitchen\n${' '.repeat(MAX_ANSWER_CHARS)}hall`, 1],
    ['steps', 'kitchen\n'.repeat(MAX_STEPS + 1), MAX_STEPS],
    ['lines', `${'Well!\n'.repeat(MAX_LINES - 1)}kitchen\nhall`, 1],
  ])('%s', (_what, response, steps) => {
    const score = inTheHouse(response);
    expect(score.deviations).toContain('cut');
    expect(score.reason).toContain(said);
    expect(score.steps.length).toBeLessThanOrEqual(steps);
  });

  test.each([
    ['1.', 'No answer.'],
    ['No path found.', 'The model declined to answer.'],
    ['# Response', 'No path could be read from the answer.'],
  ])('also where %j is all there is', (words, outcome) => {
    const { reason } = inTheHouse(words + ' '.repeat(MAX_ANSWER_CHARS));
    expect(reason).toBe(`${outcome} Right: kitchen → hall → attic. ${said}`);
  });

  test('up to the limit it is not', () => {
    const score = inTheHouse('kitchen\n'.repeat(MAX_STEPS));
    expect([score.deviations, score.steps.length]).toEqual([[], MAX_STEPS]);
    expect(score.reason).not.toContain(said);
    const withTalk = inTheHouse(`${'Well!\n'.repeat(MAX_LINES - 2)}${'\n'.repeat(9)}kitchen\nhall`);
    expect([shown(withTalk.steps), withTalk.deviations]).toEqual(['kitchen|hall', ['lead_in']]);
  });
});
