import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Command } from 'commander';
import { mapDot, mapSvg } from '../games/drawing.ts';
import { exploredMap, type PlaceMap } from '../games/placeMap.ts';
import { visitsOf } from '../games/visits.ts';
import { commandsOption, playerOption, playFile, type StoryArguments, seedOption } from './storyOptions.ts';
import { textMap } from './textMap.ts';

interface MapArguments extends Omit<StoryArguments, 'commands'> {
  readonly commands?: string;
  readonly provider?: string;
  readonly providerConfig?: string;
  readonly output?: string;
}

/**
 * `plugh map`: draws the map of a file, which for a story file is what a walkthrough has explored, and for a text what a
 * model reads in it.
 */
export function mapCommand(): Command {
  return new Command('map')
    .description('draw the map that a walkthrough explores in a story file, or that a model reads in a text')
    .argument(
      '<file>',
      'story file (Z-machine version 3, 4, 5 or 8) with --commands, or text with --provider',
    )
    .addOption(commandsOption())
    .addOption(seedOption())
    .addOption(playerOption())
    .option('--provider <id>', 'a promptfoo provider that is asked for the map of a text, as in task1')
    .option('--provider-config <json>', "the provider's config, as in promptfooconfig.yaml")
    .option(
      '-o, --output <file>',
      'picture (.svg) or Graphviz source (.dot) to write; printed as SVG otherwise',
    )
    .addHelpText(
      'after',
      `
Examples:
  plugh map zork1.z3 --commands zork1.walkthrough.txt -o zork1.svg
  plugh map story.txt --provider openai:chat:gpt-4o-mini -o story.svg`,
    )
    .action(async (file: string, options: MapArguments) => {
      const { output } = options;
      const map = await mapOf(file, options);
      if (output === undefined) process.stdout.write(await mapSvg(map));
      else writeFileSync(output, extname(output) === '.dot' ? mapDot(map) : await mapSvg(map));
    });
}

/** Where the map comes from. */
async function mapOf(
  file: string,
  { commands, provider, providerConfig, ...options }: MapArguments,
): Promise<PlaceMap> {
  if (commands !== undefined && provider !== undefined)
    throw new Error('--commands is for a story file and --provider for a text: give one of them');
  if (provider !== undefined)
    return textMap(file, { provider, ...(providerConfig !== undefined && { providerConfig }) });
  if (commands === undefined)
    throw new Error(
      `give --commands, the walkthrough that explores ${file}, or --provider, the model that reads it if it is a text`,
    );
  return exploredMap(visitsOf(playFile(file, { commands, ...options }).turns));
}
