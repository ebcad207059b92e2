import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED, loadDataset } from '../datasets/load.ts';
import { packageRoot } from '../datasets/packageRoot.ts';
import { cardTables } from './cardTables.ts';
import { croissant } from './croissant.ts';

export const cardFolder = join(packageRoot, 'datasets/plugh-open');
const BEGIN = '<!-- counted from the data by `npm run card` -->';
const END = '<!-- end of what is counted -->';

/** The files of the card as they should be, by name. */
export function cardFiles(): Readonly<Record<'README.md' | 'croissant.json', string>> {
  const read = (name: string) => readFileSync(join(cardFolder, name));
  const card = read('README.md').toString();
  const [before, after] = [card.indexOf(BEGIN), card.indexOf(END)];
  if (before === -1 || after < before)
    throw new Error(`README.md has no place between "${BEGIN}" and "${END}"`);
  const items = [...loadDataset('plugh-open').items.values()];
  const description = croissant(BUNDLED['plugh-open'].version, {
    'items.jsonl': read('items.jsonl'),
    'recorded.jsonl': read('recorded.jsonl'),
  });
  return {
    'README.md': `${card.slice(0, before + BEGIN.length)}\n\n${cardTables(items)}\n\n${card.slice(after)}`,
    'croissant.json': `${JSON.stringify(description, null, 2)}\n`,
  };
}
