import { describe, expect, test } from '@jest/globals';
import { errorRow, HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, RIGHT_WALK, walkRow } from '../rows.ts';
import { tablesOf, texts } from './report.ts';

const second = { item: 'i2', game: 'g2' };

describe('answers', () => {
  test('are counted by what became of them, errors with the commonest message', () => {
    const rows = [
      mapRow(RIGHT_MAP),
      mapRow('Bananas are yellow.'),
      mapRow(''),
      walkRow(RIGHT_WALK),
      errorRow('429:\n too many \u001b[31mrequests'),
      errorRow('429:\n too many \u001b[31mrequests'),
      errorRow('down'),
    ];
    const { answers } = tablesOf(rows);
    expect(answers?.columns.map(({ title }) => title)).toEqual([
      'Model',
      'Shots',
      'Rows',
      'Errors',
      'Answered',
      'Empty',
      'Refused',
      'Unreadable',
    ]);
    expect(texts(answers)).toEqual([['m', '0-shot', '7', '3', '2', '1', '0', '1']]);
    expect(answers?.rows[0]?.cells[3]?.note).toBe('2 of 3 errors: 429: too many [31mrequests');
  });
});

describe('scores above chance', () => {
  const chance = { model: 'random-middle', provider: 'plugh:random-middle' };
  test('stand beside the raw ones, between the floor and the oracle', () => {
    const rows = [
      walkRow(HALF_WALK, chance),
      walkRow(RIGHT_WALK, { shots: '3-shot' }),
      walkRow(RIGHT_WALK, { model: 'oracle', provider: 'plugh:oracle' }),
      walkRow('hall\nattic\nhall', { model: 'n', provider: 'test:n' }),
    ];
    const table = tablesOf(rows)['chance-task2a'];
    expect(texts(table)).toEqual([
      ['m', '3-shot', '100.0%', '50.0%', '100.0%'],
      ['n', '0-shot', '75.0%', '50.0%', '50.0%'],
      ['random-middle', '0-shot', '50.0%', '50.0%', '0.0%'],
      ['oracle', '0-shot', '100.0%', '50.0%', '100.0%'],
    ]);
    expect(table?.rows.map(({ kind }) => kind)).toEqual(['model', 'model', 'baseline', 'baseline']);
    expect(table?.caption).toBe(
      'Score: 1 − distance, higher is better. Floor: what random-middle scores on the same items; oracle is the ceiling. Above chance: (score − floor) ÷ (1 − floor).',
    );
  });

  test('have no floor without the baseline, which is said', () => {
    const table = tablesOf([mapRow(HALF_MAP)])['chance-task1'];
    expect(texts(table)).toEqual([['m', '0-shot', '66.7%', '', '']]);
    expect(table?.caption).toMatch('There is no floor: add the baseline random-middle to the run');
  });

  test('take no floor of another scorer', () => {
    const rows = [walkRow(RIGHT_WALK), walkRow(HALF_WALK, chance, 'official')];
    const table = tablesOf(rows, { allowMixed: true })['chance-task2a'];
    expect(texts(table)[0]).toEqual(['m [sound@1]', '0-shot', '100.0%', '', '']);
  });
});

describe('the comparison of two models', () => {
  const n = { model: 'n', provider: 'test:n' };
  test('shows difference, interval, p and what could be found, over the items of both', () => {
    const rows = [
      walkRow(RIGHT_WALK),
      walkRow(RIGHT_WALK, second),
      walkRow(RIGHT_WALK, { item: 'i3', game: 'g3' }),
      walkRow(HALF_WALK, n),
      walkRow(RIGHT_WALK, { ...n, ...second }),
    ];
    const { compare } = tablesOf(rows, { compare: ['m', 'n'] });
    expect(compare?.title).toBe('m against n');
    expect(compare?.caption).toMatch('above 0 the first is better');
    expect(compare?.rows).toEqual([
      {
        kind: 'model',
        cells: [
          { text: 'task2a' },
          { text: '0-shot' },
          { text: '2', value: 2, note: '1 item left out that only one of the two has a score for' },
          { text: '100.0%', value: 1, items: 2 },
          { text: '75.0%', value: 0.75, items: 2 },
          { text: '+25.0', value: 0.25, interval: [0, 0.5], items: 2 },
          { text: expect.stringMatching(/^0\.\d{3}$/), value: expect.any(Number) },
          { text: expect.stringMatching(/^\d+\.\d$/), value: expect.any(Number) },
        ],
      },
    ]);
  });

  test('names the models that there are', () => {
    const rows = [walkRow(RIGHT_WALK), walkRow(RIGHT_WALK, { ...n, ...second })];
    expect(() => tablesOf(rows, { compare: ['m', 'q'] })).toThrow(
      '--compare: "q" is no model of these results; they are "m", "n"',
    );
    expect(() => tablesOf(rows, { compare: ['m', 'n'] })).toThrow(
      '--compare: "m" and "n" answered no item with the same prompt; run both over the same items',
    );
  });
});

