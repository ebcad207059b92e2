import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Gives whole numbers from 0 to below `count`. */
export type Random = (count: number) => number;

/** Random numbers that are the same ones for the same text. */
export function seeded(text: string): Random {
  const generator = xoroshiro128plus(createHash('sha256').update(text).digest().readInt32LE());
  return (count) => uniformInt(generator, 0, count - 1);
}
