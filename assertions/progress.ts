import type { GradingResult } from 'promptfoo';
import { isPlay, type PlayMetadata } from '../games/play/metadata.ts';
import { refuseUnknown, shareFrom } from './grading.ts';

/** What promptfoo passes to the assertion, as far as it is read. */
interface ProgressContext {
  readonly providerResponse?: { readonly metadata?: Readonly<Record<string, unknown>> } | undefined;
  readonly config?: Readonly<Record<string, unknown>>;
}

/**
 * promptfoo assertion for plays: `type: javascript`, `value: file://assertions/progress.ts:progress`. The score is
 * progress ÷ 100, read from `metadata.play` of the provider's response and not from its text. A row passes from
 * `config.threshold` on, without it only when the game is won. Throws (an error row, not a zero) where the response is
 * none of a play, or the game has no checkpoints.
 */
export function progress(
  _output: unknown,
  { providerResponse, config = {} }: ProgressContext,
): GradingResult {
  const play = providerResponse?.metadata?.play;
  if (!isPlay(play))
    throw new Error(
      'the response is none of a play: give the row to the provider Player, or to one of walkthrough, random and wait',
    );
  const { checkpoints } = play;
  if (checkpoints === null)
    throw new Error(
      `there are no checkpoints for ${play.game}. Mend: set config.checkpoints of the provider to a file`,
    );
  const score = checkpoints.progress / 100;
  const threshold = readThreshold(config);
  return {
    pass: threshold === undefined ? play.end === 'won' : score >= threshold,
    score,
    reason: reason(play, checkpoints),
    namedScores: namedScores(play, checkpoints),
  };
}

function readThreshold({ threshold, ...others }: Readonly<Record<string, unknown>>): number | undefined {
  refuseUnknown(others, 'is threshold');
  return threshold === undefined ? undefined : shareFrom(threshold);
}

type Checked = NonNullable<PlayMetadata['checkpoints']>;

/** promptfoo makes null of what is not finite, so a game without a score has no `game_score`. */
function namedScores(play: PlayMetadata, { progress, highestPercentage }: Checked): Record<string, number> {
  const last = play.maps?.at(-1);
  return {
    progress,
    steps: play.commands.length,
    ...(play.score !== null && { game_score: play.score }),
    deaths: play.deaths,
    unreadable: play.unreadable,
    highest_percentage: highestPercentage,
    ...(last !== undefined && { map_edges_f1: last.map.edges_f1, map_nodes_f1: last.map.nodes_f1 }),
    ...(last?.way != null && { way_similarity: last.way.similarity, way_exact: last.way.exact }),
  };
}

const END: Readonly<Record<PlayMetadata['end'], string>> = {
  won: 'The game was won',
  died: 'The player died for good',
  quit: 'The player left the game',
  ended: 'The game was over',
  cap: 'The commands were used up',
  silent: 'No command came any more',
};

function reason({ end, commands, steps, limits }: PlayMetadata, { reached, progress }: Checked): string {
  const done = reached.filter(({ step }) => step !== null);
  const next = reached.find(({ step }) => step === null);
  return [
    `${END[end]} after ${commands.length} of ${steps} commands, with ${done.length} of ${reached.length} checkpoints and progress ${progress}.`,
    ...(next === undefined
      ? []
      : [`Not reached: ${next.title}${reached.length - done.length > 1 ? ', and others' : ''}.`]),
    ...(limits.length === 0 ? [] : [`Limits met: ${limits.join(', ')}.`]),
  ].join(' ');
}
