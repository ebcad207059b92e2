import { expect, test } from '@jest/globals';
import { keptByGold } from '../../../scoring/official/keptByGold.ts';

test('prepares each gold object once, and equal ones apart', () => {
  const prepared: object[] = [];
  const prepare = keptByGold((gold: { name: string }) => {
    prepared.push(gold);
    return gold.name.length;
  });
  const hall = { name: 'hall' };
  expect([prepare(hall), prepare(hall), prepare({ name: 'hall' })]).toEqual([4, 4, 4]);
  expect(prepared).toEqual([hall, { name: 'hall' }]);
});
