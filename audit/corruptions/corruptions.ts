import { WordMaker, wordsOf } from '../inventedNames.ts';
import { askedPaths } from '../spellings/writings.ts';
import type { Asked } from '../subject.ts';
import type { Corruption } from './corruption.ts';
import { corruptGraph } from './graph.ts';
import { corruptPath } from './path.ts';

/** Every single corruption of every right answer of a question. */
export function corruptionsOf({ item, gold }: Asked): Corruption[] {
  const invented = inventedPlace(item.id, [item.text, ...item.locations].join(' '));
  if (gold.kind === 'graph') return corruptGraph(gold.gold.edges, invented);
  const accepted = askedPaths(gold.gold);
  return accepted.flatMap((right) => corruptPath(right, { accepted, places: gold.gold.locations, invented }));
}

/** A place of two words that share nothing with any word of the item. */
function inventedPlace(id: string, text: string): string {
  const words = new WordMaker(id, wordsOf(text));
  return [words.make(), words.make()].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
