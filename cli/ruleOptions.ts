import { type Command, InvalidArgumentError, Option } from 'commander';
import { PAPER_RULE, type SegmentRule, WINDOW_STRATEGIES } from '../games/segments.ts';
import { positive } from './storyOptions.ts';

/** When a part of a walk is good, as options; the defaults are the paper's. */
export function addRuleOptions(command: Command): Command {
  return command
    .option('--min-places <number>', 'fewest different places of a segment', positive, PAPER_RULE.minPlaces)
    .option('--max-places <number>', 'most different places of a segment', positive, PAPER_RULE.maxPlaces)
    .option(
      '--min-complexity <number>',
      'fewest basic cycles and leaves of its map together (a straight line has 2)',
      positive,
      PAPER_RULE.minComplexity,
    )
    .addOption(
      new Option(
        '--windows <strategy>',
        'touching: a segment may begin where the last one ended; apart: only after it; overlapping: anywhere',
      )
        .choices(WINDOW_STRATEGIES)
        .default(PAPER_RULE.windows),
    );
}

export function ruleOf({ minPlaces, maxPlaces, minComplexity, windows }: SegmentRule): SegmentRule {
  if (minPlaces < 2 || maxPlaces < minPlaces)
    throw new InvalidArgumentError('--min-places must be 2 or more, and --max-places no less than it');
  return { minPlaces, maxPlaces, minComplexity, windows };
}
