import { describe, expect, test } from '@jest/globals';
import { answerProper, declines, MAX_ANSWER_CHARS, unescapeJson } from '../../../scoring/sound/debris.ts';

function textOf(response: string): string {
  return answerProper(response).text.trim();
}

describe('answerProper', () => {
  test.each([
    ['<think>kitchen</think>hall', 'hall'],
    ['<thinking>\nkitchen\n</thinking>\n\nhall', 'hall'],
    ['<Reasoning>kitchen</Reasoning>hall', 'hall'],
    ['[THINK]kitchen[/THINK]hall', 'hall'],
    ['&lt;think&gt;kitchen&lt;/think&gt;hall', 'hall'],
    ['kitchen</think>hall', 'hall'],
    ['<think>a <think> b</think> c</think>hall', 'hall'],
    ['<think>a <think> b</think>hall', 'hall'],
    ['kitchen<think>a</think>b</think>hall', 'hall'],
    ['◁think▷kitchen◁/think▷hall', 'hall'],
    ['<|begin_of_thought|>kitchen<|end_of_thought|>hall', 'hall'],
    ['kitchen<|END_OF_THOUGHT|>hall', 'hall'],
    ['<think>a</think>hall\n<think>b</think>', 'hall'],
    ['hall\n<think>b', 'hall'],
    ['<|channel|>final<|message|>hall', 'hall'],
    ['<think>a</think><think>b</think>hall', 'hall'],
    [
      '<|channel|>analysis<|message|>kitchen<|end|><|start|>assistant<|channel|>final<|message|>hall<|return|>',
      'hall',
    ],
  ])('takes reasoning off %j', (response, text) => {
    expect(textOf(response)).toBe(text);
    expect(answerProper(response).deviations).toContain('reasoning');
  });

  test('finds no answer in reasoning that never ends', () => {
    expect(answerProper('<think>graph { a -- b }')).toEqual({
      text: '',
      turns: [],
      deviations: ['reasoning'],
    });
  });

  test.each([
    ['assistant\n\nhall', 'hall'],
    ['assistant\nhall', 'hall'],
    ['kitchen\natticassistant\n\nkitchen', 'kitchen\nattic'],
    ['}assistant\n\ngraph', '}'],
    ['hall\nassistant\n\nkitchen', 'hall'],
    ['hall<|eot_id|>', 'hall'],
    ['hall<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\nkitchen', 'hall'],
    ['<|im_start|>assistant\nhall<|im_end|>', 'hall'],
    ['<start_of_turn>model\nhall<end_of_turn>', 'hall'],
    ['<s>[INST]hall</s>', 'hall'],
    [' \n<s>hall', 'hall'],
  ])('cuts template debris off %j', (response, text) => {
    expect(textOf(response)).toBe(text);
    expect(answerProper(response).deviations).toEqual(['debris']);
  });

  test.each([
    'shop assistant\n\nhall',
    'I am your assistant\n\nhall',
    "the 'assistant\n\nhall",
    'Assistants\n\nhall',
  ])('leaves words of the answer in %j', (response) => {
    expect(answerProper(response)).toEqual({ text: response, turns: [response], deviations: [] });
  });

  test('keeps later turns for an answer whose first turn says nothing', () => {
    expect(answerProper('Here you go.assistant\n\nhall').turns).toEqual(['Here you go.', 'hall']);
  });

  test.each([
    ['graph G {\\n\\"a\\" -- \\"b\\";\\n}', 'graph G {\n"a" -- "b";\n}'],
    ['"kitchen\\nhall"', 'kitchen\nhall'],
    ['kitchen\\nhall\\nattic', 'kitchen\nhall\nattic'],
    ['graph {\\n"tea\\nroom" -- "hall"\\n}', 'graph {\n"tea\\nroom" -- "hall"\n}'],
    ['kitchen\\thall \\\\ attic', 'kitchen\thall \\ attic'],
    ['kitchen\\nhall\n', 'kitchen\nhall\n'],
    ['"kitchen" -- "hall"\\n"hall" -- "attic"', '"kitchen" -- "hall"\n"hall" -- "attic"'],
  ])('undoes the escapes of %j', (response, text) => {
    expect(answerProper(response)).toEqual({ text, turns: [text], deviations: ['escaped'] });
  });

  test.each([
    'graph {\n"tea\\nroom" -- "hall"\n}',
    'graph { "tea\\nroom" -- "say \\"hi\\"" }',
    'n\\s passage',
    '"tea\\nroom" -- "hall"',
    '["tea\\nroom"]',
    '"kitchen"',
  ])('leaves the escapes of %j', (response) => {
    expect(answerProper(response).text).toBe(response);
  });

  test('levels byte order mark and line ends', () => {
    expect(answerProper('\ufeffa\rb\r\nc')).toEqual({ text: 'a\nb\nc', turns: ['a\nb\nc'], deviations: [] });
    expect(answerProper('a\ufeffb').text).toBe('a\ufeffb');
  });

  test('names what was taken off in alphabetical order', () => {
    const { deviations } = answerProper('<think>kitchen</think>hall<|eot_id|>');
    expect(deviations).toEqual(['debris', 'reasoning']);
  });

  test('reads up to a limit, behind the reasoning, and says so', () => {
    const long = 'a'.repeat(MAX_ANSWER_CHARS);
    expect(answerProper(`<think>${long}</think>${long}`)).toMatchObject({
      text: long,
      deviations: ['reasoning'],
    });
    expect(answerProper(`${long}b`)).toMatchObject({ text: long, deviations: ['cut'] });
  });
});

describe('declines', () => {
  test.each([
    "I'm sorry, but I can’t help with that.",
    'I cannot produce a graph {see policy} for this.',
    'The text does not mention any locations.',
    'As an AI -- I mean, a language model -> sorry.',
    'There is no path between the two locations.',
    'Unable to determine the map.',
    'I can’t say.',
  ])('%j declines', (text) => {
    expect(declines(text)).toBe(true);
  });

  test.each(['kitchen\nhall', 'graph {', 'Here it is:', ''])('%j does not', (text) => {
    expect(declines(text)).toBe(false);
  });

  test('an excuse far down does not', () => {
    expect(declines(`${'kitchen '.repeat(250)}, sorry`)).toBe(false);
  });
});

test('letters that a JSON string has escaped are read, where no quote is real', () => {
  expect(unescapeJson('kitchen\\n\\u00e9tage \\"1\\"')).toBe('kitchen\n\u00e9tage "1"');
});
