import { describe, expect, test } from '@jest/globals';
import { progress } from '../../assertions/progress.ts';
import type { PlayMetadata } from '../../games/play/metadata.ts';

const checked = (steps: readonly (number | null)[], progress: number) => ({
  reached: steps.map((step, index) => ({ id: `c${index}`, title: `Milestone ${index}`, weight: 50, step })),
  progress,
  highestPercentage: 100,
});

const PLAY: PlayMetadata = {
  game: 'zork1',
  checkpointsVersion: 1,
  seed: 0,
  steps: 700,
  commands: [{ command: 'n', room: 2, score: 5, progress: 50, reached: ['c1'] }],
  rooms: [{ id: 1, name: 'West of House', step: 0 }],
  moves: [],
  checkpoints: checked([null, 1], 50),
  score: 5,
  deaths: 2,
  unreadable: 3,
  end: 'cap',
  limits: ['steps'],
};

const grade = (play: unknown, config = {}) =>
  progress('transcript', { providerResponse: { metadata: { play } }, config });

describe('progress', () => {
  test('is read from the metadata of a play, with the numbers beside it', () => {
    expect(grade(PLAY)).toEqual({
      pass: false,
      score: 0.5,
      reason:
        'The commands were used up after 1 of 700 commands, with 1 of 2 checkpoints and progress 50. Not reached: Milestone 0. Limits met: steps.',
      namedScores: {
        progress: 50,
        steps: 1,
        game_score: 5,
        deaths: 2,
        unreadable: 3,
        highest_percentage: 100,
      },
    });
  });

  test('passes when the game is won, or from a threshold on', () => {
    expect(grade({ ...PLAY, end: 'won', checkpoints: checked([1, 1], 100) })).toMatchObject({
      pass: true,
      score: 1,
    });
    expect(grade(PLAY, { threshold: 0.5 })).toMatchObject({ pass: true });
    expect(grade(PLAY, { threshold: 0.51 })).toMatchObject({ pass: false });
  });

  test('shows what was known of the map, where it was asked', () => {
    const map = { answer: '', outcome: 'answered', edges_f1: 0.5, nodes_f1: 0.75 };
    const way = { from: 'a', to: 'b', answer: '', outcome: 'answered', similarity: 0.25, exact: 0 };
    const maps = [{ step: 9, places: 3, connections: 2, map, way }];
    expect(grade({ ...PLAY, maps }).namedScores).toMatchObject({
      map_edges_f1: 0.5,
      map_nodes_f1: 0.75,
      way_similarity: 0.25,
      way_exact: 0,
    });
    expect(grade({ ...PLAY, maps: [{ ...maps[0], way: null }] }).namedScores).not.toHaveProperty('way_exact');
  });

  test('a game without a score has none', () => {
    expect(grade({ ...PLAY, score: null }).namedScores).not.toHaveProperty('game_score');
  });
});

describe('an error row, and no zero, is made of', () => {
  test.each<[string, unknown, object, RegExp]>([
    ['a response that is no play', undefined, {}, /none of a play.*provider Player/],
    ['one that is not whole', { ...PLAY, commands: 3 }, {}, /none of a play/],
    ['a game without checkpoints', { ...PLAY, checkpoints: null }, {}, /no checkpoints for zork1\. Mend/],
    ['a threshold out of range', PLAY, { threshold: 50 }, /threshold must be a number from 0 to 1, not "50"/],
    ['an unknown setting', PLAY, { treshold: 0.5 }, /config\.treshold is no setting; known is threshold/],
  ])('%s', (_, play, config, message) => {
    expect(() => grade(play, config)).toThrow(message);
  });
});
