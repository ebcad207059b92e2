import { describe, expect, test } from '@jest/globals';
import { rewrite, type Writer, WriterError } from '../../games/rewrite.ts';
import { objectsTold, rewriteProblems, TEXT_LIMIT } from '../../games/rewriteChecks.ts';
import { commandWriter } from '../../games/rewriteCommand.ts';
import { type ChatMessage, plainPrompt, rewritePrompt } from '../../games/rewritePrompt.ts';

const PATH = ['Hall', 'Attic', 'Hall', 'Cellar'];
const GOOD = 'From the hall she climbed to the Attic; then down, through the Hall, to the old CELLAR.';

describe('a rewritten text', () => {
  test('names each place whenever it is reached, whatever it names between', () => {
    expect(rewriteProblems(GOOD, PATH)).toEqual([]);
    expect(rewriteProblems(`Far from the Cellar, near the Attic: ${GOOD}`, PATH)).toEqual([]);
  });

  test.each([
    ['', 'There is no text.'],
    ['x'.repeat(TEXT_LIMIT + 1), `The text is longer than ${TEXT_LIMIT} characters.`],
    ['From the hall to the attic and back to the hall.', 'The location "Cellar" is not named.'],
    ['The Attics and Hallways, the Cellars.', 'The location "Hall" is not named.'],
    [
      'From the hall to the attic, and down to the cellar.',
      'Locations are named out of order: name "Hall" when it is reached from "Attic". The whole way is Hall, Attic, Hall, Cellar: each location must be named each time it is reached, in this order.',
    ],
    [`Hall\n\n> up\n\n${GOOD}`, 'It is still a transcript: some lines begin with ">".'],
  ])('%#: %s', (text, problem) => {
    expect(rewriteProblems(text, PATH)[0]).toBe(problem);
  });

  test('tells of objects by their full names, near the place of their encounter', () => {
    const objects = [
      { name: 'brass lamp', first: 'Attic' },
      { name: 'rope', first: 'Cellar' },
      { name: 'sack', first: 'Hall' },
    ];
    const text =
      'In the Hall hung a rope. In the Attic she found a brass lamp. Back in the Hall, on to the Cellar: bags.';
    expect(objectsTold(objects, text, PATH)).toEqual([objects[0]]);
  });
});

describe('the prompt', () => {
  test("is the paper's, with the transcript as it is", () => {
    expect(rewritePrompt('Hall\n\n> say "{{ hello }}"')).toEqual([
      {
        role: 'system',
        content:
          'You are the extremely powerful AI-powered fiction text writer. You will be provided with a transcript of an interactive fiction game - some player sends actions, and a game returns observation. Your task is to rewrite it into a good-looking fiction text.',
      },
      { role: 'user', content: '# Transcript\n\nHall\n\n> say "{{ hello }}"' },
      {
        role: 'system',
        content:
          'Rewrite it into a good-looking fiction text -- put it into third person PoV, replace artificial looking text structures with normal narrative, remove redundant and repeating pieces.\nKEEP MENTIONS OF LOCATION NAMES DURING TRAVELS.',
      },
    ]);
  });

  test('shows a refused text with every reason', () => {
    expect(
      rewritePrompt('Hall', { text: 'A "tale"', problems: ['Too short.', 'Too sad.'] }).slice(3),
    ).toEqual([
      { role: 'assistant', content: 'A "tale"' },
      {
        role: 'user',
        content:
          'This text cannot be used yet:\n- Too short.\n- Too sad.\n\nWrite the whole text again with this mended, and nothing but the text.',
      },
    ]);
  });

  test('shows no empty text', () => {
    expect(
      rewritePrompt('Hall', { text: '', problems: ['There is no text.'] }).map(({ role }) => role),
    ).toEqual(['system', 'user', 'system', 'user']);
  });
});

describe('rewriting', () => {
  /** A writer that gives these texts, one after the other, and keeps what it was asked. */
  function scripted(texts: readonly string[]): Writer & { readonly asked: (readonly ChatMessage[])[] } {
    const asked: (readonly ChatMessage[])[] = [];
    return {
      name: 'script',
      settings: {},
      asked,
      async write(messages) {
        asked.push(messages);
        return { text: texts[asked.length - 1] ?? '', spent: { calls: 1, cost: 0.5, tokens: 10 } };
      },
    };
  }

  test('goes on until a text is good, and keeps the others', async () => {
    const writer = scripted(['Hall, Attic, Cellar', ` ${GOOD}\n`]);
    const problems = rewriteProblems('Hall, Attic, Cellar', PATH);
    expect(await rewrite('the transcript', PATH, writer, 3)).toEqual({
      kind: 'written',
      text: GOOD,
      refused: [{ text: 'Hall, Attic, Cellar', problems }],
      spent: { calls: 2, cost: 1, tokens: 20 },
    });
    expect(writer.asked).toEqual([
      rewritePrompt('the transcript'),
      rewritePrompt('the transcript', { text: 'Hall, Attic, Cellar', problems }),
    ]);
  });

  test('gives up after so many tries', async () => {
    const rewriting = await rewrite('the transcript', PATH, scripted(['', 'Hall']), 2);
    expect(rewriting).toMatchObject({
      kind: 'given up',
      refused: [{ text: '' }, { text: 'Hall' }],
      spent: { calls: 2 },
    });
  });
});

describe('a program as writer', () => {
  const messages = rewritePrompt('Hall');

  test('reads the prompt and prints the text', async () => {
    expect(await commandWriter('cat').write(messages)).toEqual({
      text: plainPrompt(messages),
      spent: { calls: 1, cost: 0, tokens: 0 },
    });
  });

  test('need not read the prompt', async () => {
    const long = rewritePrompt('Hall '.repeat(100_000));
    expect((await commandWriter('echo a tale').write(long)).text).toBe('a tale\n');
  });

  test('is no writer if it fails', async () => {
    await expect(commandWriter('echo no model >&2; exit 3').write(messages)).rejects.toThrow(
      new WriterError('"echo no model >&2; exit 3" ended with exit code 3: no model'),
    );
  });

  test('is cut off where no text is that long', async () => {
    const { text } = await commandWriter(`head -c ${2 * TEXT_LIMIT} /dev/zero | tr '\\0' x`).write(messages);
    expect(text.length).toBe(TEXT_LIMIT + 1);
  });

  test('is not waited for where it prints without end, or has left something running', async () => {
    expect((await commandWriter('yes').write(messages)).text.length).toBe(TEXT_LIMIT + 1);
    await expect(commandWriter('sleep 60 & kill $$').write(messages)).rejects.toThrow('ended with SIGTERM');
  });
});
