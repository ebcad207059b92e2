import type { Item } from './item.ts';
import type { ItemFault } from './schema.ts';

/**
 * Names of the published kind are in lower case and none stands inside another: the official scorer lower-cases
 * an answer but not the gold, and takes a name for another that holds all its words. Data that break this are
 * scored all the same, so the breaches are only warnings.
 */
export function checkOfficialNames({ locations }: Item): ItemFault[] {
  return locations.flatMap((name, index) => [...capitals(name, index), ...holder(name, index, locations)]);
}

function capitals(name: string, index: number): ItemFault[] {
  if (name === name.toLowerCase()) return [];
  return [
    {
      field: `locations[${index}]`,
      problem: `"${name}" has capital letters, so that the official scorer's fuzzy reading of paths never finds it`,
      remedy: 'write it in lower case, in the gold and in the list, or use the sound scorer',
      tolerable: true,
    },
  ];
}

function holder(name: string, index: number, locations: readonly string[]): ItemFault[] {
  const longer = locations.find((other) => other !== name && ` ${other} `.includes(` ${name} `));
  if (longer === undefined) return [];
  return [
    {
      field: `locations[${index}]`,
      problem: `"${name}" is a part of "${longer}", so that the official scorer's fuzzy match may take one for the other`,
      remedy: 'rename one of the two, or use the sound scorer',
      tolerable: true,
    },
  ];
}
