import { shortestPaths } from '../datasets/shortestPaths.ts';
import { baseline } from './baseline.ts';
import { drawMap, moves } from './map.ts';
import { findMentions, findPlaceNames, type Mention } from './places.ts';
import { readPrompt, type SeenQuestion } from './prompt.ts';

/**
 * A reader without a model: it takes each mention of a place for a visit and each change of place for a move,
 * and answers every task from that, from the prompt alone. What a model gains over it is understanding.
 */
export const Reader = baseline('reader', (prompt) => {
  const question = readPrompt(prompt);
  const names = question.asks === 'map' ? findPlaceNames(question.text) : question.locations;
  const visits = withoutRepeats(findMentions(question.text, names));
  const walk = visits.map(({ name }) => name);
  switch (question.asks) {
    case 'map':
      return drawMap(walk);
    case 'path':
      return walk.join('\n');
    case 'reversed path':
      return walk.reverse().join('\n');
    case 'shortest path':
      return shortest(question, visits).join('\n');
  }
});

export default Reader;

function withoutRepeats(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(({ name }, index) => name !== mentions[index - 1]?.name);
}

function shortest({ text, locations, ends }: SeenQuestion, visits: readonly Mention[]): string[] {
  const [from, to] = ends.map((end) => (locations.includes(end) ? end : hintedPlace(end, text, visits)));
  if (from === undefined || to === undefined) return [];
  return shortestPaths(moves(visits.map(({ name }) => name)), from, to)[0] ?? [from, to];
}

/** Where the story is when the hint's object is first met, or was last spoken of. */
function hintedPlace(hint: string, text: string, visits: readonly Mention[]): string | undefined {
  const first = /^the place of the first encounter of (?:the )?(.+)$/.exec(hint)?.[1];
  const left = /^the place where (?:the )?(.+) was left$/.exec(hint)?.[1];
  const mentions = findMentions(text, [first ?? left ?? hint]);
  const at = (first === undefined ? mentions.at(-1) : mentions[0])?.at ?? 0;
  return (visits.findLast((visit) => visit.at <= at) ?? visits[0])?.name;
}
