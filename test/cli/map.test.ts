import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeXML } from 'entities';
import { questionOf } from '../../datasets/questions.ts';
import { chatMessages } from '../../prompts/messages.ts';
import { temporaryFile, temporaryFolder } from '../reports/files.ts';
import { projectRoot, run } from '../suite/promptfoo.ts';

/** What a model that read the first pages of Alice in Wonderland might say, with what models do to formats. */
const ALICE = `Here is the map:
\`\`\`dot
graph G {
  bank -- field;
  field -- "rabbit-hole" -- well;
  well -> "heap of sticks and dry leaves";
  "heap of sticks and dry leaves" -- "long passage" -- "long, low hall";
  "long, low hall" -- "small passage" -- garden;
  "hedge";
}
\`\`\`
I hope this helps!`;
const PLACES = [
  'bank',
  'field',
  'rabbit-hole',
  'well',
  'heap of sticks and dry leaves',
  'long passage',
  'long, low hall',
  'small passage',
  'garden',
  'hedge',
];

/** A stand-in for a model behind the OpenAI chat protocol: says the last words of the text, or answers Alice. */
const asked: { readonly messages: unknown; readonly temperature: number }[] = [];
let server: Server;
let settings: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      const { messages, temperature } = JSON.parse(body);
      asked.push({ messages, temperature });
      const text: string = messages.at(-1).content.replace('# Input text\n\n', '');
      const content = text === 'NOTHING' ? null : text.startsWith('SAY ') ? text.slice(4) : ALICE;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          model: 'stand-in',
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  settings = JSON.stringify({ apiBaseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'none', temperature: 0.01 });
});

afterAll(() => {
  server.close();
});

const map = (...args: string[]) =>
  run([join(projectRoot, 'cli/plugh.ts'), 'map', ...args], {
    PROMPTFOO_CONFIG_DIR: temporaryFolder(),
    PROMPTFOO_CACHE_ENABLED: 'false',
  });
const ask = (file: string, ...args: string[]) =>
  map(file, '--provider', 'openai:chat:stand-in', '--provider-config', settings, ...args);

const drawnNames = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]+)</g)].map(([, name = '']) => decodeXML(name)).sort();

describe('plugh map of a text', () => {
  const folder = join(temporaryFolder(), 'maps.svg');
  mkdirSync(folder);
  const story = join(projectRoot, 'examples/own-story/alice.txt');

  test('asks the model as in task1, and draws its answer', async () => {
    const file = join(temporaryFolder(), 'alice.svg');
    expect((await ask(story, '-o', file)).exitCode).toBe(0);
    const svg = readFileSync(file, 'utf8');
    expect(drawnNames(svg)).toEqual([...PLACES].sort());
    expect(svg.match(/class="edge"/g)).toHaveLength(8);
    const text = readFileSync(story, 'utf8').trim();
    const question = questionOf({ id: '', game: '', split: 'test', text, locations: [] }, 'task1');
    expect(asked.at(-1)).toEqual({ messages: chatMessages(question, []), temperature: 0.01 });
  });

  test('writes Graphviz source too', async () => {
    const file = join(temporaryFolder(), 'alice.dot');
    await ask(story, '-o', file);
    const source = readFileSync(file, 'utf8');
    expect(source.match(/ -- /g)).toHaveLength(8);
    expect(source).toContain('"rabbit-hole" -- "well";');
  });

  test('escapes names, which are a stranger’s text', async () => {
    const answer = 'SAY graph { "<script>alert(1)</script>" -- "a \\"b\\" & ]]> \\\\N"; }';
    const { printed } = await ask(temporaryFile('story.txt', answer));
    expect(printed).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(printed).not.toContain('<script');
  });

  test('draws names with control characters or a backslash so that they can be opened', async () => {
    const story = temporaryFile(
      'story.txt',
      `SAY ${JSON.stringify({
        edges: [
          ['a\u0001b', 'c'],
          ['d\\', 'c'],
        ],
      })}`,
    );
    const { printed } = await ask(story);
    expect(drawnNames(printed)).toEqual(['a\uFFFDb', 'c', 'd\\']);
    const file = join(temporaryFolder(), 'names.dot');
    await ask(story, '-o', file);
    expect(readFileSync(file, 'utf8')).toContain('"d\\\\" [label="d\\\\"];');
  });

  test('prints the picture alone, whatever promptfoo and the provider print', () => {
    const said = `export default class {
      id() { return 'talker'; }
      async callApi() { console.log('thinking'); return { output: 'graph { a -- b }' }; }
    }`;
    const provider = temporaryFile('talker.mjs', said);
    const plugh = join(projectRoot, 'cli/plugh.ts');
    const printed = execFileSync(
      process.execPath,
      [plugh, 'map', story, '--provider', `file://${provider}`],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', PROMPTFOO_CONFIG_DIR: temporaryFolder() },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    expect(printed).toMatch(/^<\?xml [\s\S]*<\/svg>\n$/);
  });

  test.each([
    [['-o', 'nowhere/story.svg'], 'cannot write "nowhere/story.svg" (ENOENT)'],
    [['-o', tmpdir()], `"${tmpdir()}" would be neither picture nor source`],
    [['-o', folder], `cannot write "${folder}" (EISDIR)`],
    [
      ['-o', 'story.png'],
      '"story.png" would be neither picture nor source: give a name that ends in .svg or .dot',
    ],
  ])('refuses %j before it asks', async (args, reason) => {
    const before = asked.length;
    const { exitCode, printed } = await ask(story, ...args);
    expect(printed).toContain(`plugh: ${reason}`);
    expect({ exitCode, questions: asked.length - before }).toEqual({ exitCode: 1, questions: 0 });
  });

  test('refuses a text in another encoding, whose names a model would read garbled', async () => {
    const file = temporaryFile('story.txt', '');
    writeFileSync(file, Buffer.from('Das Café liegt am Fluß.', 'latin1'));
    const { exitCode, printed } = await ask(file);
    expect(printed).toBe(`plugh: ${file} is no text in UTF-8: save it in this encoding\n`);
    expect(exitCode).toBe(1);
  });

  test('says what to give in place of a text that cannot be read', async () => {
    const { exitCode, printed } = await ask('nowhere.txt');
    expect(printed).toBe('plugh: cannot read "nowhere.txt" (ENOENT): give a text that tells of places\n');
    expect(exitCode).toBe(1);
  });

  test.each([
    [
      'SAY I cannot help with that.',
      /^plugh: the answer of openai:chat:stand-in is a refusal: I cannot help with that\.$/m,
    ],
    ['SAY There are places here, but I draw none.', /is without a map: There are places here/],
    [
      `SAY graph { ${Array.from({ length: 401 }, (_, i) => `a${i} -- b${i};`).join(' ')} }`,
      /has 802 places and 401 connections, and at most 400/,
    ],
    ['  \n', /story\.txt is empty: give a text that tells of places/],
    ['NOTHING', /openai:chat:stand-in gave no text: its answer has none$/m],
  ])('says what is wrong with %#', async (text, reason) => {
    const file = join(temporaryFolder(), 'none.svg');
    const { exitCode, printed } = await ask(temporaryFile('story.txt', text), '-o', file);
    expect(printed).toMatch(reason);
    expect(exitCode).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  test('takes a walkthrough or a model, not both', async () => {
    const { exitCode, printed } = await ask(story, '--commands', story);
    expect(printed).toBe(
      'plugh: --commands is for a story file and --provider for a text: give one of them\n',
    );
    expect(exitCode).toBe(1);
  });
});
