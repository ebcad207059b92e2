import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prompts, tests } from './configs.ts';
import { promptfooEval, type ResultRow } from './promptfoo.ts';

const HOSTILE = [
  'He wrote {{x}} and {{ env.PATH }} on the wall of the Hall.',
  '{% bad %} {% if x %}no end {% raw %} {% endraw %} {%- trim -%}',
  '{# c #} and #} alone, {# never closed',
  'quotes " \' ` and \\ and \\n and \\" and %7B%7B',
  'emoji 🗺️🧭, a null-ish \u2028 line separator, tab\t, <b>&amp;</b>',
  '{{ "unclosed',
  'It ends in the Attic {',
].join('\n\n');

const SHOT = 'In the Hall {{ y }} then the Attic {% endraw %} \\ "end"';

let folder: string;
let rows: readonly ResultRow[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plugh-hostile-'));
  const dataset = join(folder, 'hostile.jsonl');
  const item = { locations: ['Attic', 'Hall'], edges: [['Hall', 'Attic']], path: ['Hall', 'Attic'] };
  const lines = [
    { id: 'shot', game: 'Other', split: 'dev', text: SHOT, ...item },
    { id: 'hostile', game: 'Game', split: 'test', text: HOSTILE, ...item, examples: ['shot'] },
  ];
  writeFileSync(dataset, lines.map((line) => JSON.stringify(line)).join('\n'));
  const labels = ['0-shot', '1-shot'] as const;
  const run = await promptfooEval([], {
    config: {
      providers: ['echo'],
      prompts: [
        ...prompts('chat', [...labels]),
        ...prompts('text', [...labels]).map(({ id, label }) => ({ id, label: `${label} text` })),
      ],
      tests: tests({ dataset, tasks: ['task2a'] }),
    },
  });
  rows = run.rows;
});

afterAll(() => rmSync(folder, { recursive: true }));

function echoed(label: string): unknown {
  const output = rows.find(({ prompt }) => prompt.label === label)?.response?.output;
  return label.endsWith('text') ? output : JSON.parse(String(output));
}

const system = { role: 'system', content: expect.stringContaining("the main character's path") };
const user = (text: string) => ({
  role: 'user',
  content: `# Input text\n\n${text}\n\n# Locations\n\nAttic\nHall`,
});

test('chat messages reach the provider byte for byte', () => {
  expect(echoed('0-shot')).toEqual([system, user(HOSTILE)]);
});

test('so do the examples before them', () => {
  expect(echoed('1-shot')).toEqual([
    system,
    user(SHOT),
    { role: 'assistant', content: 'Hall\nAttic' },
    user(HOSTILE),
  ]);
});

test('the text form reaches the provider byte for byte', () => {
  const task = expect.stringMatching(/./);
  const [description, ...rest] = String(echoed('1-shot text')).split('\n\n# Input text\n\n');
  expect([description, ...rest]).toEqual([
    task,
    `${SHOT}\n\n# Locations\n\nAttic\nHall\n\n# Response\n\nHall\nAttic`,
    `${HOSTILE}\n\n# Locations\n\nAttic\nHall\n\n# Response\n\n`,
  ]);
});

test('no row is an error', () => {
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ failureReason }) => failureReason === 2)).toEqual([]);
});