describe('the difference to a published model', () => {
  const rows = [walkRow(HALF_WALK), walkRow(RIGHT_WALK, second)];
  test('is that of every model here, in percentage points', () => {
    const table = tablesOf(rows, { reference: 'gpt-4o' })['reference-task2a'];
    expect(table?.rows).toEqual([
      {
        kind: 'model',
        cells: [
          { text: 'm' },
          { text: 'openai:gpt-4o-2024-05-13' },
          {
            text: '+12.3',
            value: expect.closeTo(0.123, 12),
            interval: [expect.closeTo(-0.127, 12), expect.closeTo(0.373, 12)],
            items: 2,
          },
        ],
      },
    ]);
    expect(table?.caption).toMatch('below 0 is better than published');
    expect(table?.caption).toMatch('of other data or another scorer');
  });

  test('by default is that of models with a published name', () => {
    const named = {
      model: 'local:llama3_8b',
      provider: 'local:llama3_8b',
      datasetVersion: 'git:738cfe6727d7',
    };
    const official = [
      walkRow('HALL', named, 'official'),
      walkRow(RIGHT_WALK, { datasetVersion: named.datasetVersion }, 'official'),
    ];
    const table = tablesOf(official, { reference: true })['reference-task2a'];
    expect(texts(table)).toEqual([['local:llama3_8b', 'local:llama3_8b', '+36.3']]);
    expect(table?.caption).not.toMatch('of other data or another scorer');
    expect(() => tablesOf(rows, { reference: true })).toThrow(
      '--reference: no model here bears a published name; name one, the published models are openai:gpt-3-5-turbo, ',
    );
  });

  test('needs a name that fits one model', () => {
    expect(() => tablesOf(rows, { reference: 'llama3' })).toThrow(
      '--reference: "llama3" fits local:llama3_8b and local:llama3_70b; the published models are',
    );
    expect(() => tablesOf(rows, { reference: 'grue' })).toThrow(
      '--reference: "grue" fits no published model;',
    );
  });
});

describe('slices', () => {
  const sized = (nodes: number, answer: string, item: string) => mapRow(answer, { nodes, item, game: item });
  test('by size have one open end, as in the paper, and say what is not known', () => {
    const rows = [
      sized(12, HALF_MAP, 'a'),
      sized(6, RIGHT_MAP, 'b'),
      sized(10, RIGHT_MAP, 'c'),
      mapRow(RIGHT_MAP),
      errorRow('down', { nodes: 7 }),
    ];
    const table = tablesOf(rows, { by: 'nodes' })['slices-nodes-task1'];
    expect(texts(table)).toEqual([
      ['6', 'm', '1', '100.0%'],
      ['7', 'm', '0', ''],
      ['10+', 'm', '2', '83.3%'],
      ['not known', 'm', '1', '100.0%'],
    ]);
    expect(table?.rows[1]?.cells[3]?.note).toBe('1 error row left out');
  });

  test('by path length put lengths together', () => {
    const rows = [3, 8, 25, 9, 1].map((pathLength, i) => walkRow(RIGHT_WALK, { pathLength, item: `i${i}` }));
    expect(texts(tablesOf(rows, { by: 'pathLength' })['slices-pathLength-task2a'])).toEqual([
      ['1', 'm', '1', '100.0%'],
      ['3', 'm', '1', '100.0%'],
      ['7–9', 'm', '2', '100.0%'],
      ['20+', 'm', '1', '100.0%'],
    ]);
  });

  test('by game are by name, and refused where the data name none', () => {
    const rows = [walkRow(RIGHT_WALK, second), walkRow(HALF_WALK)];
    expect(texts(tablesOf(rows, { by: 'game' })['slices-game-task2a'])).toEqual([
      ['g1', 'm', '1', '50.0%'],
      ['g2', 'm', '1', '100.0%'],
    ]);
    expect(() => tablesOf([walkRow(RIGHT_WALK, { gameKnown: false })], { by: 'game' })).toThrow(
      '--by game: the data of these results name no games; take nodes, cycles or pathLength',
    );
  });
});

describe('kinds of errors', () => {
  test('are shares of the answers, each answer with all its kinds', () => {
    const rows = [
      mapRow(RIGHT_MAP),
      mapRow('digraph G {\n"in the hall" -> "attic";\n"attic" -> "moon";\n}'),
      mapRow('There is nothing to draw, I fear.'),
      mapRow(null),
      walkRow('1. Hall\n2. Moon'),
    ];
    expect(texts(tablesOf(rows)['error-kinds'])).toEqual([
      ['task1', 'm', '0-shot', '4', '50.0% (2)', '25.0% (1)', '25.0% (1)', '25.0% (1)'],
      ['task2a', 'm', '0-shot', '1', '100.0% (1)', '0.0% (0)', '100.0% (1)', '100.0% (1)'],
    ]);
  });
});

describe('repeated answers', () => {
  test('have a spread, and no table where nothing was asked twice', () => {
    const rows = [
      walkRow(RIGHT_WALK),
      walkRow(HALF_WALK, { repeat: 1 }),
      walkRow(RIGHT_WALK, second),
      mapRow(RIGHT_MAP),
    ];
    const { repeats } = tablesOf(rows);
    expect(texts(repeats)).toEqual([['m', '0-shot', 'task2a', '2', '1–2', '35.4']]);
    expect(repeats?.rows[0]?.cells[5]?.items).toBe(1);
    expect(tablesOf([walkRow(RIGHT_WALK)]).repeats).toBeUndefined();
  });
});
