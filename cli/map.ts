import { extname } from 'node:path';
import { Command } from 'commander';
import { mapDot, mapSvg } from '../games/drawing.ts';
import { exploredMap, type PlaceMap } from '../games/placeMap.ts';
import { visitsOf } from '../games/visits.ts';
import { commandsOption, playerOption, playFile, type StoryArguments, seedOption } from './storyOptions.ts';
import { textMap } from './textMap.ts';
import { checkPlace, writeWhole } from './writeWhole.ts';

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
      // Before a model is asked, which costs time and money.
      const draw = drawingOf(output);
      if (output !== undefined) checkPlace(output);
      const drawn = await draw(await mapOf(file, options));
      if (output === undefined) process.stdout.write(drawn);
      else writeWhole(output, drawn);
    });
}

/** How a map is drawn for a file of this name; SVG where it is printed. */
function drawingOf(output?: string): (map: PlaceMap) => string | Promise<string> {
  if (output === undefined) return mapSvg;
  const ending = extname(output).toLowerCase();
  if (ending === '.svg') return mapSvg;
  if (ending === '.dot') return mapDot;
  throw new Error(`"${output}" would be neither picture nor source: give a name that ends in .svg or .dot`);
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
