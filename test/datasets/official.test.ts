import { describe, expect, test } from '@jest/globals';
import { DatasetError } from '../../datasets/faults.ts';
import type { Item } from '../../datasets/item.ts';
import { checkFile, loadDataset } from '../../datasets/load.ts';
import { readOfficial } from '../../datasets/official.ts';
import { shotsOf } from '../../datasets/questions.ts';
import { tests } from '../../datasets/tests.ts';
import { benchFile, type Entry, officialEntry, writeOfficial } from './bench.ts';

const WAY = ['attic', 'great hall', 'cellar'];

/** What is said about the first of two entries once it is changed. */
function faultsOf(change: (entry: Entry) => void, options = {}) {
  const entry = officialEntry(0);
  change(entry);
  return readOfficial(JSON.stringify([entry, officialEntry(1)]), options).faults.map(
    ({ severity, id, field, problem }) => `${severity} ${id} ${field}: ${problem}`,
  );
}

describe('the made-up benchmark in the published format', () => {
  const dataset = benchFile('plugh.json');

  test('gives 113 test items with five tasks each, and its dev items no row', () => {
    const rows = tests({ dataset });
    expect(rows).toHaveLength(113 * 5);
    expect(rows.every(({ metadata }) => metadata.split === 'test')).toBe(true);
    expect(loadDataset(dataset).items.size).toBe(125);
  });

  test('has only warnings, each about a name that its text does not spell out', () => {
    const { warnings } = loadDataset(dataset);
    expect(warnings).toHaveLength(80);
    expect(warnings.filter(({ problem }) => !problem.endsWith('does not occur in the text'))).toEqual([]);
  });
});

describe('an item in the published format', () => {
  const file = writeOfficial([officialEntry(0), { ...officialEntry(1), split: 'dev' }]);
  const dataset = loadDataset(file);
  const item = dataset.items.get('0') as Item;

  test('is the same item as any, known by its place in the array and a game of its own', () => {
    const { text, locations, task1, task2, task4 } = officialEntry(0);
    expect(dataset).toMatchObject({
      gamesKnown: false,
      warnings: [],
      version: expect.stringMatching(/^sha256:/),
    });
    expect(item).toEqual({
      id: '0',
      game: 'item 0',
      split: 'test',
      text,
      locations,
      edges: task1.target,
      path: task2.target,
      task3: { from: 'attic', to: 'cellar', answers: [WAY] },
      task4: { from: task4.from_marker, to: task4.to_marker, answers: [WAY] },
    });
  });

  test('brings its examples along, which need not be items', () => {
    const { task4 } = officialEntry(0);
    const shots = (['task1', 'task2a', 'task2b', 'task3', 'task4'] as const).map((task) =>
      shotsOf(dataset, item, task, 1),
    );
    const [text, locations] = ['a text', ['a', 'b']];
    expect(shots).toEqual([
      [{ question: { task: 'task1', text, locations: [] }, answer: 'graph G {\n"a" -- "b";\n}' }],
      [{ question: { task: 'task2a', text, locations }, answer: 'a\nb\na' }],
      [{ question: { task: 'task2b', text, locations }, answer: 'a\nb\na' }],
      [
        {
          question: { task: 'task3', text, locations: ['a', 'b', 'c'], ends: ['a', 'c'] },
          answer: 'a\nb\nc',
        },
      ],
      [
        {
          question: { task: 'task4', text, locations, ends: [task4.from_marker, task4.to_marker] },
          answer: 'b\na',
        },
      ],
    ]);
    expect(() => shotsOf(dataset, item, 'task1', 2)).toThrow(
      'item 0 has 1 of the 2 examples that this prompt needs',
    );
  });

  test('has its own row, whose metadata say that the game is not known', () => {
    const rows = tests({ dataset: file, tasks: ['task1'] });
    expect(rows.map(({ vars, metadata }) => ({ vars, metadata }))).toEqual([
      {
        vars: { task: 'task1', item: '0', dataset: file },
        metadata: {
          task: 'task1',
          item: '0',
          game: 'item 0',
          gameKnown: false,
          split: 'test',
          nodes: 3,
          cycles: 0,
          pathLength: 4,
          dataset: file,
          datasetVersion: dataset.version,
          gold: { edges: officialEntry(0).task1.target },
        },
      },
    ]);
    expect(() => tests({ dataset: file, games: ['Zork I'] })).toThrow(
      'which names no games; leave this setting out',
    );
  });

  test('counts a doubled edge and one to itself as no cycle', () => {
    const entry = officialEntry(0);
    entry.task1.target.push(['attic', 'great hall'], ['attic', 'attic']);
    expect(tests({ dataset: writeOfficial([entry]), tasks: ['task1'] })[0]?.metadata).toMatchObject({
      nodes: 3,
      cycles: 0,
    });
  });
});

