import { describe, expect, test } from '@jest/globals';
import { HistoryWindow } from '../../../providers/playing/window.ts';

const history = ['one', 'two', 'three', 'four'].map((shown) => ({ shown, reply: 'go', command: 'go' }));
const last = (limits: object, now = 'now') =>
  new HistoryWindow(limits).last(history, now).map(({ shown }) => shown);

describe('the history that a prompt repeats', () => {
  test.each([
    ['all of a short one', {}, ['one', 'two', 'three', 'four']],
    ['the last turns', { turns: 2 }, ['three', 'four']],
    ['none', { turns: 0 }, []],
    ['the last tokens: each turn here has two, what is shown now has one', { tokens: 5 }, ['three', 'four']],
    ['none where what is shown now fills it', { tokens: 1 }, []],
  ])('%s', (_, limits, wanted) => {
    expect(last(limits)).toEqual(wanted);
  });

  test('special tokens in an answer are letters like others', () => {
    const said = [{ shown: '<|endoftext|>', reply: '<|im_start|>', command: null }];
    expect(new HistoryWindow({ tokens: 1000 }).last(said, '<|endoftext|>')).toEqual(said);
  });

  test('a long text of one letter is soon counted', () => {
    const said = [{ shown: 'a'.repeat(1_000_000), reply: '', command: null }];
    expect(new HistoryWindow({ tokens: 1_000_000 }).last(said, '')).toEqual(said);
  });
});
