import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { mapShape } from '../datasets/mapShape.ts';
import { dot } from '../datasets/questions.ts';
import { mapSvg } from '../games/drawing.ts';
import { namedMap } from '../games/placeMap.ts';
import { segmentMap, type WalkedMap } from '../games/segmentMap.ts';
import { mapStatistics, statisticsLines } from '../games/segmentStatistics.ts';
import { findSegments, lostLines, type SegmentRule } from '../games/segments.ts';
import { addRuleOptions, ruleOf } from './ruleOptions.ts';
import { addStoryOptions, playFile, type StoryArguments } from './storyOptions.ts';

interface SegmentsArguments extends StoryArguments, SegmentRule {
  readonly json?: true;
  readonly dot?: string;
  readonly svg?: string;
}

/** A segment as it is listed: turns of the walkthrough, the path, and the sizes of its map. */
interface ListedSegment extends WalkedMap {
  readonly number: number;
  readonly turns: readonly [first: number, last: number];
  readonly nodes: number;
  readonly cycles: number;
  readonly leaves: number;
}

/** `plugh segments`: the parts of a walkthrough whose maps are good, with the statistics of the paper's table 1. */
export function segmentsCommand(): Command {
  const command = new Command('segments')
    .description('find the parts of a walkthrough that make good items, with statistics of their maps')
    .argument('<game>', 'story file (Z-machine version 3, 4, 5 or 8)');
  return addRuleOptions(addStoryOptions(command))
    .option('--dot <folder>', 'write each map as Graphviz source into this folder')
    .option('--svg <folder>', 'write each map as a picture into this folder')
    .option('--json', 'print one JSON object: {rule, visits, segments, statistics, lostToNames}')
    .addHelpText(
      'after',
      `
Examples:
  plugh segments zork1.z3 --commands zork1.walkthrough.txt
  plugh segments zork1.z3 --commands zork1.walkthrough.txt --windows overlapping --svg maps`,
    )
    .action(async (game: string, options: SegmentsArguments) => {
      const rule = ruleOf(options);
      const { visits, segments, lostToNames } = findSegments(playFile(game, options), rule);
      const listed = segments.map((segment, index): ListedSegment => {
        const map = segmentMap(visits, segment);
        const { nodes, cycles, leaves } = mapShape(map.edges);
        const turns = [visits[segment.first]?.firstTurn ?? 0, visits[segment.last]?.lastTurn ?? 0] as const;
        return { number: index + 1, turns, nodes, cycles, leaves, ...map };
      });
      await writeMaps(listed, options);
      const statistics = mapStatistics(listed);
      if (options.json) {
        console.log(
          JSON.stringify({ rule, visits: visits.length, segments: listed, statistics, lostToNames }),
        );
        return;
      }
      for (const segment of listed) console.log(line(segment));
      for (const text of statisticsLines(statistics)) console.log(text);
      for (const text of lostLines({ visits: visits.length, lostToNames })) console.log(text);
    });
}

async function writeMaps(segments: readonly ListedSegment[], options: SegmentsArguments): Promise<void> {
  for (const folder of [options.dot, options.svg])
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const { number, edges } of segments) {
    const name = `segment-${String(number).padStart(2, '0')}`;
    if (options.dot !== undefined) writeFileSync(join(options.dot, `${name}.dot`), `${dot(edges)}\n`);
    if (options.svg !== undefined)
      writeFileSync(join(options.svg, `${name}.svg`), await mapSvg(namedMap(edges)));
  }
}

function line({ number, turns: [first, last], nodes, edges, cycles, leaves, path }: ListedSegment): string {
  return `${number}. turns ${first}–${last}: ${nodes} places, ${edges.length} edges, ${cycles} cycles, ${leaves} leaves\n   ${path.join(' → ')}`;
}
