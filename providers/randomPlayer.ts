import type { View } from '../games/play/play.ts';
import { chooseOne } from '../games/seeded.ts';
import { policyPlayer } from './playing/policy.ts';
import type { GameSettings } from './playing/settings.ts';
import type { Setup } from './playing/setup.ts';

interface RandomSettings extends GameSettings {
  /** Seed of what is drawn, apart from the game's; 0 if left out. */
  readonly playerSeed?: number;
}

const WAYS = 'north south east west northeast northwest southeast southwest up down in out'.split(' ');
const VERBS = 'take drop open close examine read push pull turn move enter climb eat light attack'.split(' ');
const PREPOSITIONS = ['in', 'on', 'with'];

/** Chance: goes somewhere, or does something with things that are there. The same seeds always give the same play. */
export const RandomPlayer = policyPlayer<RandomSettings>('random', (setup, { playerSeed = 0 }) => {
  return (view) => {
    const draw = <T>(from: readonly T[], what: string) =>
      chooseOne(from, playerSeed, `${setup.story.name} ${view.step} ${what}`);
    const things = nouns(setup, view);
    const kind = draw(['go', 'go', 'do', 'do', 'put'], 'kind');
    if (kind === 'go' || things.length === 0) return draw(WAYS, 'way') ?? null;
    const thing = draw(things, 'thing');
    return kind === 'do'
      ? `${draw(VERBS, 'verb')} ${thing}`
      : `put ${thing} ${draw(PREPOSITIONS, 'preposition')} ${draw(things, 'other')}`;
  };
});

export default RandomPlayer;

/** Shown texts in which things are looked for: those of a room are seldom told of again. */
const TEXTS = 8;

/** The nouns of what is in the room and with the player, and of other objects that the last texts speak of. */
function nouns({ session }: Setup, { state, history, text }: View): string[] {
  const { objects } = session.game;
  const here = new Set(session.things(state));
  const said = [...history.slice(-TEXTS).map(({ shown }) => shown), text].join(' ').toLowerCase();
  const words = new Set(said.match(/[a-z-]{2,20}/g));
  const all = Array.from({ length: objects.count() }, (_, index) => index + 1).map((object) => ({
    noun: nounOf(objects.name(object)),
    isHere: here.has(object),
  }));
  return [
    ...new Set(all.filter(({ noun, isHere }) => isHere || words.has(noun)).map(({ noun }) => noun)),
  ].filter((noun) => noun.length > 1);
}

/** The last word of a short name, or the one before "of". */
function nounOf(name: string): string {
  return (name.toLowerCase().split(' of ')[0] ?? '').match(/[a-z-]+/g)?.at(-1) ?? '';
}
