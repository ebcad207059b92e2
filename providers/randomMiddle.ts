import { type Random, seeded } from '../datasets/seeded.ts';
import { baseline } from './baseline.ts';
import { drawMap } from './map.ts';
import { findPlaceNames } from './places.ts';
import { readPrompt } from './prompt.ts';

/** Visits for each place: what the bundled walks have on average (13.9 places long over 9.07 places). */
const VISITS_PER_PLACE = 1.5;

/**
 * Chance: source, a random place, target for the shortest path (a hint, which names no place, becomes a random
 * place too); for the other tasks a random walk over the listed places, and for the map over capitalised names
 * found in the text. The same prompt and `config.seed` (0 by default) always give the same answer.
 */
export const RandomMiddle = baseline('random-middle', (prompt, _context, { seed = 0 }) => {
  const { asks, text, locations, ends } = readPrompt(prompt);
  const random = seeded(`${seed}\n${asks}\n${text}\n${ends.join('\n')}`);
  const places = asks === 'map' ? findPlaceNames(text) : locations;
  if (places.length < 2) return places.join('\n');
  if (asks === 'shortest path') {
    const [from, to] = ends.map((end) => (places.includes(end) ? end : pick(places, random)));
    const between = places.filter((place) => place !== from && place !== to);
    return [from, pick(between, random), to].join('\n');
  }
  const walk = randomWalk(places, Math.round(places.length * VISITS_PER_PLACE), random);
  return asks === 'map' ? drawMap(walk) : walk.join('\n');
});

export default RandomMiddle;

function pick(places: readonly string[], random: Random): string {
  return places[random(places.length)] ?? '';
}

/** Never stays where it is; any place may follow any other. */
function randomWalk(places: readonly string[], steps: number, random: Random): string[] {
  const walk = [pick(places, random)];
  while (walk.length < steps) {
    const here = walk.at(-1);
    walk.push(
      pick(
        places.filter((place) => place !== here),
        random,
      ),
    );
  }
  return walk;
}
