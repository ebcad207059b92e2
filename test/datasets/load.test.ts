import { writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { DatasetError, describeFault } from '../../datasets/faults.ts';
import { checkFile, loadDataset } from '../../datasets/load.ts';
import { BROKEN, brokenCopy, bundledItems, writeItems } from './broken.ts';

const bundledFile = new URL('../../datasets/plugh-open/items.jsonl', import.meta.url).pathname;

test('each pattern of the schema is told in words', () => {
  const [first] = bundledItems();
  const file = writeItems([{ ...first, id: '../x', locations: [' Staith', ''], text: ' ' }]);
  expect(checkFile(file).faults.map(({ field, remedy }) => [field, remedy])).toEqual([
    ['id', 'use letters, digits, full stops, hyphens and underscores, a letter or digit first'],
    ['text', 'write some text'],
    ['locations[0]', 'write it on one line, without blanks around it'],
    ['locations[1]', 'write it on one line, without blanks around it'],
  ]);
});

test('the bundled data keep every rule', () => {
  const { items, faults } = checkFile(bundledFile);
  expect(faults).toEqual([]);
  expect(items.filter(({ split }) => split === 'test')).toHaveLength(153);
  expect(items.filter(({ split }) => split === 'dev')).toHaveLength(12);
  expect(new Set(items.map(({ game }) => game)).size).toBe(44);
});

test('a dataset carries its name and version', () => {
  expect(loadDataset()).toMatchObject({ name: 'plugh-open', version: '1.0' });
  const file = writeItems(bundledItems());
  expect(loadDataset(file)).toMatchObject({
    name: file,
    version: expect.stringMatching(/^sha256:[0-9a-f]{12}$/),
  });
});

describe('a file that breaks one rule is refused with place and remedy', () => {
  test.each(BROKEN)('$rule', (broken) => {
    const file = brokenCopy(broken);
    const { field, problem, remedy } = broken;
    expect(checkFile(file).faults).toEqual([
      { file, line: 1, id: 'af-tide-mill-01', field, problem, remedy, severity: 'error' },
    ]);
    expect(() => loadDataset(file)).toThrow(DatasetError);
  });
});

describe('all faults of a file come at once, in its order', () => {
  test('also those of one item', () => {
    const [first, second, third] = bundledItems() as [object, object, object];
    const file = writeItems([
      { ...first, split: 'train', game: '' },
      second,
      { ...third, id: 'alderman-01' },
    ]);
    const lines = checkFile(file).faults.map(describeFault);
    const fromMissing = (line: number) =>
      [0, 1, 2].map((n) => expect.stringContaining(`:${line} · alderman-01 · examples[${n}]: `));
    expect(lines).toEqual([
      `${file}:1 · af-tide-mill-01 · game: the text is empty. Mend: write some text.`,
      `${file}:1 · af-tide-mill-01 · split: the value is not allowed. Mend: use one of dev, test.`,
      ...fromMissing(2),
      `${file}:3 · alderman-01 · id: the id stands in line 2 too. Mend: give each item an id of its own.`,
      ...fromMissing(3),
    ]);
  });

  test('an item without any gold', () => {
    const { id, game, split, text, locations } = bundledItems()[0] as ReturnType<typeof bundledItems>[number];
    const file = writeItems([{ id, game, split, text, locations }]);
    expect(checkFile(file).faults).toEqual([
      {
        file,
        line: 1,
        id,
        field: '',
        problem: 'there is no gold at all',
        remedy: 'give at least one of edges, path, task3, task4',
        severity: 'error',
      },
    ]);
  });
});

describe('files that are no dataset', () => {
  const oneFault = (content: string) => {
    const file = writeItems([]);
    writeFileSync(file, content);
    return checkFile(file).faults.map(({ line, problem }) => `${line}: ${problem}`);
  };

  test('an empty file', () => {
    expect(oneFault('\n')).toEqual(['1: it holds no item']);
  });

  test('a JSON document', () => {
    expect(oneFault('[\n{"id": "a"}\n]')).toEqual(['1: it is one JSON document, not one a line']);
  });

  test('a line that is not JSON', () => {
    expect(oneFault('{"id": \n')).toEqual(['1: the line is not JSON (Unexpected end of JSON input)']);
  });

  test('a line that is not an object', () => {
    expect(oneFault('7\n')).toEqual(['1: must be object']);
  });

  test('a file that is not there', () => {
    expect(() => loadDataset('nowhere.jsonl')).toThrow(
      `cannot read the dataset "nowhere.jsonl" (ENOENT): give a bundled name (plugh-open), official (the paper's data, after \`npx plugh fetch\`), or the path of a file: JSON Lines (.jsonl) or the published format (.json), from the folder ${process.cwd()}`,
    );
  });
});

test('a byte order mark, Windows line ends and blank lines are no faults', () => {
  const file = writeItems([]);
  writeFileSync(
    file,
    `\uFEFF${bundledItems()
      .map((item) => JSON.stringify(item))
      .join('\r\n\r\n')}`,
  );
  expect(checkFile(file).faults).toEqual([]);
});
