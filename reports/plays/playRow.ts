import { isPlay, type PlayMetadata } from '../../games/play/metadata.ts';
import { oneLine } from '../oneLine.ts';

/** A play of a game by a model, or the failure of one. */
export type PlayRow = {
  readonly model: string;
  readonly provider: string;
  readonly prompt: string;
  readonly game: string;
} & (
  | { readonly kind: 'played'; readonly play: PlayMetadata }
  | { readonly kind: 'error'; readonly error: string }
);

/** Ids of the providers that play. */
const PLAYING = /^plugh:(?:player:|(?:walkthrough|random|wait)$)/;

interface PromptfooRow {
  readonly provider: { readonly id: string; readonly label?: string };
  readonly prompt: { readonly label: string };
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly response?: { readonly metadata?: object; readonly error?: unknown } | null;
  readonly error?: string | null;
}

/**
 * A row of promptfoo's results as a play, or undefined where it is none. Throws an `Error` where it claims to be a
 * play and is not whole.
 */
export function readPlayRow(raw: PromptfooRow): PlayRow | undefined {
  const { provider, prompt, response, vars, error } = raw;
  const play: unknown = (response?.metadata as { play?: unknown } | undefined)?.play;
  if (play === undefined && !PLAYING.test(provider.id)) return undefined;
  const base = {
    model: oneLine(provider.label || provider.id),
    provider: provider.id,
    prompt: oneLine(prompt.label),
  };
  if (play === undefined) {
    const said = String(error || response?.error || 'the row holds no play');
    return { ...base, game: oneLine(String(vars?.game ?? 'unknown')), kind: 'error', error: oneLine(said) };
  }
  if (!isPlay(play)) throw new Error('its metadata.play is not whole');
  return { ...base, game: oneLine(play.game), kind: 'played', play };
}

/** Progress after a share of the budget (0 to 1), 0 to 100; a play that is over stays at what it reached. */
export function progressAt(play: PlayMetadata, share: number): number {
  return progressAfter(play, Math.floor(play.steps * share));
}

/** Progress after so many commands, 0 to 100; a play that is over stays at what it reached. */
export function progressAfter({ commands }: PlayMetadata, step: number): number {
  return commands[Math.min(step, commands.length) - 1]?.progress ?? 0;
}
