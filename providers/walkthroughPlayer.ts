import { readFileSync } from 'node:fs';
import { bundledWalkthrough } from '../games/catalogue.ts';
import { parseWalkthrough } from '../games/walkthrough.ts';
import { policyPlayer } from './playing/policy.ts';
import type { GameSettings } from './playing/settings.ts';
import { findPath } from './playing/setup.ts';

interface WalkthroughSettings extends GameSettings {
  /** Path of a walkthrough: one command a line, or a transcript; for known stories their own if left out. */
  readonly walkthrough?: string;
}

/** The ceiling of playing: plays a walkthrough, and must reach 100. Less means that the checkpoints are broken. */
export const WalkthroughPlayer = policyPlayer<WalkthroughSettings>('walkthrough', ({ story }, config) => {
  const { walkthrough, basePath } = config;
  const file = walkthrough === undefined ? bundledWalkthrough(story) : findPath(walkthrough, basePath);
  if (file === undefined)
    throw new Error(
      `no walkthrough of ${story.name} is known. Mend: set config.walkthrough to the path of one`,
    );
  const commands = parseWalkthrough(readFileSync(file, 'utf8'));
  return ({ step }) => commands[step] ?? null;
});

export default WalkthroughPlayer;
