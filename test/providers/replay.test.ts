import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Replay as FromIndex } from '../../index.ts';
import { Replay, type ReplayConfig } from '../../providers/replay.ts';

/** Writes a file into a new temporary folder and returns its path. */
function write(content: string, name = 'answers'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plugh-replay-')), name);
  writeFileSync(file, content);
  return file;
}

const published = (...rows: unknown[]) => write(JSON.stringify(rows, null, 4));
const lines = (...rows: unknown[]) => write(rows.map((row) => JSON.stringify(row)).join('\n'));

interface Asked {
  readonly item?: string;
  readonly task?: string;
  readonly label?: string;
  readonly repeatIndex?: number;
  readonly datasetVersion?: string;
}

/** What the provider says to a row of promptfoo. */
function ask(
  config: object,
  { item = '3', task = 'task1', label = '0-shot', repeatIndex, datasetVersion }: Asked = {},
) {
  return new Replay({ config }).callApi('', {
    vars: { item, task },
    prompt: { raw: '', label },
    ...(repeatIndex !== undefined && { repeatIndex }),
    test: { metadata: { datasetVersion } },
  });
}

/** The row of promptfoo's results for an answer, or for a call that failed. */
function result(output: unknown, { label = '0-shot', version = '1.0', model = 'm' } = {}) {
  return {
    vars: { item: '3', task: 'task1' },
    prompt: { label, raw: '' },
    provider: { id: 'openai:m', label: model },
    response: output instanceof Error ? { error: output.message } : { output },
    testCase: { metadata: { datasetVersion: version } },
  };
}

const results = (...rows: unknown[]) =>
  JSON.stringify({ evalId: 'x', results: { version: 3, results: rows } });
const answered = (output: string, file: string) => ({ output, metadata: { replayedFrom: file } });

describe('the same answers are read from every kind of file', () => {
  test.each([
    ['published responses', published([3, 'task1', 'm', 0, 'zero'], [3, 'task1', 'm', 2, 'two'])],
    [
      'JSON Lines',
      lines(
        { id: '3', task: 'task1', model: 'm', shots: 0, response: 'zero' },
        { id: 3, task: 'task1', model: 'm', shots: 2, response: 'two' },
      ),
    ],
    ['promptfoo results', write(results(result('zero'), result('two', { label: '2-shot text' })))],
    ['promptfoo results in lines', lines(result('zero'), result('two', { label: '2-shot' }))],
    ['a single line', lines({ id: '3', task: 'task1', model: 'm', shots: 0, response: 'zero' }), 1],
  ])('%s', async (_kind, file, count = 2) => {
    expect(await ask({ file })).toEqual(answered('zero', file));
    if (count === 2) expect(await ask({ file }, { label: '2-shot text' })).toEqual(answered('two', file));
  });

  test('the bundled ones by name', async () => {
    const provider = new Replay({ config: { file: 'plugh-open' } });
    expect([provider.id(), provider.label]).toEqual([
      'plugh:replay:attentive reader (Claude, batch reading)',
      'attentive reader (Claude, batch reading)',
    ]);
    expect((await ask({ file: 'plugh-open' }, { item: 'af-tide-mill-01', task: 'task3' })).output).toBe(
      'Mill-House\nWheel-Room\nStaith',
    );
  });
});

test('an answer is picked by item, task, model and examples', async () => {
  const rows = [
    [3, 'task1', 'a', 0, 'right'],
    [3, 'task1', 'b', 0, 'other model'],
    [4, 'task1', 'a', 0, 'other item'],
    [3, 'task3', 'a', 0, 'other task'],
    [3, 'task1', 'a', 1, 'other shots'],
  ];
  const file = published(...rows);
  expect((await ask({ file, model: 'a' })).output).toBe('right');
  expect((await ask({ file, model: 'b' })).output).toBe('other model');
  expect((await ask({ file, model: 'a' }, { item: '4' })).output).toBe('other item');
  expect((await ask({ file, model: 'a' }, { task: 'task3' })).output).toBe('other task');
  expect((await ask({ file, model: 'a' }, { label: '1-shot' })).output).toBe('other shots');
  expect((await ask({ file, model: 'a', shots: 1 }, { label: 'mine' })).output).toBe('other shots');
});

test('an empty answer is an answer', async () => {
  const file = published([3, 'task1', 'm', 0, '']);
  expect(await ask({ file })).toEqual(answered('', file));
});

test('an answer that is no text is its JSON', async () => {
  expect((await ask({ file: lines(result(['a', 'b'])) })).output).toBe('["a","b"]');
});

test('a run that was repeated is replayed repetition by repetition', async () => {
  const file = lines(result('first'), result('second'));
  expect((await ask({ file })).output).toBe('first');
  expect((await ask({ file }, { repeatIndex: 1 })).output).toBe('second');
  expect((await ask({ file }, { repeatIndex: 2 })).error).toBe(
    'replay: the answer of m to task1 of item 3 after 0 examples was recorded 2 times, and repetition 3 asks for another. Mend: repeat the run no more often than it was recorded',
  );
});

test('two columns of one name are no repetitions of each other', async () => {
  const file = lines(
    { ...result('of the chat prompt'), promptIdx: 0 },
    { ...result('of the text prompt'), promptIdx: 1 },
    { ...result('another question'), promptIdx: 1, vars: { item: '4', task: 'task1' } },
  );
  expect((await ask({ file })).error).toMatch(
    /^replay: the answers of m to task1 of item 3 after 0 examples stand in several columns of .*Mend: label them differently/,
  );
  expect((await ask({ file }, { item: '4' })).output).toBe('another question');
});

