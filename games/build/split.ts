import type { Item } from '../../datasets/item.ts';
import { shuffled } from '../seeded.ts';

/** Examples that an item should have: the paper asks with up to three. */
const EXAMPLES = 3;
/** Share of the items that serve as examples, about as in the paper (12 of 125). */
const DEV_SHARE = 0.1;
/** More of a small dataset is not given away for the sake of a further example. */
const MOST_DEV = 2 / 3;

/** Items in their splits, and how many examples every test item has (0 to 3). */
export interface Split {
  readonly items: readonly Item[];
  readonly examples: number;
}

/**
 * Puts items into dev and test and gives each its examples: dev items of other games, of different games as far as
 * there are any, with gold for every task that the item has. A tenth of the items is dev, and more where examples need
 * it, taken from all games in turn: with three games, two of each. Where three examples would leave less than a third to
 * test, there are fewer; a single game has none.
 */
export function splitItems(items: readonly Item[], seed: number): Split {
  const dev = chooseDev(items, seed);
  const chosen = items.map((item): Item => ({ ...item, split: dev.includes(item) ? 'dev' : 'test' }));
  const examples = chosen.map((item) => examplesFor(item, chosen, seed));
  const count = Math.min(
    EXAMPLES,
    ...examples.filter((_, index) => chosen[index]?.split === 'test').map(({ length }) => length),
  );
  return {
    items: chosen.map((item, index) => withExamples(item, (examples[index] as string[]).slice(0, count))),
    examples: count,
  };
}

function withExamples(item: Item, examples: readonly string[]): Item {
  const { objects, source, ...rest } = item;
  return { ...rest, examples, ...(objects && { objects }), ...(source && { source }) };
}

/** The dev items for as many examples as can be had without using up the items. */
function chooseDev(items: readonly Item[], seed: number): Item[] {
  for (let goal = EXAMPLES; goal > 0; goal--) {
    const dev = devFor(goal, items, seed);
    if (dev !== undefined && dev.length <= MOST_DEV * items.length) return dev;
  }
  return [];
}

/** Dev items such that each game has `goal` of other games; undefined where there are not enough. */
function devFor(goal: number, items: readonly Item[], seed: number): Item[] | undefined {
  const games = [...new Set(items.map(({ game }) => game))];
  const waiting = shuffled(items.filter(hasAllGold), seed, 'dev');
  const dev: Item[] = [];
  const devOf = (game: string) => dev.filter((item) => item.game === game).length;
  const leftOf = (game: string) => items.filter((item) => item.game === game).length - devOf(game);
  const reached = () => games.every((game) => dev.length - devOf(game) >= goal);
  while (!reached() || dev.length < DEV_SHARE * items.length) {
    // The game that has given least so far, and of these the one that has most left.
    const open = games.filter((game) => waiting.some((item) => item.game === game));
    const [game] = open.sort((a, b) => devOf(a) - devOf(b) || leftOf(b) - leftOf(a));
    if (game === undefined) return reached() ? dev : undefined;
    const next = waiting.findIndex((item) => item.game === game);
    dev.push(...waiting.splice(next, 1));
  }
  return dev;
}

function hasAllGold({ edges, path, task3, task4 }: Item): boolean {
  return edges !== undefined && path !== undefined && task3 !== undefined && task4 !== undefined;
}

/** Ids of the examples, one of each other game before a second of any. */
function examplesFor(item: Item, items: readonly Item[], seed: number): string[] {
  const others = shuffled(
    items.filter(({ split, game }) => split === 'dev' && game !== item.game),
    seed,
    `examples ${item.id}`,
  );
  const rank = new Map<string, number>();
  const ranked = others.map(({ id, game }) => {
    rank.set(game, (rank.get(game) ?? -1) + 1);
    return { id, rank: rank.get(game) as number };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, EXAMPLES)
    .map(({ id }) => id);
}
