import { checkText, type LineFault } from '../../datasets/check.ts';
import { hintedThing } from '../../datasets/hints.ts';
import type { Item, PathQuestion } from '../../datasets/item.ts';
import type { Dataset } from '../../datasets/load.ts';
import type { Edge } from '../../scoring/types.ts';
import { WordMaker, wordsOf } from '../inventedNames.ts';
import { isUnmistakable, NewWords } from './newWords.ts';
import { renameText } from './renameText.ts';
import { runsOf, tokensOf } from './tokens.ts';

/** A dataset whose every place has another name, and everything else is the same. */
export interface Twin {
  readonly items: readonly Item[];
  /** JSON Lines, as dataset files are. */
  readonly content: string;
  /** Items that break a rule of dataset files, as the published data may; they are not in the twin. */
  readonly leftOut: readonly LineFault[];
  /** `item: name` of every old name that a text of the twin still holds, as part of the name of a thing. */
  readonly remaining: readonly string[];
}

/**
 * Makes the twin of a dataset: every place is renamed, everywhere alike and the same way in all items of a game;
 * ids, games, things and hints stay, so that results on both can be set side by side. The same seed gives the same
 * twin. Examples of the published format stand inside the items and are lost: its twin serves 0-shot prompts only.
 */
export function perturb({ items: all }: Dataset, seed: number): Twin {
  const items = [...all.values()];
  const maker = new WordMaker(
    `${seed}`,
    wordsOf(items.flatMap(({ text, title = '', locations }) => [text, title, ...locations]).join(' ')),
  );
  const worlds = new Map<string, NewWords>();
  const renamed = items.map((item) => {
    const words = worlds.get(item.game) ?? new NewWords(maker);
    worlds.set(item.game, words);
    return renameItem(item, words, seed);
  });
  const { faults } = checkText(linesOf(renamed));
  const faulty = new Set(faults.map(({ id }) => id));
  const kept = renamed.filter(({ id }) => !faulty.has(id));
  return {
    items: kept,
    content: linesOf(kept),
    leftOut: faults,
    remaining: kept.flatMap(({ id, text }) => remainingIn(text, all.get(id) as Item)),
  };
}

function linesOf(items: readonly Item[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join('');
}

function renameItem(item: Item, words: NewWords, seed: number): Item {
  const { text, title, locations, edges, path, task3, task4, objects, source } = item;
  const name = (place: string) => words.rename(place);
  const things = [
    ...(objects ?? []).map((object) => object.name),
    ...[task4?.from, task4?.to].flatMap((hint = '') => hintedThing(hint) ?? []),
  ];
  const inText = (story: string) => renameText(story, { places: locations, things, words });
  const answers = ({ answers: paths }: PathQuestion) => paths.map((each) => each.map(name));
  return {
    ...item,
    ...(title !== undefined && { title: inText(title) }),
    text: inText(text),
    // By name, as the old order would tell something of the old names.
    locations: locations.map(name).sort(),
    ...(edges && { edges: edges.map(([a, b]): Edge => [name(a), name(b)]) }),
    ...(path && { path: path.map(name) }),
    ...(task3 && { task3: { from: name(task3.from), to: name(task3.to), answers: answers(task3) } }),
    ...(task4 && { task4: { ...task4, answers: answers(task4) } }),
    ...(objects && {
      objects: objects.map(({ first, left, ...object }) => ({
        ...object,
        first: name(first),
        ...(left !== undefined && { left: name(left) }),
      })),
    }),
    ...(source && {
      source: { ...source, writer: `${source.writer}; places renamed by plugh perturb, seed ${seed}` },
    }),
  };
}

function remainingIn(text: string, { id, locations }: Item): string[] {
  const tokens = tokensOf(text);
  return locations
    .filter((place) =>
      runsOf(tokensOf(place), tokens).some(
        ({ from, to }) =>
          tokens.slice(from, to).some(({ word, key }) => word !== key) ||
          place === place.toLowerCase() ||
          isUnmistakable(tokensOf(place)),
      ),
    )
    .map((place) => `${id}: ${place}`);
}
