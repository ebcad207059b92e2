import { expect, test } from '@jest/globals';
import { remarkRemover } from '../../../scoring/sound/edgeRemarks.ts';
import type { Edge } from '../../../scoring/types.ts';

/** Chains of names, parted by bars, with the remarks taken off. */
function bare(chains: readonly string[]): string[] {
  const names = chains.map((chain) => chain.split('|'));
  const lines = names.map((chain) =>
    chain.slice(1).map((to, position): Edge => [chain[position] as string, to]),
  );
  const remove = remarkRemover(lines);
  return names.map((chain) => chain.map(remove).join('|'));
}

test.each<[what: string, lines: readonly string[], bare: readonly string[]]>([
  [
    'of three words in brackets',
    ['kitchen|hall (up the ladder)', 'hall (up ladder)|attic ( up  there )', 'cellar: up the ladder|mill'],
    ['kitchen|hall', 'hall (up ladder)|attic ( up  there )', 'cellar: up the ladder|mill'],
  ],
  [
    'of one word, where the place is known without it',
    ['kitchen|hall (door)', 'Hall|attic (up)', 'hall: north|mill'],
    ['kitchen|hall', 'Hall|attic (up)', 'hall|mill'],
  ],
  [
    'on every line, where one is known for a remark',
    ['kitchen|hall: north', 'hall|attic (up)'],
    ['kitchen|hall', 'hall|attic'],
  ],
  [
    'but not on every line, where none is known for one',
    ['kitchen|hall (door)', 'cellar|attic: up'],
    ['kitchen|hall (door)', 'cellar|attic: up'],
  ],
  [
    'but not where a line ends without one',
    ['kitchen|hall (door)', 'hall|attic (up)', 'hall|cellar'],
    ['kitchen|hall', 'hall|attic (up)', 'hall|cellar'],
  ],
  [
    'but not where a name before has one',
    ['kitchen|bridge (aft)|hall (door)', 'hall|attic (up)'],
    ['kitchen|bridge (aft)|hall', 'hall|attic (up)'],
  ],
])('takes remarks off %s', (_, lines, expected) => expect(bare(lines)).toEqual(expected));
