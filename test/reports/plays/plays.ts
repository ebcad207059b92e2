import type { PlayMetadata } from '../../../games/play/metadata.ts';
import { type PlayRow, readPlayRow } from '../../../reports/plays/playRow.ts';

/** A play of four commands at most, with its progress after each. */
export function play(progress: readonly number[], rest: Partial<PlayMetadata> = {}): PlayMetadata {
  return {
    game: 'zork1',
    checkpointsVersion: 1,
    seed: 0,
    steps: 4,
    commands: progress.map((value) => ({ command: 'n', room: 1, score: 0, progress: value, reached: [] })),
    rooms: [],
    moves: [],
    checkpoints: {
      reached: [{ id: 'one', title: 'One', weight: 100, step: progress.at(-1) === 100 ? 2 : null }],
      progress: progress.at(-1) ?? 0,
      highestPercentage: 90,
    },
    score: 0,
    deaths: 0,
    unreadable: 0,
    end: 'cap',
    limits: ['steps'],
    ...rest,
  };
}

/** A row as promptfoo writes it; without metadata, one whose calls failed. */
export const raw = (metadata: object | undefined, id = 'plugh:player:x', label = 'x') => ({
  provider: { id, label },
  prompt: { label: 'player' },
  vars: { game: 'zork1' },
  response: metadata === undefined ? null : { metadata },
  error: metadata === undefined ? 'player: the call failed' : null,
});
export const rows = (...all: ReturnType<typeof raw>[]) =>
  all.flatMap((each): PlayRow[] => {
    const row = readPlayRow(each);
    return row === undefined ? [] : [row];
  });
