import type { ProviderResponse } from 'promptfoo';
import type { PlayMetadata } from '../../games/play/metadata.ts';
import type { Play } from '../../games/play/record.ts';
import type { Setup } from './setup.ts';

/** A play as a response of promptfoo: the output is the transcript. */
export function playResponse(
  { story, checkpoints, seed, steps }: Setup,
  { transcript, ...play }: Play,
  besides: Pick<PlayMetadata, 'retries' | 'maps'> = {},
): ProviderResponse {
  const metadata: PlayMetadata = {
    game: checkpoints?.game ?? story.name,
    checkpointsVersion: checkpoints?.version ?? null,
    seed,
    steps,
    ...play,
    ...besides,
  };
  return { output: transcript, metadata: { play: metadata } };
}
