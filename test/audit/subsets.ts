import type { Item } from '../../datasets/item.ts';
import { type Dataset, loadDataset } from '../../datasets/load.ts';
import { shotsByExample } from '../../datasets/questions.ts';

/** A few bundled items as a dataset of its own, changed if wanted; their examples stay. */
export function subset(ids: readonly string[], change: (item: Item) => Item = (item) => item): Dataset {
  const bundled = loadDataset();
  const items = ids.map((id) => change(bundled.items.get(id) as Item));
  return {
    name: 'subset.jsonl',
    version: 'sha256:0',
    items: new Map(items.map((item) => [item.id, item])),
    shots: shotsByExample(bundled.items),
    gamesKnown: true,
    warnings: [],
  };
}
