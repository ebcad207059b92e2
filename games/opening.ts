import type { Game, Turn } from './zmachine/game.ts';

/** Most keys pressed to get past title pages. */
const KEY_LIMIT = 20;

/** Starts a game and presses Return at "press any key" until it asks for a command; the texts are put together. */
export function openGame(game: Game): Turn {
  let turn = game.start();
  for (let keys = 0; turn.awaits === 'key' && keys < KEY_LIMIT; keys++) {
    const next = game.send('');
    const shift = turn.text.length;
    turn = {
      text: turn.text + next.text,
      bold: [
        ...turn.bold,
        ...next.bold.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
      ],
      status: `${turn.status}\n${next.status}`,
      awaits: next.awaits,
    };
  }
  return turn;
}
