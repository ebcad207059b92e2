import type { StoryObject } from '../datasets/item.ts';
import { mentionable } from '../datasets/mention.ts';

/** Longest text that is read, in characters; a transcript of 20 places has some tens of thousands. */
export const TEXT_LIMIT = 200_000;
/** Most steps that are named in one reason; what follows a wrong turn is wrong as a rule. */
const STEP_LIMIT = 5;

/**
 * What is wrong with a text that should tell a walk, each as a sentence for the writer; none for a good text: it names
 * every place, and the places in the order in which they were walked, whatever else it names between.
 */
export function rewriteProblems(text: string, path: readonly string[]): string[] {
  if (text.trim() === '') return ['There is no text.'];
  if (text.length > TEXT_LIMIT) return [`The text is longer than ${TEXT_LIMIT} characters.`];
  const prompts = text.split('\n').some((line) => line.startsWith('>'));
  return [
    ...(prompts ? ['It is still a transcript: some lines begin with ">".'] : []),
    ...placeProblems(mentionable(text), path),
  ];
}

function placeProblems(words: string, path: readonly string[]): string[] {
  const unnamed = [...new Set(path)].filter((place) => !words.includes(mentionable(place)));
  if (unnamed.length > 0) return unnamed.map((place) => `The location "${place}" is not named.`);
  const missed = missedSteps(words, path);
  if (missed.length === 0) return [];
  const steps = missed
    .slice(0, STEP_LIMIT)
    .map((step) =>
      step === 0
        ? `"${path[0]}" at the start`
        : `"${path[step]}" when it is reached from "${path[step - 1]}"`,
    );
  return [
    `Locations are named out of order: name ${steps.join(', ')}. The whole way is ${path.join(', ')}: each location must be named each time it is reached, in this order.`,
  ];
}

/** The steps that are not named after those before them. */
function missedSteps(words: string, path: readonly string[]): number[] {
  const missed: number[] = [];
  let from = 0;
  for (const [step, place] of path.entries()) {
    const name = mentionable(place);
    const at = words.indexOf(name, from);
    if (at === -1) missed.push(step);
    // The blank after a name is the one before the next.
    else from = at + name.length - 1;
  }
  return missed;
}

/**
 * The objects that a text still tells of by their full names, and for the first time where they were first met: not
 * before the text can have come near that place, nor after it must have left it.
 */
export function objectsTold(
  objects: readonly StoryObject[],
  text: string,
  path: readonly string[],
): StoryObject[] {
  const words = mentionable(text);
  return objects.filter(({ name, first }) => {
    const at = words.indexOf(mentionable(name));
    return at !== -1 && firstAppearanceFits(words, at, first, path);
  });
}

/** A sentence may name the object before the place, so that each neighbouring step counts as near. */
function firstAppearanceFits(words: string, at: number, place: string, path: readonly string[]): boolean {
  const before = path.slice(0, Math.max(0, path.indexOf(place) - 1));
  const after = path.slice(path.lastIndexOf(place) + 2);
  return (
    missedSteps(words.slice(0, at + 1), before).length === 0 &&
    missedSteps(words.slice(at), after).length === 0
  );
}
