import type { StoryObject } from './item.ts';

/** task4's hint at the place where an object is first met, in the paper's words. */
export function encounterHint({ name }: Pick<StoryObject, 'name'>): string {
  return `the place of the first encounter of ${name}`;
}

/** task4's hint at the place where an object is put down for the last time, in the paper's words. */
export function leavingHint({ name }: Pick<StoryObject, 'name'>): string {
  return `the place where ${name} was left`;
}

/** The object that a hint names, without its article; `undefined` for a hint in other words. */
export function hintedThing(hint: string): string | undefined {
  const said = /^the place (?:of the first encounter of (.+)|where (.+) was left)$/iu.exec(hint.trim());
  return (said?.[1] ?? said?.[2])?.replace(/^(?:the|an?) /i, '');
}
