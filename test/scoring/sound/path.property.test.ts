import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { soundPath } from '../../../scoring/sound/path.ts';
import type { PathGold, PathTask } from '../../../scoring/types.ts';
import { runs } from '../runs.ts';
import { HOUSE, naiveDistance, pathFormats } from './pathHelp.ts';

/** Names with what has been seen to mislead readers of lists; none holds another. */
const PLACES = [
  'kitchen',
  'Salt Gallery',
  '2.5 mile marker',
  '#2 airlock',
  'bridge (aft)',
  "mr. quill's – shop",
  'stairs, upper',
  'up/down shaft',
  'the undercroft',
  'on the gantry',
  'lean-to',
  'deck a',
  'locker 12b',
  '灯台の道',
  'straße der uhren',
  "o'dowd's bar & grill",
];
const TASKS: readonly PathTask[] = ['task2a', 'task2b', 'task3', 'task4'];

const path = fc.array(fc.constantFrom(...PLACES), { minLength: 2, maxLength: 30 });
const task = fc.constantFrom(...TASKS);
const goldOf = (steps: readonly string[], of: PathTask): PathGold => ({
  task: of,
  paths: [steps],
  locations: PLACES,
});
const asAsked = (steps: readonly string[], of: PathTask) => (of === 'task2b' ? steps.toReversed() : steps);

const bars = (rows: readonly string[]) =>
  `| # | Place |\n|---|---|\n${rows.map((row, i) => `| ${i} | ${row} |`).join('\n')}`;
/** Ways to write any path. */
const WRAPPERS: Record<string, (steps: readonly string[]) => string> = {
  plain: (steps) => steps.join('\n'),
  title: (steps) => steps.map((step) => step.toUpperCase()).join('\n'),
  numbered: (steps) => steps.map((step, i) => `${i + 1}. ${step}`).join('\n'),
  brackets: (steps) => steps.map((step, i) => `(${i + 1}) ${step}`).join('\n'),
  steps: (steps) => steps.map((step, i) => `**Step ${i + 1}:** ${step}`).join('\n'),
  bullets: (steps) => steps.map((step) => `- ${step}`).join('\r\n'),
  bold: (steps) => steps.map((step, i) => `${i + 1}. **${step}** (visit ${i + 1})`).join('\n'),
  headings: (steps) => steps.map((step) => `## ${step}\nThe hero passes through here.`).join('\n\n'),
  arrows: (steps) => steps.join(' -> '),
  typographic: (steps) => `Path: ${steps.join(' → ')}.`,
  moves: (steps) =>
    steps
      .slice(1)
      .map((step, i) => `${steps[i]} => ${step}`)
      .join('\n'),
  commas: (steps) => `The answer is: ${steps.join(', ')}.`,
  json: (steps) => JSON.stringify(steps),
  object: (steps) =>
    `\`\`\`json\n${JSON.stringify({ note: 'kitchen, lean-to', path: steps }, null, 2)}\n\`\`\``,
  records: (steps) => JSON.stringify(steps.map((location, step) => ({ step, location }))),
  python: (steps) => `[${steps.map((step) => `'${step}'`).join(', ')}]`,
  fence: (steps) => `Here is the path:\n\n\`\`\`\n${steps.join('\n')}\n\`\`\`\n\nI hope this helps!`,
  table: bars,
  tags: (steps) => `First kitchen, I think.\n<answer>\n${steps.join('\n')}\n</answer>`,
  reasoning: (steps) => `<think>\n${steps.toReversed().join('\n')}\n</think>\n\n${steps.join('\n')}`,
  talk: (steps) => `Sure! Here you go:\n\n${steps.join('\n')}\n\nThis path has ${steps.length} places.`,
  final: (steps) =>
    `1. lean-to\n2. kitchen\n\n**Final answer:**\n${steps.map((step) => `* ${step}`).join('\n')}`,
  explained: (steps) =>
    `${steps.join('\n')}\n\nExplanation:\n${steps.map((step) => `- ${step}: seen`).join('\n')}`,
  restated: (steps) => `${steps.join('\n')}\n\n${steps.join(' -> ')}`,
};