test('an answer that promptfoo did not keep is no answer', () => {
  const file = lines(result('kept'), result('[output stripped]'));
  expect(() => new Replay({ config: { file } })).toThrow(
    `${file}, row 2: the answer was not kept, as PROMPTFOO_STRIP_RESPONSE_OUTPUT was set`,
  );
});

test('labels that tell no number of examples are named as the fault', () => {
  const file = lines(result('x', { label: 'chat 0-shot' }));
  expect(() => new Replay({ config: { file } })).toThrow(
    'a prompt whose label begins with its number of examples, as 0-shot',
  );
});

test('an answer to another version of the dataset is not served', async () => {
  const file = lines(result('old', { version: '0.9' }), result('new', { version: '1.0' }));
  expect((await ask({ file }, { datasetVersion: '1.0' })).output).toBe('new');
  expect((await ask({ file }, { datasetVersion: '2.0' })).error).toBe(
    'replay: the answer of m to task1 of item 3 after 0 examples was given to another version of the dataset (0.9). Mend: use the dataset that was asked',
  );
});

describe('an answer that is missing is an error', () => {
  test.each([
    ['null', published([3, 'task1', 'm', 0, null])],
    ['a call that failed', lines(result(new Error('429')))],
    ['a call without output', lines(result(undefined))],
  ])('%s', async (_kind, file) => {
    expect(await ask({ file })).toEqual({
      error: `replay: no answer of m to task1 of item 3 after 0 examples was got when it was recorded (null in ${file}), which counts as missing and not as wrong. Mend: ask the model itself`,
    });
  });

  test('no record', async () => {
    const file = published([3, 'task1', 'm', 0, 'answer']);
    expect(await ask({ file }, { task: 'task2b', label: '3-shot' })).toEqual({
      error: `replay: ${file} holds no answer of m to task2b of item 3 after 3 examples. Mend: name another file or model, ask only what was recorded (\`tasks\` of the test generator, \`prompts\` of this provider), or set config.shots`,
    });
  });

  test('a prompt that tells no number of examples', async () => {
    const file = published([3, 'task1', 'm', 0, 'answer']);
    expect((await ask({ file }, { label: 'my prompt' })).error).toBe(
      'replay: the prompt\'s label "my prompt" tells no number of examples. Mend: label it 0-shot, 1-shot and so on, or set config.shots',
    );
  });

  test('a row of another suite', async () => {
    const provider = new Replay({ config: { file: published([3, 'task1', 'm', 0, 'answer']) } });
    expect(await provider.callApi('')).toEqual({
      error: 'replay: the row has no item and task; rows are made by the generator in datasets/tests.ts',
    });
  });
});

describe('settings and files at fault are refused before the run', () => {
  const two = published([3, 'task1', 'a', 0, 'x'], [3, 'task1', 'b', 0, 'y']);
  test.each<[string, unknown, string]>([
    ['no config', undefined, 'replay: its config must be {file, model?, shots?}'],
    [
      'a setting that is none',
      { file: two, model: 'a', shot: 3 },
      'shots a whole number from 0; and nothing else',
    ],
    ['shots that are none', { file: two, shots: -1 }, 'replay: its config must be {file, model?, shots?}'],
    [
      'several models',
      { file: two },
      `replay: ${two} holds answers of several models. Mend: set config.model to one of "a", "b"; one provider entry per model`,
    ],
    [
      'a model that is not there',
      { file: two, model: 'c' },
      `replay: ${two} holds no answer of "c". Mend: set config.model to one of "a", "b"`,
    ],
    ['no file', { file: 'nowhere.json' }, 'cannot read "nowhere.json" (ENOENT): give promptfoo results'],
  ])('%s', (_kind, config, message) => {
    expect(() => new Replay({ config: config as ReplayConfig })).toThrow(message);
  });

  test.each([
    [
      'a cut-off line',
      '{"id": "3", "task": "task1", "model": "m", "shots": 0, "response": "x"}\n{"id"',
      ': the file ends too early, after row 1: it was cut off; give promptfoo results',
    ],
    ['a dataset', '[{"id": 3, "text": "…"}]', ', row 1 is no recorded answer: give the published responses'],
    [
      'a row that is too short',
      '[[3, "task1", "m", 0, "x"], [3, "task1", "m", 0]]',
      ', row 2 is no recorded answer',
    ],
    [
      'results of another suite',
      results({ ...result('x'), vars: { topic: 'tea' } }),
      ' holds no answer to a question of this benchmark',
    ],
  ])('%s', (_kind, content, message) => {
    const file = write(content);
    expect(() => new Replay({ config: { file } })).toThrow(`${file}${message}`);
  });

  test("the paper's answers, where they were not fetched", () => {
    process.env.XDG_CACHE_HOME = mkdtempSync(join(tmpdir(), 'plugh-empty-'));
    expect(() => new Replay({ config: { file: 'official', model: 'm' } })).toThrow(
      'run `npx plugh fetch` once',
    );
    delete process.env.XDG_CACHE_HOME;
  });
});

test('a label of the config is kept, and the package exports the provider', () => {
  const file = published([3, 'task1', 'm', 0, 'x']);
  expect(new FromIndex({ label: 'mine', config: { file } }).label).toBe('mine');
});
