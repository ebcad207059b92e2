import { expect, test } from '@jest/globals';
import type { View } from '../../../games/play/play.ts';
import type { Play } from '../../../games/play/record.ts';
import type { Session } from '../../../games/session.ts';
import { MapQuestions } from '../../../providers/playing/mapQuestions.ts';

const NAMES = ['', 'Canyon', 'Clearing', 'House', 'Clearing', 'River', 'Falls', 'Cellar'];
const session = { game: { objects: { name: (room: number) => NAMES[room] } } } as unknown as Session;

/** The ways that are asked for after plays with many seeds along a walk. */
async function asked(walk: readonly number[]): Promise<Set<string>> {
  const moves = walk
    .slice(1)
    .map((to, index) => ({ from: walk[index] as number, to, command: 'go', step: index }));
  const rooms = [...new Set(walk)].map((id) => ({ id, name: NAMES[id] as string, step: 0 }));
  const ways = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const questions = new MapQuestions(true, session, seed, async () => '');
    await questions.afterTurn({ step: 9 } as View, () => ({ moves, rooms }) as unknown as Play, true);
    const way = questions.result.maps?.[0]?.way;
    ways.add(way === null || way === undefined ? 'none' : [way.from, way.to].sort().join(' – '));
  }
  return ways;
}

test('the way is asked between two rooms that are far apart', async () => {
  expect(await asked([1, 2, 3])).toEqual(new Set(['Canyon – House']));
});

test('no way is asked where one as short leads through rooms of one name, which the gold would lack', async () => {
  // From the canyon to the house it is two moves through a clearing; without the clearings it would be four.
  const ways = await asked([4, 1, 2, 3, 7, 6, 5, 1]);
  expect(ways).not.toContain('Canyon – House');
  expect(ways.size).toBeGreaterThan(0);
  expect(ways).not.toContain('none');
  for (const way of ways)
    expect([
      'Canyon – Cellar',
      'Canyon – Falls',
      'Falls – House',
      'House – River',
      'Cellar – River',
    ]).toContain(way);
});