describe('the right path', () => {
  test.each(Object.entries(WRAPPERS))('has distance 0 when written as %s', (_name, written) => {
    fc.assert(
      fc.property(path, task, (steps, of) => {
        // A move needs two places: a step that stays is written as none.
        const walked = steps.filter((step, index) => step !== steps[index - 1]);
        fc.pre(walked.length > 1);
        const { metrics, perfect } = soundPath(written(asAsked(walked, of)), goldOf(walked, of));
        expect([metrics.distance, metrics.strict_distance, perfect]).toEqual([0, 0, true]);
      }),
      runs(60),
    );
  });
});

describe('any other path', () => {
  const wrong = fc.constantFrom(...PLACES, 'dungeon', 'coat rack', 'Distant Hills');
  const edit = fc.tuple(fc.constantFrom('lose', 'add', 'change'), fc.nat(), wrong);
  const edited = (steps: readonly string[], edits: readonly [string, number, string][]) =>
    edits.reduce((kept, [kind, at, name]) => {
      const index = at % (kept.length + 1);
      return kept.toSpliced(index, kind === 'add' ? 0 : 1, ...(kind === 'lose' ? [] : [name]));
    }, steps);

  test.each(['plain', 'numbered', 'arrows', 'json', 'python', 'table'])(
    'has the distance of a naive count: %s',
    (name) => {
      fc.assert(
        fc.property(path, task, fc.array(edit, { maxLength: 6 }), (steps, of, edits) => {
          const said = edited(asAsked(steps, of), edits);
          fc.pre(said.length > 1 && said.some((step) => PLACES.includes(step)));
          const written = (WRAPPERS[name] as (steps: readonly string[]) => string)(said);
          const { metrics } = soundPath(written, goldOf(steps, of));
          const distance = naiveDistance(said, asAsked(steps, of));
          expect([metrics.distance, metrics.strict_distance]).toEqual([distance, distance]);
        }),
        runs(100),
      );
    },
  );

  test('takes the best of the accepted paths', () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 5 }), path, (paths, said) => {
        const score = soundPath(said.join('\n'), { task: 'task3', paths, locations: PLACES });
        const distances = paths.map((each) => naiveDistance(said, each));
        const best = Math.min(...distances);
        expect([score.metrics.distance, score.nearest]).toEqual([best, paths[distances.indexOf(best)]]);
      }),
    );
  });
});

describe('any answer at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...HOUSE.locations,
      'dungeon',
      '\n',
      '\n',
      ' ',
      ', ',
      ' -> ',
      '→',
      '|',
      '---',
      '```',
      '# ',
      '- ',
      '* ',
    ),
    fc.constantFrom(
      '1. ',
      '(2) ',
      'Step 3: ',
      '**',
      '`',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      '<answer>',
      '</answer>',
    ),
    fc.constantFrom(
      'Answer:',
      'Path: ',
      ' is ',
      'Explanation:\n',
      '<br>',
      '\\boxed{',
      '\\to',
      '\\n',
      '&gt;',
      ' to ',
      ' - ',
    ),
    fc.constantFrom(
      '<think>',
      '</think>',
      'assistant\n\n',
      "I'm sorry",
      '!',
      '.',
      ':',
      '\u2028',
      '\ufeff',
      '\ud800',
      '\u0000',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const answer = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc
      .tuple(fc.constantFrom(...pathFormats()), fc.nat(), fc.nat({ max: 8 }), piece)
      .map(([format, at, length, inserted]) => {
        const start = at % (format.length + 1);
        return format.slice(0, start) + inserted + format.slice(start + length);
      }),
  );

  test('gives finite values from 0 to 1 that belong together, the same each time, and never throws', () => {
    fc.assert(
      fc.property(answer, task, (response, of) => {
        const gold: PathGold = { ...HOUSE, task: of, edges: [['kitchen', 'hall']] };
        const score = soundPath(response, gold);
        for (const value of Object.values(score.metrics)) expect(value >= 0 && value <= 1).toBe(true);
        expect(score.metrics.similarity).toBe(1 - (score.metrics.distance as number));
        expect(score.metrics.exact).toBe(score.metrics.distance === 0 ? 1 : 0);
        expect(score.metrics.strict_distance).toBeGreaterThanOrEqual(score.metrics.distance as number);
        expect(score.steps.length > 0).toBe(score.outcome === 'answered');
        expect(score.reason).not.toBe('');
        expect(soundPath(response, { ...gold, locations: [...gold.locations] })).toEqual(score);
      }),
      runs(3000),
    );
  });
});
