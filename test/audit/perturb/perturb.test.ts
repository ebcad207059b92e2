import { describe, expect, test } from '@jest/globals';
import { wordsOf } from '../../../audit/inventedNames.ts';
import { perturb } from '../../../audit/perturb/perturb.ts';
import { checkText } from '../../../datasets/check.ts';
import type { Item } from '../../../datasets/item.ts';
import { loadDataset } from '../../../datasets/load.ts';
import { soundGraph } from '../../../scoring/sound/graph.ts';
import { strictName } from '../../../scoring/sound/names.ts';
import type { Edge } from '../../../scoring/types.ts';
import { subset } from '../subsets.ts';

/** Without its examples, which are not in the subset. */
function alone({ examples: _, ...item }: Item): Item {
  return item;
}

const original = loadDataset();
const twin = perturb(original, 1);
const pairs = twin.items.map((renamed) => ({ renamed, old: original.items.get(renamed.id) as Item }));

describe('the twin of the bundled data', () => {
  test('has every item, keeps every rule, and holds no old name', () => {
    expect(checkText(twin.content)).toEqual({ items: twin.items, faults: [] });
    expect([twin.items.length, twin.leftOut, twin.remaining]).toEqual([original.items.size, [], []]);
  });

  test('changes names only', () => {
    for (const { renamed, old } of pairs) {
      const { text, title, locations, edges, path, task3, task4, objects, source, ...rest } = renamed;
      expect(rest).toEqual(
        Object.fromEntries(Object.entries(old).filter(([field]) => Object.hasOwn(rest, field))),
      );
      expect(Object.keys(renamed)).toEqual(Object.keys(old));
      expect([task4?.from, task4?.to]).toEqual([old.task4?.from, old.task4?.to]);
      expect(objects?.map(({ name }) => name)).toEqual(old.objects?.map(({ name }) => name));
      expect(text.split(/\s/).length).toBe(old.text.split(/\s/).length);
      expect(text.match(/[’'“”]/g)).toEqual(old.text.match(/[’'“”]/g));
    }
  });

  test('has the same maps and answers under the new names', () => {
    for (const { renamed, old } of pairs) {
      const walked = new Map((old.path ?? []).map((place, step) => [place, renamed.path?.[step] as string]));
      const name = (place: string) => walked.get(place) as string;
      expect(old.locations.map(name).sort()).toEqual(renamed.locations);
      expect(renamed.path).toEqual(old.path?.map(name));
      expect(renamed.edges).toEqual(old.edges?.map(([a, b]): Edge => [name(a), name(b)]));
      expect(renamed.task3?.answers).toEqual(old.task3?.answers.map((path) => path.map(name)));
      expect(renamed.task4?.answers).toEqual(old.task4?.answers.map((path) => path.map(name)));
      expect([renamed.task3?.from, renamed.task3?.to]).toEqual(
        [old.task3?.from, old.task3?.to].map((end) => name(end ?? '')),
      );
    }
  });

  test('gives every name a word that no text has, and no two the same', () => {
    const known = wordsOf([...original.items.values()].map(({ text }) => text).join(' '));
    for (const { renamed, old } of pairs) {
      for (const place of renamed.locations) {
        expect([...wordsOf(place)].some((word) => !known.has(word))).toBe(true);
        expect(old.locations.map(strictName)).not.toContain(strictName(place));
      }
      expect(new Set(renamed.locations.map(strictName)).size).toBe(renamed.locations.length);
    }
  });

  test('renames a place alike in all items of a game, and the answers of the original are worth nothing', () => {
    const ofGame = new Map<string, string>();
    for (const { renamed, old } of pairs) {
      for (const [step, place] of (old.path ?? []).entries()) {
        const key = `${old.game} ${place}`;
        const name = renamed.path?.[step] as string;
        expect(ofGame.get(key) ?? name).toBe(name);
        ofGame.set(key, name);
      }
      const answer = `graph { ${old.edges?.map(([a, b]) => `"${a}" -- "${b}"`).join('; ')} }`;
      expect(soundGraph(answer, { edges: renamed.edges as Edge[] }).score).toBe(0);
    }
  });

  test('is the same for the same seed, and another for another', () => {
    const again = subset(['zork1-04', 'zork1-09'], alone);
    expect(perturb(again, 7).content).toBe(perturb(again, 7).content);
    expect(perturb(again, 7).content).not.toBe(perturb(again, 8).content);
  });
});

test('a thing that only a hint names keeps its name', () => {
  const [twin] = perturb(
    subset(['af-tide-mill-01'], ({ objects: _, ...item }) =>
      alone({
        ...item,
        text: `${item.text} The Mill-Yard key lay there.`,
        task4: {
          ...(item.task4 as NonNullable<Item['task4']>),
          from: 'the place of the first encounter of the Mill-Yard key',
        },
      }),
    ),
    1,
  ).items;
  expect(twin?.text).toMatch(/ The Mill-Yard key lay there\.$/);
  expect(twin?.text.match(/Mill-Yard/g)).toHaveLength(1);
});

test('an item that breaks a rule of dataset files is left out and named', () => {
  const broken = subset(['zork1-04', 'zork1-09'], (item) =>
    alone(
      item.id === 'zork1-04' ? { ...item, edges: [...(item.edges ?? []), item.edges?.[0] as Edge] } : item,
    ),
  );
  const { items, leftOut } = perturb(broken, 1);
  expect(items.map(({ id }) => id)).toEqual(['zork1-09']);
  expect(leftOut.map(({ id, problem }) => [id, problem])).toEqual([
    ['zork1-04', expect.stringContaining('stands there twice')],
  ]);
});
