import { expect, test } from '@jest/globals';
import { turnTemplate } from '../../../providers/playing/turnPrompt.ts';

const seen = (raw: string) =>
  turnTemplate(raw, raw).render({
    game: 'zork1',
    hints: '',
    step: 1,
    steps: 9,
    omitted: 0,
    history: [{ shown: 'West of House', reply: 'north', command: 'north' }],
    now: 'North of House',
  });

test('a prompt that uses the history in a tag is the template of every turn', () => {
  expect(seen('{% for turn in history %}{{ turn.reply }}{% endfor %}: {{ now }}')).toBe(
    'north: North of House',
  );
  expect(seen('{{- history.length -}}/{{ now }}')).toBe('1/North of House');
});

test('a prompt that speaks of history is what the model is told to do, and the game is shown all the same', () => {
  for (const raw of ['You are a professor of history.', 'It is {{ 1 }} for the history books.']) {
    const messages = JSON.parse(seen(raw));
    expect(messages[0].content).toContain(raw);
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'North of House' });
  }
});
