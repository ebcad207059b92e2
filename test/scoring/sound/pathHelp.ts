import { readFileSync } from 'node:fs';
import { soundPath } from '../../../scoring/sound/path.ts';
import type { PathGold, PathScore, PathStep } from '../../../scoring/types.ts';

/** Textbook Levenshtein over lists, to hold the scorer's against. */
export function naiveDistance(a: readonly string[], b: readonly string[]): number {
  let before = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, item] of a.entries()) {
    const now = [row + 1];
    for (const [column, other] of b.entries()) {
      now.push(
        Math.min(
          (before[column + 1] as number) + 1,
          (now[column] as number) + 1,
          (before[column] as number) + (item === other ? 0 : 1),
        ),
      );
    }
    before = now;
  }
  return (before[b.length] as number) / Math.max(a.length, b.length, 1);
}

/** `kitchen|hall~|?dungeon`: places, those of a weaker tier with `~`, and words that fit none with `?`. */
export function shown(steps: readonly PathStep[]): string {
  return steps
    .map((step) =>
      step.kind === 'unknown' ? `?${step.words}` : step.tier === 'strict' ? step.place : `${step.place}~`,
    )
    .join('|');
}

export const HOUSE: PathGold = {
  task: 'task2a',
  paths: [['kitchen', 'hall', 'attic']],
  locations: ['attic', 'cellar', 'great library', 'hall', 'kitchen'],
};

/** Scores an answer about the house of four rooms and a library. */
export function inTheHouse(response: string | null, gold: Partial<PathGold> = {}): PathScore {
  return soundPath(response, { ...HOUSE, ...gold });
}

/** Ways in which the path kitchen, hall, attic has been or may be written, one JSON string a line. */
export function pathFormats(): string[] {
  return readFileSync(new URL('pathFormats.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as string);
}

/** The same answer about other places, in the capitals of the original. */
export function withPlaces(
  format: string,
  [kitchen, hall, attic, cellar]: readonly [string, string, string, string],
): string {
  const names: Record<string, string> = { kitchen, hall, attic, cellar };
  return format.replace(/kitchen|hall|attic|cellar/gi, (word) => {
    const name = names[word.toLowerCase()] as string;
    if (word === word.toUpperCase()) return name.toUpperCase();
    return word === word.toLowerCase()
      ? name
      : name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
  });
}
