import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Command } from 'commander';
import { mapDot, mapSvg } from '../games/drawing.ts';
import { exploredMap, type PlaceMap } from '../games/placeMap.ts';
import { visitsOf } from '../games/visits.ts';
import { commandsOption, playerOption, playFile, type StoryArguments, seedOption } from './storyOptions.ts';

interface MapArguments extends Omit<StoryArguments, 'commands'> {
  readonly commands?: string;
  readonly output?: string;
}

/** `plugh map`: draws the map of a file, which for a story file is what a walkthrough has explored. */
export function mapCommand(): Command {
  return new Command('map')
    .description('draw the map that a walkthrough explores in a story file')
    .argument('<file>', 'story file (Z-machine version 3, 4, 5 or 8)')
    .addOption(commandsOption())
    .addOption(seedOption())
    .addOption(playerOption())
    .option(
      '-o, --output <file>',
      'picture (.svg) or Graphviz source (.dot) to write; printed as SVG otherwise',
    )
    .addHelpText(
      'after',
      `
Example:
  plugh map zork1.z3 --commands zork1.walkthrough.txt -o zork1.svg`,
    )
    .action(async (file: string, options: MapArguments) => {
      const { output } = options;
      const map = mapOf(file, options);
      if (output === undefined) process.stdout.write(await mapSvg(map));
      else writeFileSync(output, extname(output) === '.dot' ? mapDot(map) : await mapSvg(map));
    });
}

/** Where the map comes from. */
function mapOf(file: string, { commands, ...options }: MapArguments): PlaceMap {
  if (commands === undefined)
    throw new Error(`--commands is missing: give the walkthrough that explores ${file}`);
  return exploredMap(visitsOf(playFile(file, { commands, ...options }).turns));
}