describe('what published data may break is a warning', () => {
  test.each<[string, (entry: Entry) => void, string]>([
    [
      'capital letters in the gold',
      (entry) => {
        entry.locations[0] = 'Attic';
        entry.task1.target[0] = ['great hall', 'Attic'];
        entry.task2.target[1] = 'Attic';
        entry.task3 = { from: 'Attic', to: 'cellar', target: [['Attic', 'great hall', 'cellar']] };
        entry.task4.target = [['Attic', 'great hall', 'cellar']];
      },
      'warning 0 locations[0]: "Attic" has capital letters, so that the official scorer\'s fuzzy reading of paths never finds it',
    ],
    [
      'a name inside another',
      (entry) => {
        entry.locations.push('hall');
      },
      'warning 0 locations[3]: "hall" is a part of "great hall", so that the official scorer\'s fuzzy match may take one for the other',
    ],
    [
      'names that are equal once levelled',
      (entry) => {
        entry.locations.push('the attic');
      },
      'warning 0 locations[3]: "the attic" and "attic" are the same name once case, articles and punctuation are levelled',
    ],
    [
      'a name that the text spells otherwise',
      (entry) => {
        entry.text = entry.text.replace('cellar', 'cellars');
      },
      'warning 0 locations[1]: "cellar" does not occur in the text',
    ],
    [
      'a doubled edge',
      (entry) => {
        entry.task1.target.push(['attic', 'great hall']);
      },
      'warning 0 task1.target[2]: "attic" – "great hall" stands there twice',
    ],
    [
      'blanks around a name',
      (entry) => {
        entry.locations[1] = 'cellar ';
      },
      'warning 0 locations[1]: the name is empty, has blanks around it, or goes over lines',
    ],
  ])('%s', (_rule, change, said) => {
    expect(faultsOf(change)).toContain(said);
    expect(faultsOf(change).filter((fault) => !fault.startsWith('warning'))).toEqual([]);
  });
});

describe('what makes a right answer wrong is an error', () => {
  test.each<[string, (entry: Entry) => void, string]>([
    [
      'an edge to no location',
      (entry) => entry.task1.target.push(['attic', 'moon']),
      'task1.target[2][1]: "moon" is not in locations',
    ],
    [
      'a path step that is no location',
      (entry) => entry.task2.target.push('moon'),
      'task2.target[4]: "moon" is not in locations',
    ],
    ['an empty gold', (entry) => entry.task3.target.splice(0), 'task3.target: it has fewer than 1 entries'],
    [
      'a path that uses no edge',
      (entry) => entry.task2.target.push('attic'),
      'task2.target[4]: the step from "cellar" to "attic" uses no edge',
    ],
    [
      'a wrong end',
      (entry) => Object.assign(entry.task3, { to: 'great hall' }),
      'task3.target[0]: it leads from "attic" to "cellar", and the question asks from "attic" to "great hall"',
    ],
    ['a missing field', (entry) => Reflect.deleteProperty(entry, 'text'), 'text: the field is missing'],
    [
      'an id that is not its place',
      (entry) => Object.assign(entry, { id: 7 }),
      'id: the id is 7, and the place in the array 0',
    ],
    [
      'an example without its answer',
      (entry) => Object.assign(entry.task2, { few_shots: [['text', ['a'], 'a']] }),
      'task2.few_shots[0][2]: the example does not end in its answer',
    ],
    [
      'an example that is too short',
      (entry) => Object.assign(entry.task4, { few_shots: [['text', ['a']]] }),
      'task4.few_shots[0]: it has fewer than 3 entries',
    ],
  ])('%s', (_rule, change, said) => {
    expect(faultsOf(change)).toEqual([`error 0 ${said}`]);
  });

  test('but never in the benchmark itself, nor in dev items, which are not scored', () => {
    const change = (entry: Entry) => void entry.task2.target.push('moon');
    const warning = ['warning 0 task2.target[4]: "moon" is not in locations'];
    expect(faultsOf(change, { published: true })).toEqual(warning);
    expect(
      faultsOf((entry) => {
        entry.split = 'dev';
        change(entry);
      }),
    ).toEqual(warning);
  });
});

test('a dev item may lack examples and gold', () => {
  const { id, text, locations, task1 } = officialEntry(1);
  const dev = { id, split: 'dev', text, locations, task1: { target: task1.target } };
  expect(checkFile(writeOfficial([officialEntry(0), dev])).faults).toEqual([]);
});

test('a fault names file, line, item, field and remedy', () => {
  const entry = officialEntry(1);
  entry.task1.target.push(['attic', 'moon']);
  const file = writeOfficial([officialEntry(0), entry]);
  const line = JSON.stringify([officialEntry(0)], null, 4).split('\n').length;
  expect(checkFile(file).faults).toEqual([
    {
      file,
      line,
      id: '1',
      field: 'task1.target[2][1]',
      problem: '"moon" is not in locations',
      remedy: 'add it to locations, or correct its spelling',
      severity: 'error',
    },
  ]);
  expect(() => loadDataset(file)).toThrow(DatasetError);
});

describe('the format is told', () => {
  test('by the ending, and by the first character where the ending says nothing', () => {
    const entries = [officialEntry(0)];
    const known = (name: string) => checkFile(writeOfficial(entries, name)).items.length;
    expect([known('my.json'), known('MY.JSON'), known('data'), known('my.jsonl')]).toEqual([1, 1, 1, 0]);
  });

  test.each([
    ['{"id": 0}', 'it is no JSON array'],
    ['[]', 'it holds no item'],
    ['[{"id": 0}', /^the file is not JSON \(/],
  ])('%s is no dataset', (content, problem) => {
    expect(readOfficial(content).faults).toEqual([
      expect.objectContaining({
        line: 1,
        problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
        severity: 'error',
      }),
    ]);
  });
});
