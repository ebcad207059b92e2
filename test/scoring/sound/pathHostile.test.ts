import { describe, expect, test } from '@jest/globals';
import { MAX_ANSWER_CHARS } from '../../../scoring/sound/debris.ts';
import { MAX_LINES, MAX_STEPS } from '../../../scoring/sound/readPath.ts';
import { inTheHouse } from './pathHelp.ts';

const EDGES = [['kitchen', 'hall']] as const;

describe('answers of a megabyte', () => {
  // Each would take minutes, and the test run out of time, were the reading more than linear in its length.
  test.each([
    'a',
    ' ',
    '\t',
    'a\n',
    'kitchen\n',
    '1. dungeon\n',
    '- ',
    '# ',
    '> ',
    '*',
    '* ',
    '**',
    '_',
    '`',
    '```\n',
    '"',
    '[',
    '[\n',
    '{',
    '{\n',
    '(',
    'a=[\n',
    '["a",',
    '["a"\n',
    '{"a":',
    '{"a":1}\n',
    '<answer>',
    '<answer>a',
    '</answer>',
    '<a ',
    '<b>',
    '<b',
    '\\boxed{',
    '\\boxed{a}',
    '\\',
    '\\n',
    '\\text{',
    '->',
    'a->',
    'kitchen -> ',
    'kitchen, ',
    'kitchen, dungeon, ',
    'kitchen - ',
    '|',
    '| a |\n',
    '|---|\n',
    '| kitchen | hall |\n',
    '1. a ',
    '1. kitchen 2. hall ',
    'Step 1: ',
    ':',
    'a: b\n',
    'Answer:\n',
    'Answer: kitchen\n',
    'is ',
    'the path is ',
    'and then ',
    'then to ',
    '<think>',
    '</think>',
    'assistant\n\n',
    '&gt;',
    '\ud800',
    '\u0000',
    '१. ',
    '😀 kitchen\n',
    '(a ',
    'a) ',
    'kitchen (',
    'kitchen - a - b\n',
    'kitchen to hall\n',
    ', ',
    ' / ',
    '...',
    '::',
    '\u2028',
    '\r',
    'The dungeon of doom\n',
    '1) 2) 3) ',
    '- [ ] ',
    '$',
    '[kitchen]\n',
    '{"path": ["kitchen"]}\n',
    '["x", "y"] z\n',
    'no path ',
  ])('of %j are read or cut', (piece) => {
    const response = piece.repeat(Math.ceil(MAX_ANSWER_CHARS / piece.length));
    const score = inTheHouse(response, { edges: EDGES });
    expect(score.metrics.distance).toBeGreaterThan(0.6);
    expect(score.metrics.distance).toBeLessThanOrEqual(1);
    expect(score.reason.length).toBeLessThan(2000);
  });
});

describe('beyond a limit the answer is cut, and that is said', () => {
  const said = 'The answer is beyond the size that is read, and was cut there.';

  test.each([
    ['characters', `kitchen\n${' '.repeat(MAX_ANSWER_CHARS)}hall`, 1],
    ['steps', 'kitchen\n'.repeat(MAX_STEPS + 1), MAX_STEPS],
    ['lines', `kitchen\n${'Well.\n'.repeat(MAX_LINES)}hall`, MAX_LINES],
  ])('%s', (_what, response, steps) => {
    const score = inTheHouse(response);
    expect(score.deviations).toContain('cut');
    expect(score.reason).toContain(said);
    expect(score.steps.length).toBeLessThanOrEqual(steps);
  });

  test('up to the limit it is not', () => {
    const score = inTheHouse('kitchen\n'.repeat(MAX_STEPS));
    expect([score.deviations, score.steps.length]).toEqual([[], MAX_STEPS]);
    expect(score.reason).not.toContain(said);
  });
});
