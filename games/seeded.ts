import { type Random, seeded } from '../datasets/seeded.ts';

/** One of the entries, the same for the same seed and purpose; undefined where there is none. */
export function chooseOne<T>(entries: readonly T[], seed: number, purpose: string): T | undefined {
  return entries.length === 0 ? undefined : entries[source(seed, purpose)(entries.length)];
}

/** The entries in an order that seed and purpose fix. */
export function shuffled<T>(entries: readonly T[], seed: number, purpose: string): T[] {
  const order = [...entries];
  const random = source(seed, purpose);
  for (let end = order.length - 1; end > 0; end--) {
    const other = random(end + 1);
    [order[end], order[other]] = [order[other] as T, order[end] as T];
  }
  return order;
}

/** Random numbers of their own for each purpose (`task3 zork1-02`): what is drawn for one item moves no other. */
function source(seed: number, purpose: string): Random {
  return seeded(`${seed} ${purpose}`);
}
